import { caseFilingFields, type CaseFilingValues } from '../../../../domain/caseFilings';
import { messageText } from '../../../../domain/messages';
import { fieldError } from '../../../../domain/validation';
import type { WireRecord } from '../../../../domain/wire';
import { columnName, prepared } from '../../../platform/database/preparedStatements';
import type { Db, Trx } from '../../../platform/database/schema';
import { inStatement } from '../../../platform/database/transaction';
import { breaksRule, isUniqueViolation, twinOf } from '../../../platform/database/errors';
import { ApiError, inUse, invalid } from '../../../platform/http/errors';
import { caseFilingById, caseFilingRecord, selectCaseFilings, type CaseFilingRow } from './records';
import {
  lockForDeletion,
  lockRecord,
  saveChanged,
  type Edit,
  withUnchangedTexts,
} from '../../../platform/writes/edits';
import { casesOfFiling } from '../ofFiling';
import { earlierAnswer, once, type Write } from '../../../platform/writes/idempotency';
import { missingReferences } from '../../lists/choices';
import {
  entryOf,
  insertWords,
  keyedWords,
  removeEntry,
  rewriteEntry,
} from '../../../platform/writes/searchEntries';
import { searchedKind } from '../../../../domain/searchEntries';

/**
 * Registers a filing and returns its record. It does in one statement what `once` does in seven, which takes 1.6
 * to 2 times as long (measured side by side on 27 November 2026). A repeated key then violates a constraint, as
 * invalid values do.
 * @throws 400 for references that do not exist, 409 if another filing has the file number, OutcomeUnknown.
 */
export async function createCaseFiling(db: Db, values: CaseFilingValues, write: Write): Promise<WireRecord> {
  const { by, resend } = write;
  const entry = givenTo(values, write);
  try {
    const [created] = await inStatement(db, (connection) =>
      resend
        ? insertOnce(connection, [...entry, by, resend.key, resend.fingerprint])
        : insertFiling(connection, entry),
    );
    return caseFilingRecord(created!);
  } catch (error) {
    if (!breaksRule(error)) throw error;
    const earlier = await earlierAnswer(db, write);
    if (earlier) return caseFilingRecord(earlier.answer as CaseFilingRow);
    await refuseMissingReferences(db, values);
    throw asConflict(error, values);
  }
}

/** Registers a filing within the caller's transaction. @returns its id. @throws the database's own errors. */
export async function addFiling(trx: Trx, values: CaseFilingValues, write: Write): Promise<number> {
  const [created] = await insertFiling(trx, givenTo(values, write));
  return created!.id;
}

/** The parameters of the insert: the row, its origin, and its search entry. */
function givenTo(values: CaseFilingValues, { by, via, requestId }: Write) {
  const { terms, own_key: ownKey } = entryOf(searchedKind('case-fillings'), { ...values, id: 0 });
  return [storedAsJson(values, by), via ?? '', requestId ?? '', terms, keyedWords(terms), ownKey];
}

/**
 * Replaces a filing and returns its record.
 * @throws 404, 409 if it was changed after the edited version (with who and when) or another filing has
 * the file number, 400 for a reference that does not exist.
 */
export async function saveCaseFiling(
  db: Db,
  id: number,
  values: CaseFilingValues,
  edit: Edit,
): Promise<WireRecord> {
  return explainFilingErrors(db, values, () => once(db, edit, (trx) => replaceFiling(trx, id, values, edit)));
}

/** Like `saveCaseFiling`, but within the caller's transaction. */
export async function replaceFiling(
  trx: Trx,
  id: number,
  values: CaseFilingValues,
  { version, by }: Pick<Edit, 'version' | 'by'>,
): Promise<WireRecord> {
  await lockRecord(trx, 'caseFiling', id, version);
  const kept = await withUnchangedTexts(trx, 'caseFiling', id, values);
  await saveChanged(trx, 'caseFiling', id, stored(kept), by);
  await rewriteEntry(trx, 'case-fillings', id);
  return (await caseFilingById(trx, id))!;
}

/** Converts a database error of an edit to a 409 for a taken file number or a 400 for a missing reference. */
export async function explainFilingErrors<T>(
  db: Db,
  values: CaseFilingValues,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (breaksRule(error)) await refuseMissingReferences(db, values);
    throw asConflict(error, values);
  }
}

/**
 * Deletes a filing.
 * @throws 404, 409 with its cases if any follow from it.
 */
export function removeCaseFiling(db: Db, id: number, write: Write): Promise<WireRecord> {
  return once(db, write, (trx) => deleteFiling(trx, id));
}

/**
 * Like `removeCaseFiling`, but within the caller's transaction.
 * @throws also 409 when the filing was changed after `version`.
 */
export async function deleteFiling(trx: Trx, id: number, version: number | null = null): Promise<WireRecord> {
  await lockForDeletion(trx, 'caseFiling', id, version);
  const usedBy = await casesOfFiling(trx, id);
  if (usedBy.length) throw inUse(usedBy);
  await trx.deleteFrom('caseFiling').where('id', '=', id).execute();
  await removeEntry(trx, 'case-fillings', id);
  return { id };
}

async function refuseMissingReferences(db: Db, values: CaseFilingValues): Promise<void> {
  const missing = await missingReferences(db, values);
  if (!missing.length) return;
  throw invalid(
    missing.map((field) => ({ field, code: 'unknownReference', message: messageText('unknownReference') })),
  );
}

/** Converts a unique violation to the 409 that another filing has the file number, or it written differently. */
function asConflict(error: unknown, values: CaseFilingValues): unknown {
  const fileNumber = twinOf(error);
  if (fileNumber !== null) {
    return new ApiError(409, 'fileNumberConflict', {
      params: { fileNumber },
      errors: [fieldError('nothiNumber', 'fileNumberAlike', { number: fileNumber })],
    });
  }
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

/**
 * SQL that inserts a filing from JSON and its search entry, with the author and the origin of the change, and
 * selects the record.
 */
const INSERTED = `f as (
    insert into case_filing (${columns.join(', ')})
    select ${columns.map((column) => `given.${column}`).join(', ')}
    from jsonb_populate_record(null::case_filing, $1) as given,
      set_config('casebook.actor', given.created_by::text, true) as actor,
      set_config('casebook.via', $2, true) as via, set_config('casebook.request', $3, true) as request
    returning *
  ), entry as (
    insert into search_entry (kind, record_id, case_filing_id, is_open, terms, own_key)
    select 'case-fillings', id, id, status <> 'CLOSED', array_to_tsvector($4::text[]), $6 from f
  ), words as (${insertWords('$5')})`;

const insertFiling = prepared<CaseFilingRow>(
  'insertFiling',
  `with ${INSERTED} ${selectCaseFilings(caseFilingFields, 'f')}`,
);

/** Like `insertFiling`, and stores the answer under the idempotency key. */
const insertOnce = prepared<CaseFilingRow>(
  'insertFilingOnce',
  `with ${INSERTED}, record as (${selectCaseFilings(caseFilingFields, 'f')}), remembered as (
    insert into idempotency_key (user_id, key, fingerprint, answer)
    select $7, $8, $9, row_to_json(record) from record
  )
  select * from record`,
);

/** The row in the JSON form that PostgreSQL reads. */
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
