import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { nightDue } from '../features/backup/runs';
import type { Log } from '../platform/log';

export interface PracticeOptions {
  /** The built server/programs/main.ts. */
  program: string;
  port: number;
  /** The folder of everything that belongs to the practice register; removed and made anew. */
  folder: string;
  environment: NodeJS.ProcessEnv;
  log: Log;
}

/** What the practice register shares with the real one: where it listens and how it logs, but no data and no secret. */
const SHARED =
  'PATH HOME TMPDIR TEMP TMP SystemRoot LANG TZ HOST TLS_CERT TLS_KEY TRUST_PROXY ORGANISATION LOG_FORMAT LOG_LEVEL';

/** Whoever removes a folder must know that it is the practice register's. */
const MARK = 'practice';

const MINUTE = 60_000;

/** How long the register may take to end by itself, in milliseconds. */
const GRACE = 15_000;

/**
 * A second register with sample data to practise on, in a process with a database of its own. It is made anew at each
 * start, each night, and after it ended by an error; none of this touches the real register.
 */
export function createPractice({ program, port, folder, environment, log }: PracticeOptions) {
  let child: ChildProcess | undefined;
  let night = nightDue(new Date());
  let isStopped = false;
  let working: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    if (!child || nightDue(new Date()) !== night) working = working.then(renew).catch(report);
  }, MINUTE);
  timer.unref();

  function report(error: unknown) {
    log.error({ err: error }, 'the practice register could not be made');
  }

  async function renew() {
    await end();
    if (isStopped) return;
    night = nightDue(new Date());
    makeFolder(folder);
    const own = spawn(process.execPath, [program], {
      env: {
        ...Object.fromEntries(SHARED.split(' ').map((name) => [name, environment[name]])),
        PRACTICE: 'yes',
        PORT: String(port),
        DATA_DIR: path.join(folder, 'data'),
        SEED: 'demo',
        ALERTS: 'no',
        DEMO_ON_NETWORK: 'yes',
      },
      // the child ends when this channel closes, even if this process was killed
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    child = own;
    createInterface(own.stdout!).on('line', (line) => process.stdout.write(`Practice: ${line}\n`));
    own.on('message', (asked) => {
      if (asked === 'pages' || asked === 'port') own.send('free');
    });
    own.on('error', report);
    own.once('exit', (code, signal) => {
      if (child !== own) return;
      child = undefined;
      log.warn({ code, signal }, 'the practice register ended, and is made anew within a minute');
    });
  }

  async function end() {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill('SIGTERM');
    const late = setTimeout(() => ending.kill('SIGKILL'), GRACE);
    await ended;
    clearTimeout(late);
  }

  return {
    /** Makes the register and starts it; resolves before it is ready. */
    start: () => (working = working.then(renew).catch(report)),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await working;
      await end();
    },
  };
}

/** @throws if a folder is there that no practice register has made */
function makeFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length && !existsSync(path.join(folder, MARK)))
    throw new Error(`${folder} is there already, and is no practice register: move it away.`);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, MARK), 'Casebook makes everything in this folder anew each night.\n');
}
