import type { Kysely } from 'kysely';
import { caseFilingFields, type CaseFilingValues } from '../../domain/caseFilings';
import { messageText } from '../../domain/messages';
import type { WireRecord } from '../../domain/wire';
import { columnName, kept } from '../db/keptPlans';
import type { Database } from '../db/schema';
import { againAfterDeadlock, inTransaction } from '../db/transaction';
import { breaksRule, isUniqueViolation } from '../db/violations';
import { ApiError, inUse, invalid } from '../errors';
import { caseFilingById, caseFilingRecord, selectCaseFilings, type CaseFilingRow } from './caseFilingRecords';
import { edited, holdRecord, type Edit } from './edits';
import { casesOfFiling } from './followOnOfFiling';
import { earlierResult, fingerprintOf } from './idempotency';
import { missingReferences } from './lookups';
import { withUnchangedTexts } from './unchangedTexts';

type Db = Kysely<Database>;

/**
 * Registers a filing and answers its record; the same idempotency key never registers a second one.
 * @throws 400 at references that do not exist, 409 when another filing holds the file number.
 */
export async function createCaseFiling(
  db: Db,
  values: CaseFilingValues,
  { userId, key }: { userId: number; key: string | undefined },
): Promise<WireRecord | null> {
  const row = storedAsJson(values, userId);
  const fingerprint = key ? fingerprintOf(['case-fillings', values]) : '';
  const insert = () => (key ? insertOnce(db, [row, userId, key, fingerprint]) : insertFiling(db, [row]));
  try {
    const [created] = await againAfterDeadlock(insert);
    if (created) return caseFilingRecord(created);
  } catch (error) {
    if (breaksRule(error)) await refuseMissingReferences(db, values);
    throw asConflict(error, values);
  }
  return caseFilingById(db, await earlierResult(db, { userId, key: key!, fingerprint }));
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
  try {
    await inTransaction(db, async (trx) => {
      await holdRecord(trx, 'caseFiling', id, version);
      const kept = await withUnchangedTexts(trx, 'caseFiling', id, values);
      await trx
        .updateTable('caseFiling')
        .set({ ...stored(kept), ...edited(by) })
        .where('id', '=', id)
        .execute();
    });
  } catch (error) {
    if (breaksRule(error)) await refuseMissingReferences(db, values);
    throw asConflict(error, values);
  }
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

async function refuseMissingReferences(db: Db, values: CaseFilingValues): Promise<void> {
  const missing = await missingReferences(db, values);
  if (!missing.length) return;
  throw invalid(
    missing.map((field) => ({ field, code: 'unknownReference', message: messageText('unknownReference') })),
  );
}

/** What a write failed of, as the caller is told: that another filing holds the file number. */
function asConflict(error: unknown, values: CaseFilingValues): unknown {
  if (!isUniqueViolation(error, 'case_filing_file_number')) return error;
  return new ApiError(409, 'fileNumberConflict', {
    params: { fileNumber: values.nothiNumber! },
    errors: [{ field: 'nothiNumber', code: 'fileNumberTaken', message: messageText('fileNumberTaken') }],
  });
}

const COLUMNS = [...Object.keys(caseFilingFields), 'createdBy', 'changedBy'].map(
  (property) => [property, columnName(property)] as const,
);
const columns = COLUMNS.map(([, column]) => column);

/** Inserts one filing and selects its record, in one statement: `numbered` gives its id, or none. */
const insertAs = (numbered: string) => `
  with numbered as (${numbered}), f as (
    insert into case_filing (id, ${columns.join(', ')}) overriding system value
    select numbered.id, ${columns.map((column) => `given.${column}`).join(', ')}
    from numbered, jsonb_populate_record(null::case_filing, $1) as given
    returning *
  )
  ${selectCaseFilings('f')}`;

const NEXT_ID = `nextval(pg_get_serial_sequence('case_filing', 'id'))`;

const insertFiling = kept<CaseFilingRow>('insertFiling', insertAs(`select ${NEXT_ID} as id`));

/** Gives no row when the key was used before; one that is being used at the same moment is waited for. */
const insertOnce = kept<CaseFilingRow>(
  'insertFilingOnce',
  insertAs(`
    insert into idempotency_key (user_id, key, fingerprint, record_id) values ($2, $3, $4, ${NEXT_ID})
    on conflict do nothing returning record_id as id`),
);

/** The row as PostgreSQL reads it from JSON. */
function storedAsJson(values: CaseFilingValues, by: number): string {
  const row: Record<string, unknown> = { ...stored(values), createdBy: by, changedBy: by };
  return JSON.stringify(Object.fromEntries(COLUMNS.map(([property, column]) => [column, row[property]])));
}

const stored = (values: CaseFilingValues) => ({
  ...values,
  nothiNumber: values.nothiNumber!,
  workPlaceId: values.workPlaceId!,
  status: values.status!,
});
