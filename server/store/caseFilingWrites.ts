import type { Kysely, Transaction } from 'kysely';
import type { CaseFilingValues } from '../../domain/caseFilings';
import { formatInstant } from '../../domain/dates';
import { messageText } from '../../domain/messages';
import type { Database } from '../db/schema';
import { isUniqueViolation } from '../db/violations';
import { ApiError, invalid, notFound } from '../errors';
import { deleteCaseFiling, insertCaseFiling, lockCaseFiling, updateCaseFiling } from './caseFilings';
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
  await db.transaction().execute(async (trx) => {
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
