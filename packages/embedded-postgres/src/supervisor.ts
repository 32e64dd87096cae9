import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { Account, HostKind } from './dataDirectory';

/** The host's way to stop PostgreSQL and to connect to it. */
export interface Supervised {
  /** The process id of the program, not of its supervisor. */
  pid: Promise<number>;
  /** Why the program ended; resolves once it has, and never rejects. */
  ended: Promise<{ ok: boolean; reason: string; lastLines: string[] }>;
  /** Asks for a fast shutdown. */
  interrupt(): void;
}

/**
 * Runs one of PostgreSQL's programs below a small supervisor that interrupts it as soon as a pipe from
 * this process closes. The system closes the pipe however this process ends, kill -9 included, so
 * PostgreSQL is never orphaned.
 */
export function supervise(
  command: string[],
  options: { account: Account; host: HostKind; log: (line: string) => void },
): Supervised {
  const [program, ...args] = supervisorCommand(command, options.host);
  const child = spawn(program!, args, {
    ...options.account,
    env: serverEnvironment(),
    cwd: path.parse(command[0]!).root,
    // The program gets its own process group, so that Ctrl-C in a terminal reaches only this process, which
    // then stops PostgreSQL in order.
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => {});
  return {
    pid: announcedPid(child),
    ended: untilEnd(child, options.log),
    interrupt: () => child.stdin.end(),
  };
}

function supervisorCommand(command: string[], host: HostKind): string[] {
  if (host === 'unix') return ['/bin/sh', '-c', shellSupervisor, 'sh', ...command];
  const pgCtl = path.join(path.dirname(command[0]!), 'pg_ctl');
  return [process.execPath, '-e', nodeSupervisor, pgCtl, ...command];
}

/**
 * Another directory may have been mounted in place of the data. A fast shutdown would write a checkpoint into the
 * control file at that path, and remove the log that its own control file still needs. So PostgreSQL gets an
 * immediate shutdown, which writes nothing, unless the postmaster.pid at the path names it.
 *
 * The interrupt is repeated, because a signal that arrives before the program has set its handlers is lost.
 * Signals to the supervisor itself are ignored: a service manager sends its SIGTERM to every process.
 */
const shellSupervisor = `
trap '' HUP INT TERM
exec 3<&0 </dev/null
"$@" 3<&- >&2 &
program=$!
echo "$program"
exec >&2
( read -r _ <&3
  read -r owner <"$3/postmaster.pid"
  if [ "$owner" = "$program" ]; then signal=INT; else signal=QUIT; fi
  while kill -"$signal" "$program"; do sleep 1; done ) >/dev/null 2>&1 &
watch=$!
exec 3<&-
wait "$program"
status=$?
kill -KILL "$watch" 2>/dev/null
exit "$status"
`;

/** The same for Windows, which has neither /bin/sh nor signals: pg_ctl knows how to interrupt there. */
const nodeSupervisor = `
const { spawn, spawnSync } = require('node:child_process');
const [pgCtl, program, ...args] = process.argv.slice(1);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK']) process.on(signal, () => {});
const child = spawn(program, args, { stdio: ['ignore', 2, 2], windowsHide: true });
child.on('error', (error) => { console.error(error.message); process.exit(1); });
child.on('exit', (code, signal) => process.exit(code ?? 128 + require('node:os').constants.signals[signal]));
console.log(child.pid);
const interrupt = () => spawnSync(pgCtl, ['kill', 'INT', String(child.pid)], { windowsHide: true });
process.stdin.resume().on('close', () => { interrupt(); setInterval(interrupt, 1000); });
`;

function announcedPid({ stdout }: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    if (stdout) forwardLines(stdout, (line) => resolve(Number(line)));
  });
}

function untilEnd(child: ChildProcess, log: (line: string) => void): Supervised['ended'] {
  const lastLines: string[] = [];
  if (child.stderr) {
    forwardLines(child.stderr, (line) => {
      lastLines.push(line);
      if (lastLines.length > 20) lastLines.shift();
      log(line);
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, reason: error.message, lastLines }));
    child.on('exit', (code, signal) => {
      const end = () => resolve({ ok: code === 0, reason: endReason(code, signal), lastLines });
      // Orphaned backends may hold the log open for a while after a crash.
      const giveUp = setTimeout(end, 1_000);
      child.on('close', () => {
        clearTimeout(giveUp);
        end();
      });
      // If only the supervisor was killed, its watcher is still there and stops PostgreSQL now.
      child.stdin?.end();
    });
  });
}

function endReason(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal) return `the process that supervises PostgreSQL was ended by ${signal}`;
  const deadly = Object.entries(constants.signals).find(([, number]) => code === 128 + number);
  return deadly ? `PostgreSQL was ended by ${deadly[0]}` : `PostgreSQL ended with exit code ${code}`;
}

/**
 * The only environment variables that PostgreSQL gets: the program's own settings may hold passwords, and the PG…
 * variables of the administrator's shell would change how it starts.
 */
const passedOn = [
  'PATH',
  'TZ',
  'LOCPATH',
  'LD_LIBRARY_PATH',
  // how tests/manual stops the clock
  'LD_PRELOAD',
  'FAKETIME',
  'FAKETIME_DONT_FAKE_MONOTONIC',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'SYSTEMROOT',
  'windir',
  'ComSpec',
  'COMSPEC',
  'APPDATA',
  'USERPROFILE',
];

export function serverEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { LC_ALL: 'C' };
  for (const name of passedOn) {
    if (process.env[name] !== undefined) environment[name] = process.env[name];
  }
  return environment;
}

const longestLine = 8_000;

/** Passes a stream on line by line; an endless line is cut, so that it cannot exhaust memory. */
export function forwardLines(stream: Readable, log: (line: string) => void): void {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  stream.on('data', (chunk: Buffer) => {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) log(line.trimEnd().slice(0, longestLine));
    if (rest.length > longestLine) {
      log(rest.slice(0, longestLine));
      rest = '';
    }
  });
  stream.on('end', () => {
    if (rest.trim()) log(rest.trimEnd());
  });
  stream.on('error', () => {});
}
