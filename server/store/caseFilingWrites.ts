import type { Kysely, Transaction } from 'kysely';
import type { CaseFilingValues } from '../../domain/caseFilings';
import { messageText } from '../../domain/messages';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { isUniqueViolation } from '../db/violations';
import { ApiError, inUse, invalid } from '../errors';
import { edited, holdRecord, type Edit } from './edits';
import { casesOfFiling } from './followOnOfFiling';
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
  { version, by }: Edit,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await holdRecord(trx, 'caseFiling', id, version);
    await refuseMissingReferences(trx, values);
    await orConflict(values, () => updateCaseFiling(trx, id, values, by));
  });
}

/** Deletes a filing. @throws 404, 409 when cases follow from it, naming them. */
export async function removeCaseFiling(db: Db, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    // held first: a case that is just entered on it waits, or is counted
    await holdRecord(trx, 'caseFiling', id);
    const usedBy = await casesOfFiling(trx, id);
    if (usedBy.length) throw inUse(usedBy);
    await trx.deleteFrom('caseFiling').where('id', '=', id).execute();
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

async function updateCaseFiling(
  trx: Transaction<Database>,
  id: number,
  values: CaseFilingValues,
  by: number,
) {
  await trx
    .updateTable('caseFiling')
    .set({ ...stored(values), ...edited(by) })
    .where('id', '=', id)
    .execute();
}

const stored = (values: CaseFilingValues) => ({
  ...values,
  nothiNumber: values.nothiNumber!,
  workPlaceId: values.workPlaceId!,
  status: values.status!,
});
