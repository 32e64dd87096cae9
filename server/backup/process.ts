import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Log } from '../log';
import { failRun, takeRun } from './runs';

/** Below those who wait for an answer: a backup takes what they leave. */
const PRIORITY = 10;

/** The end of what a backup says when it fails, in characters. */
const LONGEST_MESSAGE = 2000;

export interface BackupProcesses {
  /** Makes the backup that was asked for, if there is one that no other process has taken. */
  makeNext(): Promise<void>;
  /** Breaks off the one that is being made. */
  stop(): void;
}

/**
 * Makes the backups that are asked for, each in a process of its own: neither its memory nor its work is in the
 * way of requests.
 * @param program the built server/backUp.ts
 */
export function backupProcesses(
  db: Kysely<Database>,
  { program, environment, log }: { program: string; environment: NodeJS.ProcessEnv; log: Log },
): BackupProcesses {
  let child: ChildProcess | undefined;
  return {
    async makeNext() {
      const run = await takeRun(db);
      if (run === null) return;
      child = spawn(process.execPath, [program, 'backUp', '--run', String(run)], {
        env: environment,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const { ended, said } = await followed(child);
      if (ended === 0) return;
      log.error({ said, ended }, 'a backup failed');
      await failRun(db, run, 'interrupted');
    },
    stop: () => void child?.kill(),
  };
}

function followed(child: ChildProcess): Promise<{ ended: number | string; said: string }> {
  if (child.pid !== undefined) lower(child.pid);
  let said = '';
  child.stderr!.on('data', (data) => (said = (said + String(data)).slice(-LONGEST_MESSAGE)));
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ ended: 'not started', said: message }));
    child.once('close', (code, signal) => resolve({ ended: code ?? signal ?? 'unknown', said }));
  });
}

function lower(pid: number): void {
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // it has ended by now, or this account may not
  }
}
