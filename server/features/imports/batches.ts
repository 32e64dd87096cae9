import { sql, type Selectable } from 'kysely';
import { busyStates, type ImportState, DAYS_UNSENT } from '../../../domain/imports';
import { may } from '../../../domain/rights';
import type { ImportBatchTable, ImportRowTable } from '../../platform/database/importSchema';
import type { Db, Trx } from '../../platform/database/schema';
import { viaImport, inTransaction } from '../../platform/database/transaction';
import { formatInstant } from '../../../domain/dates';
import { messageText } from '../../../domain/messages';
import type { SignedInUser } from '../../platform/http/access';
import { ApiError, notFound } from '../../platform/http/errors';
import { recordEvent } from '../../platform/writes/events';
import type { Write } from '../../platform/writes/idempotency';
import { accountById } from '../accounts/users';

export type Batch = Selectable<ImportBatchTable>;
export type Row = Selectable<ImportRowTable>;

/** The user who started a step of an import, in the form that the registers' writes take. */
export interface Importer {
  user: SignedInUser;
  write: Write;
}

/**
 * The user who requested the present step of an import, as the author of its writes; null if this user may
 * not import any more.
 */
export async function importerOf(
  db: Db,
  { id, changedBy }: Pick<Batch, 'id' | 'changedBy'>,
): Promise<Importer | null> {
  const account = await accountById(db, changedBy);
  if (!account?.isEnabled || !may(account.roles, 'run', 'imports')) return null;
  const { userName, fullName, roles } = account;
  return {
    user: { userId: changedBy, userName, fullName, roles, sessionId: '' },
    write: { by: changedBy, via: viaImport(id) },
  };
}

/** Locks an import until the transaction ends. @throws 404 */
export async function lockBatch(trx: Trx, id: number): Promise<Batch> {
  const batch = await trx
    .selectFrom('importBatch')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!batch) throw notFound();
  return batch;
}

export type Step = 'check' | 'run' | 'cancel' | 'undo';

/**
 * For each step: the state that it leads to, the states in which it may be started, and the states in which
 * starting it changes nothing.
 */
const STEPS: Record<Step, { to: ImportState; from: readonly ImportState[]; idle: readonly ImportState[] }> = {
  check: {
    to: 'CHECKING',
    from: ['RECEIVING', 'CHECKED', 'DONE', 'UNDONE', 'CANCELLED', 'FAILED'],
    idle: ['CHECKING'],
  },
  run: { to: 'RUNNING', from: ['CHECKED', 'UNDONE', 'CANCELLED', 'FAILED'], idle: ['RUNNING', 'DONE'] },
  cancel: { to: 'CANCELLED', from: ['RECEIVING', 'CHECKING', 'CHECKED', 'RUNNING'], idle: ['CANCELLED'] },
  undo: { to: 'UNDOING', from: ['DONE', 'CHECKED', 'CANCELLED', 'FAILED'], idle: ['UNDOING'] },
};

/** Starts a step, which a job then carries out. @throws 404, 409 in a state that does not allow it */
export async function takeStep(trx: Trx, id: number, step: Step, by: number): Promise<void> {
  const batch = await lockBatch(trx, id);
  const { to, from, idle } = STEPS[step];
  if (idle.includes(batch.state)) return;
  if (step === 'undo' && batch.state === 'UNDONE') throw new ApiError(409, 'alreadyUndone');
  const isUnchecked = step === 'run' && (await hasUnchecked(trx, id));
  const isUntouched = step === 'undo' && batch.state === 'CHECKED' && batch.done === 0;
  if (!from.includes(batch.state) || isUnchecked || isUntouched) throw await movedOn(trx, batch);
  if (step === 'check') await forgetChecks(trx, id);
  if (step === 'run') {
    // an undo kept the records of these rows, so the rows are in the register
    await sql`update import_row set state = 'done', errors = '[]' where batch_id = ${id} and state = 'kept'`.execute(
      trx,
    );
    await sql`update import_record set kept = null where batch_id = ${id}`.execute(trx);
  }
  await setState(trx, id, to, by);
}

export async function setState(trx: Trx, id: number, state: ImportState, by?: number): Promise<void> {
  const finishedAt = busyStates.includes(state) ? null : sql<Date>`now()`;
  await trx
    .updateTable('importBatch')
    .set({ state, finishedAt, ...(by !== undefined && { changedBy: by, changedAt: sql<Date>`now()` }) })
    .where('id', '=', id)
    .execute();
}

/** Discards the results of the check, except those of imported rows. */
const forgetChecks = (trx: Trx, id: number) =>
  sql`update import_row set state = 'received' where batch_id = ${id} and state not in ('done', 'kept', 'received')`.execute(
    trx,
  );

async function hasUnchecked(trx: Trx, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('importRow')
    .select('id')
    .where('batchId', '=', id)
    .where('state', 'in', ['received', 'read'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** 409: somebody has started another step meanwhile. */
export async function movedOn(trx: Trx, { changedBy, changedAt }: Batch): Promise<ApiError> {
  const by = (await accountById(trx, changedBy))?.fullName ?? '–';
  return new ApiError(409, 'stale', {
    message: messageText('stale', { by, at: formatInstant(changedAt, 'en') }),
    params: { by, at: changedAt.toISOString() },
  });
}

/** Keeps an event with the result of an import or its undo. `at`: its time, for sample data. */
export async function recordImportEvent(trx: Trx, id: number, state: ImportState, at?: Date): Promise<void> {
  const { register, fileName, changedBy: byUser, done, refused, skipped, kept } = await lockBatch(trx, id);
  const details = { batch: id, register, fileName, state, done, refused, skipped, kept };
  await recordEvent(trx, { kind: 'IMPORT', byUser, details, ...(at && { at }) });
}

/** Deletes imports that were never sent completely. Checked ones stay, since somebody may have corrected rows. */
export async function forgetUnsentImports(db: Db): Promise<void> {
  await inTransaction(db, null, (trx) =>
    sql`
      delete from import_batch
      where state = 'RECEIVING' and changed_at < now() - make_interval(days => ${DAYS_UNSENT})
    `.execute(trx),
  );
}
