import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Built in a separate process, since building sets NODE_ENV and leaves much in memory.
const build = fileURLToPath(new URL('build.mjs', import.meta.url));
execFileSync(process.execPath, [build, '--if-needed'], { stdio: 'inherit' });

const program = process.argv[2] ?? 'main';
await import(`../dist/server/${program}.js`);
