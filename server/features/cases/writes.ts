import { sql } from 'kysely';
import type { Fields, Values } from '../../../domain/fields';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import { fieldError } from '../../../domain/validation';
import type { WireRecord } from '../../../domain/wire';
import { tableOf, type OwnColumns } from '../../platform/database/columns';
import type { Db, Trx } from '../../platform/database/schema';
import { twinOf } from '../../platform/database/errors';
import { ApiError, invalidField, notFound } from '../../platform/http/errors';
import {
  lockForDeletion,
  lockRecord,
  saveChanged,
  type Edit,
  withUnchangedTexts,
} from '../../platform/writes/edits';
import { caseById } from './records';
import { removeEntry, rewriteEntry, writeEntry } from '../../platform/writes/searchEntries';
import { once, type Write } from '../../platform/writes/idempotency';
import { caseTypes } from '../../../domain/followOnCases';
import { columnName } from '../../platform/database/preparedStatements';

/** A checked body of a type: its own fields and `caseFillingId`. */
type CaseValues = Values<Fields>;

/**
 * Adds a case to its filing and returns its record.
 * @throws 400 at the filing if it does not exist, 409 if the filing has this case already.
 */
export function createCase(db: Db, type: CaseType, values: CaseValues, write: Write): Promise<WireRecord> {
  return explainTwins(type, () =>
    once(db, write, async (trx) => (await caseById(trx, type, await addCase(trx, type, values, write.by)))!),
  );
}

/** Converts the error for a case that the file has already to a 409 at the field of its number. */
async function explainTwins<T>({ proceeding }: CaseType, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const number = twinOf(error);
    if (number === null) throw error;
    throw new ApiError(409, 'caseConflict', {
      params: { number },
      errors: [fieldError(proceeding.number, 'caseTaken', { number })],
    });
  }
}

/** Like `createCase`, but within the caller's transaction. @returns the new id. */
export async function addCase(trx: Trx, type: CaseType, values: CaseValues, by: number): Promise<number> {
  const caseFilingId = filingOf(values);
  if (caseFilingId === null || !(await lockFiling(trx, caseFilingId))) {
    throw invalidField('caseFillingId', 'filingGone');
  }
  const { id } = await trx
    .insertInto(tableOf(type))
    .values({ ...ownColumns(type, values), caseFilingId, createdBy: by, changedBy: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeEntry(trx, type.name, { ...values, id, caseFilingId });
  return id;
}

/**
 * Replaces a case and returns its record.
 * @throws 404, 409 if it was changed after the edited version or the filing has this case already, 400 if the body
 * names another filing.
 */
export function saveCase(
  db: Db,
  type: CaseType,
  id: number,
  values: CaseValues,
  edit: Edit,
): Promise<WireRecord> {
  return explainTwins(type, () =>
    once(db, edit, async (trx) => {
      await replaceCase(trx, type, id, values, edit);
      return (await caseById(trx, type, id))!;
    }),
  );
}

/** Like `saveCase`, but within the caller's transaction. */
export async function replaceCase(
  trx: Trx,
  type: CaseType,
  id: number,
  values: CaseValues,
  { version, by }: Pick<Edit, 'version' | 'by'>,
): Promise<void> {
  await lockRecord(trx, tableOf(type), id, version);
  const kept = await withUnchangedTexts(trx, tableOf(type), id, values);
  const { caseFilingId } = await trx
    .selectFrom(tableOf(type))
    .select('caseFilingId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if ((filingOf(values) ?? caseFilingId) !== caseFilingId) throw invalidField('caseFillingId', 'filingFixed');
  await saveChanged(trx, type.table, id, ownColumns(type, kept), by);
  await rewriteEntry(trx, type.name, id);
}

/** @throws 404 if there is no such case. */
export function removeCase(db: Db, type: CaseType, id: number, write: Write): Promise<WireRecord> {
  return once(db, write, (trx) => deleteCase(trx, type, id));
}

/**
 * Like `removeCase`, but within the caller's transaction.
 * @throws also 409 when the case was changed after `version`.
 */
export async function deleteCase(
  trx: Trx,
  type: CaseType,
  id: number,
  version: number | null = null,
): Promise<WireRecord> {
  await lockFilingsOfCases(trx, type.table, [id]);
  if (version !== null) await lockForDeletion(trx, tableOf(type), id, version);
  const deleted = await trx
    .deleteFrom(tableOf(type))
    .where('id', '=', id)
    .returning('caseFilingId')
    .executeTakeFirst();
  if (!deleted) throw notFound();
  await removeEntry(trx, type.name, id);
  // it was found by the entries of its ledger, too
  await rewriteEntry(trx, 'case-fillings', deleted.caseFilingId);
  return { id };
}

/**
 * Locks the filings of cases that are to be deleted against new cases, which might challenge one of the
 * deleted cases.
 * @param table of the cases
 */
export async function lockFilingsOfCases(trx: Trx, table: string, ids: readonly number[]): Promise<void> {
  await sql`
    select from case_filing where id in (select case_filing_id from ${sql.table(table)} where id = any(${ids}::bigint[]))
    order by id for no key update
  `.execute(trx);
}

/**
 * Locks a filing against changes while a case copies its columns, and against the deletion of a case that the new one
 * challenges. Returns whether it exists.
 */
async function lockFiling(trx: Trx, id: number): Promise<boolean> {
  const filing = await trx
    .selectFrom('caseFiling')
    .select('id')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return filing !== undefined;
}

const filingOf = (values: CaseValues) => values.caseFillingId as number | null;

const ownColumns = ({ fields }: CaseType, values: CaseValues) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]])) as Partial<OwnColumns>;

/** The columns of the registers' interim orders; a name means the same in every register. */
export const INTERIM_ORDERS = [
  ...new Set(
    caseTypes.flatMap(({ groups }) =>
      groups
        .filter(({ name }) => name === 'interimOrders')
        .flatMap((group) => group.fields.filter((name) => name.startsWith('interimOrder')))
        .map(columnName),
    ),
  ),
];
