import path from 'node:path';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { BackupFault } from '../../../domain/backups';
import type { Connection } from '../../platform/database/connect';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { keepEvent } from '../../platform/writes/events';
import { storedIdentity } from '../../platform/identity/storedIdentity';
import { removeOldBackups } from './folder';
import type { Keep } from '../../platform/keep';
import { BackupRefused } from './refusal';
import { backUp, IS_BEING_MADE, type Backup } from './write';

type Db = Kysely<Database>;

export interface BackupPlan {
  db: Db;
  connection: Connection;
  folder: string;
  passphrase?: string;
  /** The rules by which older backups are removed afterwards; absent if the folder is not the register's own. */
  keep?: Keep;
}

/**
 * Makes a backup and records it: in the record `run`, or in a new one.
 * @throws the error that the backup failed with.
 */
export async function runBackup(plan: BackupPlan, run?: number): Promise<Backup> {
  const { db, connection, folder, passphrase, keep } = plan;
  let id = run;
  const onBegin = async () => {
    id = await beginRun(db, folder, run);
  };
  const onProgress = atMostEverySecond(async (share) => {
    if (id !== undefined) await keepProgress(db, id, share);
  });
  try {
    const backup = await backUp({ connection, folder, passphrase, onBegin, onProgress });
    await keepSuccess(db, id!, backup);
    const register = await storedIdentity(db);
    if (keep && register) await removeOldBackups(folder, register, keep, new Date());
    return backup;
  } catch (error) {
    // if the database cannot be reached, this backup's record stays open, and the next backup marks it as
    // interrupted
    if (id !== undefined) await failRun(db, id, faultOf(error)).catch(() => {});
    throw error;
  }
}

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
export async function askForBackup(
  trx: Transaction<Database>,
  { askedBy, night }: Asked,
): Promise<number | null> {
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
export async function endDeadRuns(trx: Transaction<Database>): Promise<void> {
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

const keepProgress = (db: Db, id: number, share: number): Promise<unknown> =>
  inTransaction(db, null, (trx) =>
    trx
      .updateTable('backup')
      .set({ progress: Math.floor(share * 100) })
      .where('id', '=', id)
      .execute(),
  );

/** Records a successful backup, also as an event in the history. */
const keepSuccess = (db: Db, id: number, { file: saved, bytes }: Backup): Promise<unknown> =>
  inTransaction(db, null, async (trx) => {
    const file = path.basename(saved);
    const { askedBy } = await trx
      .updateTable('backup')
      .set({ state: 'OK', error: null, progress: 100, finishedAt: new Date(), file, bytes })
      .where('id', '=', id)
      .returning('askedBy')
      .executeTakeFirstOrThrow();
    await keepEvent(trx, { kind: 'BACKUP', byUser: askedBy, details: { file, bytes } });
  });

function faultOf(error: unknown): BackupFault {
  if (error instanceof BackupRefused) return error.reason === 'running' ? 'running' : 'readBack';
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'noSpace';
  return code && OF_FOLDER.has(code) ? 'folder' : 'other';
}

const OF_FOLDER = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'EIO']);

function atMostEverySecond(tell: (share: number) => Promise<unknown>): (share: number) => void {
  let last = 0;
  return (share) => {
    if (Date.now() - last < 1000) return;
    last = Date.now();
    tell(share).catch(() => {}); // the progress is only shown, so the backup goes on without it
  };
}
