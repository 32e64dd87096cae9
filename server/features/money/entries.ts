import { sql, type Insertable, type RawBuilder } from 'kysely';
import { DatabaseError } from 'pg';
import { dayInDhaka } from '../../../domain/dates';
import type { Values } from '../../../domain/fields';
import { entryKinds, heads } from '../../../domain/money/entries';
import { entryOrigins, moneyEntryFields } from '../../../domain/money/records';
import type { Database, Trx } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import { searchText } from '../../platform/http/checking';
import { ApiError, invalidField } from '../../platform/http/errors';
import { text } from '../../platform/http/responses';
import { filter, fromDay, ids, oneOf, toDay } from '../../platform/resource/filters';
import { by, byNullable, byText, regularResource, shown } from '../../platform/resource/resource';
import { contains } from '../../platform/lists/searching';
import { saveChanged } from '../../platform/writes/edits';
import { rewriteEntry } from '../../platform/writes/searchEntries';
import { ofReadableKindsIn } from '../cases/proceedings';
import { bankName, byBankName, byFileNumber, fileNumber, refuseForeign } from './ofFile';

type Entered = Values<typeof moneyEntryFields>;

const ofFiles = (condition: RawBuilder<unknown>) =>
  sql`case_filing_id in (select id from case_filing where ${condition})`;

/** The ledgers of the files (docs/contract.md, "Money"). */
export const moneyEntries = regularResource({
  name: 'money-entries',
  title: 'Ledger',
  table: 'money_entry',
  fields: moneyEntryFields,
  derived: {
    nothiNumber: fileNumber('money_entry'),
    bankName: bankName('money_entry', 'bank_name'),
    bankNameBn: bankName('money_entry', 'name_bn'),
    origin: shown('money_entry.origin', { ...text, enum: entryOrigins }),
  },
  sorts: {
    date: by('date'),
    kind: by('kind'),
    head: by('head'),
    amount: by('amount'),
    instrument: byText('instrument'),
    memo: byText('memo'),
    note: byText('note'),
    bankId: byNullable('bank_id'),
    bankName: byBankName('money_entry'),
    caseFilingId: by('case_filing_id'),
    proceedingId: byNullable('proceeding_id'),
    nothiNumber: byFileNumber('money_entry'),
    origin: by('origin'),
  },
  filters: {
    caseFilingId: ids('case_filing_id'),
    proceedingId: ids('proceeding_id'),
    kind: oneOf('kind', entryKinds),
    head: oneOf('head', heads),
    from: fromDay('date'),
    to: toDay('date'),
    bankId: ids('bank_id'),
    origin: oneOf('origin', entryOrigins),
    workPlaceId: filter(ids('x').value, (list) => ofFiles(sql`work_place_id = any(${list}::bigint[])`)),
    q: filter(searchText, (term) => {
      const found = contains('nothi_number_fold', term);
      return found && ofFiles(found);
    }),
  },
  visibleTo: ofReadableKindsIn('case_kind'),
  total: 'upTo',
  async create(trx, values, user) {
    await checkEntry(trx, values, user);
    return addEntry(trx, values as Checked, user.userId);
  },
  async save(trx, id, values, user) {
    const stored = await storedEntry(trx, id);
    if (stored.caseFilingId !== values.caseFilingId) throw invalidField('caseFilingId', 'fileFixed');
    await checkEntry(trx, values, user);
    // who saves it has explained it
    await withinTotals(() => saveChanged(trx, 'money_entry', id, { ...values, origin: 'own' }, user.userId));
    await rewriteEntry(trx, 'case-fillings', stored.caseFilingId);
  },
  async remove(trx, id) {
    const { caseFilingId } = await storedEntry(trx, id);
    await withinTotals(() => trx.deleteFrom('moneyEntry').where('id', '=', id).execute());
    await rewriteEntry(trx, 'case-fillings', caseFilingId);
  },
});

type Checked = Insertable<Database['moneyEntry']>;

/** @returns the id of the new entry. @throws 400 if a total of the file would leave its range. */
export async function addEntry(
  trx: Trx,
  values: Insertable<Database['moneyEntry']>,
  by: number,
): Promise<number> {
  const { id } = await withinTotals(() =>
    trx
      .insertInto('moneyEntry')
      .values({ ...values, createdBy: by, changedBy: by })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  if (values.instrument) await rewriteEntry(trx, 'case-fillings', values.caseFilingId);
  return id;
}

/** @throws 400 if a total of the file would be below 0 or too large: the database refuses it. */
async function withinTotals<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'money_entry_total')
      throw invalidField('amount', 'totalOutside');
    throw error;
  }
}

/** @throws 409 for an entry that follows the filing's form. */
async function storedEntry(trx: Trx, id: number) {
  const stored = await trx
    .selectFrom('moneyEntry')
    .select(['caseFilingId', 'origin'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (stored.origin === 'field') throw new ApiError(409, 'entryOfField');
  return stored;
}

async function checkEntry(trx: Trx, values: Entered, user: SignedInUser): Promise<void> {
  checkEntryDay(values);
  await refuseForeign(trx, 'proceedingId', values.proceedingId, [values.caseFilingId!], user);
}

/** @throws 400 for a day to come. */
export function checkEntryDay({ date }: Pick<Entered, 'date'>): void {
  if (date! > dayInDhaka()) throw invalidField('date', 'notYet');
}
