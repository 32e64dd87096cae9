import { sql, type Kysely, type Transaction } from 'kysely';
import type { CaseFilingValues } from '../../domain/caseFilings';
import { formatInstant } from '../../domain/dates';
import { messageText } from '../../domain/messages';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { isUniqueViolation } from '../db/violations';
import { ApiError, invalid, notFound } from '../errors';
import { once } from './idempotency';
import { missingReferences } from './lookups';

type Db = Kysely<Database>;

/** Registers a filing and answers its id; the same idempotency key never registers a second one. */
export function createCaseFiling(
  db: Db,
  values: CaseFilingValues,
  { userId, key }: { userId: number; key: string | undefined },
): Promise<number> {
  return once(db, { userId, key, content: ['case-fillings', values] }, async (trx) => {
    await refuseMissingReferences(trx, values);
    return orConflict(values, () => insertCaseFiling(trx, values, userId));
  });
}

/**
 * Replaces a filing. @throws 404, 409 when it was changed after the version that was edited (naming who
 * and when), 409 when another filing holds the file number, 400 at a reference that does not exist.
 */
export async function saveCaseFiling(
  db: Db,
  id: number,
  values: CaseFilingValues,
  { version, by }: { version: number | null; by: number },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const current = await lockCaseFiling(trx, id);
    if (!current) throw notFound();
    if (version !== null && version < current.version) throw stale(current);
    await refuseMissingReferences(trx, values);
    await orConflict(values, () => updateCaseFiling(trx, id, values, by));
  });
}

/** @throws 404 when there is no such filing. */
export async function removeCaseFiling(db: Db, id: number): Promise<void> {
  if (!(await deleteCaseFiling(db, id))) throw notFound();
}

function stale(current: { changedAt: Date; changedByName: string | null }): ApiError {
  const by = current.changedByName ?? '–';
  return new ApiError(409, 'stale', {
    message: messageText('stale', { by, at: formatInstant(current.changedAt, 'en') }),
    params: { by, at: current.changedAt.toISOString() },
  });
}

async function refuseMissingReferences(trx: Transaction<Database>, values: CaseFilingValues): Promise<void> {
  const missing = await missingReferences(trx, values);
  if (!missing.length) return;
  throw invalid(
    missing.map((field) => ({ field, code: 'unknownReference', message: messageText('unknownReference') })),
  );
}

async function orConflict<T>(values: CaseFilingValues, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'case_filing_file_number')) throw error;
    throw new ApiError(409, 'fileNumberConflict', {
      params: { fileNumber: values.nothiNumber! },
      errors: [{ field: 'nothiNumber', code: 'fileNumberTaken', message: messageText('fileNumberTaken') }],
    });
  }
}

/** @throws a unique violation on `case_filing_file_number` when another filing holds the file number. */
async function insertCaseFiling(trx: Transaction<Database>, values: CaseFilingValues, by: number) {
  const { id } = await trx
    .insertInto('caseFiling')
    .values({ ...stored(values), createdBy: by, changedBy: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The version a filing is at, and who changed it last; locked until the transaction ends. */
function lockCaseFiling(trx: Transaction<Database>, id: number) {
  return trx
    .selectFrom('caseFiling as f')
    .leftJoin('appUser as u', 'u.id', 'f.changedBy')
    .select(['f.version', 'f.changedAt', 'u.fullName as changedByName'])
    .where('f.id', '=', id)
    .forUpdate('f')
    .executeTakeFirst();
}

async function updateCaseFiling(
  trx: Transaction<Database>,
  id: number,
  values: CaseFilingValues,
  by: number,
) {
  await trx
    .updateTable('caseFiling')
    .set({ ...stored(values), changedBy: by, changedAt: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** @returns whether there was such a filing. @throws a foreign key violation when cases follow from it. */
async function deleteCaseFiling(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('caseFiling').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

const stored = (values: CaseFilingValues) => ({
  ...values,
  nothiNumber: values.nothiNumber!,
  workPlaceId: values.workPlaceId!,
  status: values.status!,
});
