import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { showStarting } from './startingPage.mjs';

/** Wait before the next start, in milliseconds; as `RestartSec` in deploy/casebook.service. */
const WAIT = 2000;

/** Where processes have groups; elsewhere Ctrl+C reaches the server by itself. */
const HAS_GROUPS = process.platform !== 'win32';

const name = process.argv[2] ?? 'main';
const page = name === 'main' ? showStarting() : undefined;

// Built in a separate process, since building sets NODE_ENV and leaves much in memory.
const build = fileURLToPath(new URL('build.mjs', import.meta.url));
const [failed] = await once(spawn(process.execPath, [build, '--if-needed'], { stdio: 'inherit' }), 'exit');
if (failed !== 0) process.exit(failed ?? 1);

const program = new URL(`../dist/server/${name}.js`, import.meta.url);
if (page) await keepRunning(fileURLToPath(program));
else await import(program.href);

/**
 * Runs the server in a child process and starts it again when it ended by an error, as systemd does. Ends with it when
 * it was told to end, or could not start.
 */
async function keepRunning(program) {
  let child;
  let isToldToEnd = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!isToldToEnd && HAS_GROUPS) child.kill(signal);
      isToldToEnd = true;
    });
  }
  for (;;) {
    // in a group of its own, so that Ctrl+C reaches it once, through this process
    child = spawn(process.execPath, [program], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: HAS_GROUPS,
    });
    let hasStarted = false;
    child.on('message', (message) => {
      if (message.doing) page.doing(message.doing);
      if (message === 'opening') page.close(() => child.send('free'));
      if (message === 'ready') hasStarted = true;
    });
    const [code, signal] = await once(child, 'exit');
    if (isToldToEnd || !hasStarted || code === 0) process.exit(code ?? 1);
    process.stderr.write(
      `Casebook ended by an error (${signal ?? `exit code ${code}`}) and is started again.\n`,
    );
    await pause(WAIT);
    if (isToldToEnd) process.exit(0);
  }
}
