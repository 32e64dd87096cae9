import { buildIfNeeded } from './build.mjs';

await buildIfNeeded();
await import('../dist/server/main.js');
