import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { showStarting } from './startingPage.mjs';

/** Wait before the next start, in milliseconds; as `RestartSec` in deploy/casebook.service. */
const WAIT = 2000;

/** Where processes have groups; elsewhere Ctrl+C reaches the server by itself. */
const HAS_GROUPS = process.platform !== 'win32';

const PROGRAMS = new Map([
  ['start', 'main'],
  ['backup', 'backUp'],
  ['restore', 'restore'],
  ['verify', 'verify'],
  ['doctor', 'doctor'],
  ['let-in', 'letIn'],
  ['export', 'export'],
]);

// Absent in a release, which is built already.
const build = fileURLToPath(new URL('build.mjs', import.meta.url));
const isRelease = !existsSync(build);

const name = PROGRAMS.get(process.argv[2] ?? 'start');
if (!name) {
  console.error(
    'Usage: casebook start | backup [--to FOLDER] | restore FILE | verify [--seal HASH] | doctor | let-in NAME | export --to FILE',
  );
  process.exit(2);
}
if (isRelease) {
  refuseWithoutRuntime();
  useHome();
}
const page = name === 'main' ? showStarting() : undefined;

// the first start fills the register while the pages are still being built
const built = isRelease ? async () => {} : buildIfNeeded();
await built(page ? 'server' : 'pages');

const program = new URL(`../dist/server/${name}.js`, import.meta.url);
if (page) await keepRunning(fileURLToPath(program));
else await import(program.href);

/**
 * Builds in a separate process, since building sets NODE_ENV and leaves much in memory.
 * @returns waits until that says that the server, or the pages too, are done
 */
function buildIfNeeded() {
  const building = spawn(process.execPath, [build, '--if-needed'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const done = new Set();
  building.on('message', (part) => done.add(part));
  const ended = once(building, 'exit').then(
    ([code]) => code !== 0 && !done.has('pages') && process.exit(code ?? 1),
  );
  const said = async (part) => {
    while (!done.has(part)) await once(building, 'message');
  };
  return (part) => Promise.race([said(part), ended]);
}

/** PostgreSQL and a native library need it on Windows, where it is not part of the system. */
function refuseWithoutRuntime() {
  if (process.platform !== 'win32') return;
  if (existsSync(join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'vcruntime140_1.dll'))) return;
  console.error(
    'Install the Microsoft Visual C++ Redistributable (x64) first: deploy/windows/README.md says how.',
  );
  process.exit(1);
}

/** Keeps settings and data in the home folder, since the next release is unpacked beside this one. */
function useHome() {
  const home = homedir();
  for (const name of ['casebook.env', 'casebook.env.txt']) {
    const file = join(home, name); // Notepad adds .txt, and older ones a mark at the beginning
    const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) : {};
    for (const [setting, value] of Object.entries(settings)) process.env[setting] ??= value;
  }
  if (process.getuid?.() !== 0) process.env.DATA_DIR ||= join(folderOfData(home), 'casebook-data');
}

/**
 * The home folder, unless PostgreSQL cannot reach it: on Windows, where the name of the user is not in English letters.
 * Then a folder that only this user may open.
 */
function folderOfData(home) {
  if (process.platform !== 'win32' || /^[\x20-\x7e]*$/.test(home)) return home;
  const mark = createHash('sha256').update(home).digest('hex').slice(0, 8);
  const folder = join(process.env.ProgramData ?? 'C:\\ProgramData', 'Casebook', mark);
  mkdirSync(folder, { recursive: true });
  // the numbers are the administrators and the system itself, in every language of Windows
  const readers = [userInfo().username, '*S-1-5-32-544', '*S-1-5-18'].map((who) => `${who}:(OI)(CI)F`);
  execFileSync('icacls', [folder, '/inheritance:r', '/grant:r', ...readers], { stdio: 'ignore' });
  return folder;
}

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
      if (message === 'pages') void built('pages').then(() => child.connected && child.send(message));
      if (message === 'port') page.close(() => child.send(message));
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
