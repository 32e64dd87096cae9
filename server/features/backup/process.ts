import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { Log } from '../../platform/log';
import { failRun, takeRun } from './runs';

/** A lower priority than the server's, so that a backup never delays requests. */
const PRIORITY = 10;

/** How many characters are kept of the end of a failed backup's output. */
const LONGEST_MESSAGE = 2000;

export interface BackupProcesses {
  /** Makes a requested backup, if no other process has taken it. */
  makeNext(): Promise<void>;
  /** Cancels the running backup. */
  stop(): void;
}

/**
 * Makes requested backups, each in a process of its own, so that neither its memory nor its work delays
 * requests.
 * @param program the built server/programs/backUp.ts
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
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      const { ended, said, made } = await followed(child);
      if (ended === 0) return log.warn(made, 'the register was backed up');
      log.error({ said, ended }, 'a backup failed');
      await failRun(db, run, 'interrupted');
    },
    stop: () => void child?.kill(),
  };
}

/** What server/programs/backUp.ts reports to the server that started it. */
export interface MadeBackup {
  file: string;
  /** The hash of the backup's newest seal. It is logged, so that a history rewritten later can be recognised. */
  seal?: string;
}

interface Followed {
  ended: number | string;
  said: string;
  made: Partial<MadeBackup>;
}

function followed(child: ChildProcess): Promise<Followed> {
  if (child.pid !== undefined) lower(child.pid);
  let said = '';
  let made = {};
  child.on('message', (message: MadeBackup) => (made = message));
  child.stderr!.on('data', (data) => (said = (said + String(data)).slice(-LONGEST_MESSAGE)));
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ ended: 'not started', said: message, made }));
    child.once('close', (code, signal) => resolve({ ended: code ?? signal ?? 'unknown', said, made }));
  });
}

function lower(pid: number): void {
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // the process has ended, or this account may not change its priority
  }
}
