import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { EmbeddedPostgres } from '../../src';
import { isAlive } from '../../src/previousServer';

type Event =
  | { event: 'ready'; connection: EmbeddedPostgres['connection']; postmasterPid: number }
  | { event: 'kept'; id: number }
  | { event: 'log'; line: string }
  | { event: 'exit'; reason: string }
  | { event: 'refused'; problem?: string; message: string };

type EventOf<Name extends Event['event']> = Extract<Event, { event: Name }>;

interface RunOptions {
  dataDir: string;
  mode?: 'write' | '';
  host?: 'unix' | 'windows';
  account?: { uid?: number; gid?: number };
}

export interface RunningProgram {
  pid: number;
  /** The ids of all entries whose commit was acknowledged so far. */
  kept: number[];
  log: string[];
  /** Waits for an event; fails if the program ends without it. */
  next<Name extends Event['event']>(name: Name): Promise<EventOf<Name>>;
  untilKept(count: number): Promise<void>;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export function runProgram(program: string, { dataDir, mode, host, account }: RunOptions): RunningProgram {
  const child = spawn(process.execPath, [program, dataDir, mode ?? '', host ?? 'unix'], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const events: Event[] = [];
  const kept: number[] = [];
  const log: string[] = [];
  let errors = '';
  child.stderr.on('data', (data) => (errors += String(data)));
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => {
    const event = JSON.parse(line) as Event;
    if (event.event === 'kept') kept.push(event.id);
    else if (event.event === 'log') log.push(event.line);
    else events.push(event);
  });
  let ended = false;
  const closed = Promise.all([once(lines, 'close'), once(child, 'exit')]).then(() => (ended = true));

  async function until<Found>(find: () => Found | undefined | false, what: string): Promise<Found> {
    for (;;) {
      const wasEnded = ended;
      const found = find();
      if (found) return found;
      if (wasEnded) throw new Error(`no ${what}; instead: ${JSON.stringify(events)} ${errors}`);
      await Promise.race([closed, pause(10)]);
    }
  }

  return {
    pid: child.pid!,
    kept,
    log,
    next: (name) => until(() => events.find((event) => event.event === name) as never, name),
    untilKept: async (count) => void (await until(() => kept.length >= count, `${count} entries`)),
    async end(signal) {
      child.kill(signal);
      await closed;
    },
  };
}

export async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await pause(10);
}
