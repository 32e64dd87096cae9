import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { keepRunning } from './keepRunning.mjs';

// Built in a separate process, since building sets NODE_ENV and leaves much in memory.
const build = fileURLToPath(new URL('build.mjs', import.meta.url));
execFileSync(process.execPath, [build, '--if-needed'], { stdio: 'inherit' });

const program = new URL(`../dist/server/${process.argv[2] ?? 'main'}.js`, import.meta.url);
if (process.argv[2]) await import(program.href);
else await keepRunning(fileURLToPath(program));
