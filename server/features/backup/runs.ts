import path from 'node:path';
import { sql } from 'kysely';
import type { BackupFault } from '../../../domain/backups';
import type { Connection } from '../../platform/database/connect';
import type { Db, Trx } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/writes/events';
import { storedIdentity } from '../../platform/identity/storedIdentity';
import { removeOldBackups } from './folder';
import type { Keep } from '../../platform/config';
import { BackupRefused, type RefusalReason } from './backupFile';
import { backUp, IS_BEING_MADE, type Backup } from './write';
import { dayInDhaka, type Day } from '../../../domain/dates';
import { namesOfPapers } from '../papers/check';
import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Log } from '../../platform/log';

interface BackupPlan {
  db: Db;
  connection: Connection;
  folder: string;
  /** The folder where the papers lie that rows name. */
  papers: string;
  passphrase?: string;
  /** The rules by which older backups are removed afterwards; absent if the folder is not the register's own. */
  keep?: Keep;
}

/**
 * Makes a backup and records it: in the record `run`, or in a new one. One that lacks papers is recorded as failed, but
 * its file stays and old ones are removed, since it holds all else.
 * @throws the error that the backup failed with.
 */
export async function runBackup(
  plan: BackupPlan,
  run?: number,
): Promise<Backup & { missingNames: string[] }> {
  const { db, connection, folder, papers, passphrase, keep } = plan;
  let id = run;
  const onBegin = async () => {
    id = await beginRun(db, folder, run);
  };
  const onProgress = atMostEverySecond(async (share) => {
    if (id !== undefined) await recordProgress(db, id, share);
  });
  try {
    const backup = await backUp({ connection, folder, papers, passphrase, onBegin, onProgress });
    const missingNames = await namesOfPapers(db, backup.papers.missing.slice(0, NAMED));
    await recordWritten(db, id!, { ...backup, missingNames });
    const register = await storedIdentity(db);
    if (keep && register) await removeOldBackups(folder, register, keep, new Date());
    return { ...backup, missingNames };
  } catch (error) {
    // if the database cannot be reached, this backup's record stays open, and the next backup marks it as
    // interrupted
    if (id !== undefined) await failRun(db, id, faultOf(error)).catch(() => {});
    throw error;
  }
}

/** How many papers are named of those that are missing. */
const NAMED = 20;

/**
 * The record of a backup that begins: the one with the id `run`, else a waiting one, else a new one. All other
 * records that are still running are marked as interrupted, since only one backup can run at a time.
 */
const beginRun = (db: Db, folder: string, run: number | undefined): Promise<number> =>
  inTransaction(db, null, async (trx) => {
    await sql`
      update backup set state = 'FAILED', error = 'interrupted', finished_at = now()
      where state = 'RUNNING' and started_at is not null and id is distinct from ${run ?? null}
    `.execute(trx);
    const begun = { folder, startedAt: new Date() };
    const waiting = await trx
      .updateTable('backup')
      .set(begun)
      .where('state', '=', 'RUNNING')
      .returning('id')
      .executeTakeFirst();
    if (waiting) return waiting.id;
    const { id } = await trx.insertInto('backup').values(begun).returning('id').executeTakeFirstOrThrow();
    return id;
  });

interface Asked {
  askedBy?: number;
  /** The night that the backup is for; absent if somebody requested it. */
  night?: string;
}

/**
 * Requests a backup, which a server then makes.
 * @returns its id; null while another is waiting or running, or if that night already has a good one.
 */
export async function askForBackup(trx: Trx, { askedBy, night }: Asked): Promise<number | null> {
  await endDeadRuns(trx);
  const row = await trx
    .insertInto('backup')
    .values({ askedBy: askedBy ?? null, night: night ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Marks the waiting backup as started, so that no other process makes it. @returns its id, null if there is none. */
export const takeRun = (db: Db): Promise<number | null> =>
  inTransaction(db, null, async (trx) => {
    const row = await trx
      .updateTable('backup')
      .set({ startedAt: new Date() })
      .where('state', '=', 'RUNNING')
      .where('startedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return row?.id ?? null;
  });

/** Marks interrupted backups as failed, except recent ones, whose process may still be starting. */
async function endDeadRuns(trx: Trx): Promise<void> {
  await sql`
    update backup set state = 'FAILED', error = 'interrupted', finished_at = now()
    where state = 'RUNNING' and started_at < now() - interval '30 seconds' and not ${sql.raw(IS_BEING_MADE)}
  `.execute(trx);
}

/** Marks a backup as failed, unless it has ended by itself. */
export const failRun = (db: Db, id: number, error: BackupFault): Promise<unknown> =>
  inTransaction(db, null, (trx) =>
    trx
      .updateTable('backup')
      .set({ state: 'FAILED', error, finishedAt: new Date() })
      .where('id', '=', id)
      .where('state', '=', 'RUNNING')
      .execute(),
  );

const recordProgress = (db: Db, id: number, share: number): Promise<unknown> =>
  inTransaction(db, null, (trx) =>
    trx
      .updateTable('backup')
      .set({ progress: Math.floor(share * 100) })
      .where('id', '=', id)
      .execute(),
  );

/** Records a backup that was written; a good one also as an event in the history. */
const recordWritten = (
  db: Db,
  id: number,
  { file: saved, bytes, papers, missingNames }: Backup & { missingNames: string[] },
): Promise<unknown> =>
  inTransaction(db, null, async (trx) => {
    const file = path.basename(saved);
    const isGood = !papers.missing.length;
    const { askedBy } = await trx
      .updateTable('backup')
      .set({
        state: isGood ? 'OK' : 'FAILED',
        error: isGood ? null : 'papers',
        progress: 100,
        finishedAt: new Date(),
        file,
        bytes,
        papers: papers.total,
        papersMissing: papers.missing.length,
        missingNames,
      })
      .where('id', '=', id)
      .returning('askedBy')
      .executeTakeFirstOrThrow();
    if (isGood) await recordEvent(trx, { kind: 'BACKUP', byUser: askedBy, details: { file, bytes } });
  });

function faultOf(error: unknown): BackupFault {
  if (error instanceof BackupRefused) return REFUSALS[error.reason] ?? 'readBack';
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'noSpace';
  return code && OF_FOLDER.has(code) ? 'folder' : 'other';
}

const REFUSALS: Partial<Record<RefusalReason, BackupFault>> = {
  running: 'running',
  otherKey: 'papersKey',
  noKey: 'papersKey',
};

const OF_FOLDER = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'EIO']);

function atMostEverySecond(tell: (share: number) => Promise<unknown>): (share: number) => void {
  let last = 0;
  return (share) => {
    if (Date.now() - last < 1000) return;
    last = Date.now();
    tell(share).catch(() => {}); // the progress is only shown, so the backup goes on without it
  };
}

const HOUR = 60 * 60 * 1000;

/** When the night's backup is due, as the time in Dhaka. */
const DUE = '02:00:00+06:00';

/** The day in Dhaka of the latest nightly backup that is due at `now`; before 02:00 this is the day before. */
export const nightDue = (now: Date): Day => dayInDhaka(new Date(now.getTime() - 2 * HOUR));

/**
 * Requests the night's backup when it is due, once for all processes, and again an hour after a failure, but
 * not for papers that are missing, which only a person brings back. If the machine was off at 02:00, the backup is made later; a register created after 02:00 needs no backup yet.
 * It is called every minute, and also marks those backups as failed whose process died, as in a power cut;
 * otherwise they would seem to run and would block the next backup.
 */
export async function askForNight(db: Db, now = new Date()): Promise<void> {
  await inTransaction(db, null, endDeadRuns);
  const night = nightDue(now);
  const { rows } = await sql<{ isDue: boolean }>`
    select exists (select from register_identity where since < ${new Date(`${night}T${DUE}`)})
      and not exists (select from backup where night = ${night} and (state <> 'FAILED' or error = 'papers'))
      and not exists (select from backup where night = ${night} and at > ${new Date(now.getTime() - HOUR)}) as is_due
  `.execute(db);
  if (rows[0]!.isDue) await inTransaction(db, null, (trx) => askForBackup(trx, { night }));
}

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
  db: Db,
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
