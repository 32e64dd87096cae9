import type { Kysely, Transaction } from 'kysely';
import type { Fields, Values } from '../../domain/fields';
import type { CaseType } from '../../domain/followOnCases/caseType';
import { tableOf, type OwnColumns } from '../db/followOnSchema';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { invalidField, notFound } from '../errors';
import { edited, holdRecord, type Edit } from './edits';
import { once } from './idempotency';
import { withUnchangedTexts } from './unchangedTexts';

type Db = Kysely<Database>;

/** What `bodyFields` of a type let through: its own fields, and `caseFillingId`. */
export type CaseValues = Values<Fields>;

/**
 * Enters a case on its filing and answers its id; the same idempotency key never enters a second one.
 * @throws 400 at the filing when there is none.
 */
export function createCase(
  db: Db,
  type: CaseType,
  values: CaseValues,
  { userId, key }: { userId: number; key: string | undefined },
): Promise<number> {
  return once(db, { userId, key, content: [type.name, values] }, async (trx) => {
    const caseFilingId = filingOf(values);
    if (caseFilingId === null || !(await holdFiling(trx, caseFilingId))) {
      throw invalidField('caseFillingId', 'filingGone');
    }
    const { id } = await trx
      .insertInto(tableOf(type))
      .values({ ...ownColumns(type, values), caseFilingId, createdBy: userId, changedBy: userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/**
 * Replaces a case. @throws 404, 409 when it was changed after the version that was edited, 400 when
 * another filing than its own is named.
 */
export async function saveCase(
  db: Db,
  type: CaseType,
  id: number,
  values: CaseValues,
  { version, by }: Edit,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await holdRecord(trx, tableOf(type), id, version);
    const kept = await withUnchangedTexts(trx, tableOf(type), id, values);
    const { caseFilingId } = await trx
      .updateTable(tableOf(type))
      .set({ ...ownColumns(type, kept), ...edited(by) })
      .where('id', '=', id)
      .returning('caseFilingId')
      .executeTakeFirstOrThrow();
    if ((filingOf(values) ?? caseFilingId) !== caseFilingId)
      throw invalidField('caseFillingId', 'filingFixed');
  });
}

/** @throws 404 when there is no such case. */
export async function removeCase(db: Db, type: CaseType, id: number): Promise<void> {
  const { numDeletedRows } = await inTransaction(db, (trx) =>
    trx.deleteFrom(tableOf(type)).where('id', '=', id).executeTakeFirst(),
  );
  if (!numDeletedRows) throw notFound();
}

/** Keeps a filing from being changed or deleted while a case copies its facts. Answers whether it exists. */
async function holdFiling(trx: Transaction<Database>, id: number): Promise<boolean> {
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
