import { sql } from 'kysely';
import { agentKinds } from '../../../domain/agents';
import { caseFilingFields, type CaseFilingValues } from '../../../domain/caseFilings';
import { companyFields } from '../../../domain/companies';
import { bool, type Fields } from '../../../domain/fields';
import { caseTypes } from '../../../domain/followOnCases';
import { hearingFields } from '../../../domain/hearings';
import { type ImportRegisterName, importError, type ImportError } from '../../../domain/imports';
import { ownKeyOf } from '../../../domain/ownKeys';
import { searchedKind, type SearchedKind } from '../../../domain/searchEntries';
import { newUserFields, userFields } from '../../../domain/users';
import type { Mode } from '../../../domain/validation';
import { guaranteeFields, moneyEntryFields, stayFields } from '../../../domain/money/records';
import { hearings } from '../dates/hearings/resource';
import { addAgent, replaceAgent } from '../cases/parties/agents';
import { addFiling, replaceFiling } from '../cases/filings/writes';
import { addCompany, replaceCompany } from '../cases/parties/companies';
import { addCase, replaceCase } from '../cases/writes';
import { checkHearing } from '../dates/hearings/writes';
import { checkEntryDay, moneyEntries } from '../money/entries';
import { checkGuarantee, guarantees } from '../money/guarantees';
import { checkStay, stays } from '../money/stays';
import { lockUser } from '../accounts/userAccess';
import { addUser, deleteUser, replaceUser } from '../accounts/userWrites';
import { type EditedTable, lockRecord } from '../../platform/writes/edits';
import { removeEntries } from '../../platform/writes/searchEntries';
import { columnName } from '../../platform/database/preparedStatements';
import type { Importer } from './batches';
import { ENTRY_KEY, keyOfEntry, keyOfGuarantee, resolveEntries, resolveGuarantees } from './money';
import { folded, foldedNumber } from './names';
import { resolveProceedings, type Resolving } from './references';
import { ADMINISTRATORS } from '../../../domain/roles';
import { ApiError, approvalNeeded } from '../../platform/http/errors';
import { breaksRule, twinOf } from '../../platform/database/errors';
import type { Trx } from '../../platform/database/schema';

type Values = Record<string, unknown>;

/**
 * The facts of a register that an import needs besides its fields: when two rows mean the same record, and the
 * register's own writes.
 */
export interface ImportedRegister {
  name: ImportRegisterName;
  table: string;
  /** The fields of its form. */
  fields(mode: Mode): Fields;
  /** Finds what the key of a row refers to, where rows may name it in different words. */
  resolveKey?(trx: Trx, rows: Resolving[]): Promise<void>;
  /** The key of a row, from its values as they were read; null if the row is always a new record. */
  key(read: Values): string | null;
  /** How an existing record is found. Companies and agents are found by `own`. */
  identity?: Identity;
  /** The same among search entries, for a record whose number is written differently. */
  twins?: Identity;
  /** The field with the number that identifies a record. */
  number?: string;
  /** The name and number of a row that is itself a company or agent. */
  own?: { name: string; number: string };
  /** The checks of its writes beyond those of single fields. @throws as the writes do. */
  rules?(trx: Trx, values: Values): Promise<void>;
  add(trx: Trx, values: Values, importer: Importer): Promise<number>;
  replace(trx: Trx, id: number, values: Values, importer: Importer): Promise<unknown>;
  /** Deletes records that an undo has locked and to which nothing refers. */
  remove(trx: Trx, ids: number[], importer: Importer): Promise<void>;
}

/**
 * Finds records by an indexed column `by` and the SQL expression `and`, which must equal the values that `of`
 * returns for a row.
 */
export interface Identity {
  by: string;
  type: 'text' | 'bigint';
  and?: string;
  /** A further condition. */
  where?: string;
  of(values: Values): [string | number | null, string | null];
}

/** The key of a file or case, equal for all spellings of its number. */
const keyOfNumber = (kind: SearchedKind, values: Values, field: string): string | null =>
  ownKeyOf(kind, { [kind.title]: values[field] }) || folded(values[field]);

const filings = searchedKind('case-fillings');

/** The parts as one key; null if one is missing. */
const keyOf = (...parts: unknown[]): string | null => {
  const texts = parts.map(folded);
  return texts.includes(null) ? null : texts.join('\n');
};

const edit = ({ write: { by } }: Importer) => ({ by, version: null });

/** Deletes all records in one statement: undoing a file of 20,000 rows one by one would take minutes. */
const removeAll =
  (table: string, name: string): ImportedRegister['remove'] =>
  async (trx, ids) => {
    await sql`delete from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(trx);
    await removeEntries(trx, name, ids);
  };

const eachOf =
  (remove: (trx: Trx, id: number, importer: Importer) => Promise<unknown>): ImportedRegister['remove'] =>
  async (trx, ids, importer) => {
    for (const id of ids) await remove(trx, id, importer);
  };

/** The writes of a regular resource. */
const writesOf = (
  resource: Pick<typeof hearings, 'create' | 'save' | 'remove'>,
  table: EditedTable,
): Pick<ImportedRegister, 'add' | 'replace' | 'remove'> => ({
  add: (trx, values, { user }) => resource.create!(trx, values, user),
  replace: async (trx, id, values, { user }) => {
    await lockRecord(trx, table, id);
    await resource.save!(trx, id, values, user);
  },
  remove: eachOf((trx, id, { user }) => resource.remove!(trx, id, user)),
});

/** A key of lines as the column of an index and the rest. */
const firstAndRest = (key: string | null): [string | null, string | null] =>
  key === null ? [null, null] : [key.slice(0, key.indexOf('\n')), key.slice(key.indexOf('\n') + 1)];

const { logo: _logo, ...companyTexts } = companyFields;

const registers: ImportedRegister[] = [
  {
    name: 'case-fillings',
    table: 'case_filing',
    fields: () => caseFilingFields,
    key: (read) => keyOfNumber(filings, read, 'nothiNumber'),
    identity: { by: 'nothi_number_fold', type: 'text', of: ({ nothiNumber }) => [folded(nothiNumber), ''] },
    twins: {
      by: 'own_key',
      type: 'text',
      where: "kind = 'case-fillings'",
      of: (values) => [keyOfNumber(filings, values, 'nothiNumber'), ''],
    },
    number: 'nothiNumber',
    add: (trx, values, { write }) => addFiling(trx, values as CaseFilingValues, write),
    replace: (trx, id, values, importer) =>
      replaceFiling(trx, id, values as CaseFilingValues, edit(importer)),
    remove: removeAll('case_filing', 'case-fillings'),
  },
  ...caseTypes.map((type): ImportedRegister => ({
    name: type.name,
    table: type.table,
    fields: () => type.bodyFields,
    key: (read) =>
      keyOf(
        keyOfNumber(filings, read, 'caseFilingId'),
        keyOfNumber(searchedKind(type.name), read, type.proceeding.number),
      ),
    identity: {
      by: 'case_filing_id',
      type: 'bigint',
      and: `${columnName(type.proceeding.number)}_fold`,
      of: (values) => [
        (values.caseFillingId as number | undefined) ?? null,
        folded(values[type.proceeding.number]),
      ],
    },
    twins: {
      by: 'own_key',
      type: 'text',
      and: 'case_filing_id',
      where: `kind = '${type.name}'`,
      of: (values) => [
        keyOfNumber(searchedKind(type.name), values, type.proceeding.number),
        typeof values.caseFillingId === 'number' ? String(values.caseFillingId) : null,
      ],
    },
    number: type.proceeding.number,
    add: (trx, values, { write }) => addCase(trx, type, values, write.by),
    replace: (trx, id, values, importer) => replaceCase(trx, type, id, values, edit(importer)),
    remove: removeAll(type.table, type.name),
  })),
  {
    name: 'companies',
    table: 'company',
    fields: () => companyTexts,
    key: ({ vatRegNo, companyName }) => foldedNumber(vatRegNo) ?? folded(companyName),
    own: { name: 'companyName', number: 'vatRegNo' },
    add: (trx, values, { write }) => addCompany(trx, { ...values, logo: null } as never, null, write.by),
    replace: (trx, id, values, importer) =>
      replaceCompany(trx, id, values as never, undefined, edit(importer)),
    remove: removeAll('company', 'companies'),
  },
  ...agentKinds.map((kind): ImportedRegister => ({
    name: kind.name,
    table: kind.table,
    fields: () => kind.fields,
    key: ({ licNo }) => foldedNumber(licNo),
    own: { name: kind.nameField, number: 'licNo' },
    add: (trx, values, { write }) => addAgent(trx, kind, values, write.by),
    replace: (trx, id, values, importer) => replaceAgent(trx, kind, id, values, edit(importer)),
    remove: removeAll(kind.table, kind.name),
  })),
  {
    name: 'hearings',
    table: 'hearing',
    fields: () => hearingFields,
    resolveKey: resolveProceedings,
    key: ({ proceedingId, date }) =>
      proceedingId && date ? `${proceedingId as number}\n${date as string}` : null,
    identity: {
      by: 'proceeding_id',
      type: 'bigint',
      and: 'date',
      of: ({ proceedingId, date }) => [
        (proceedingId as number | undefined) ?? null,
        (date as string | undefined) ?? null,
      ],
    },
    rules: (trx, values) => checkHearing(trx, values as never),
    ...writesOf(hearings, 'hearing'),
  },
  {
    name: 'money-entries',
    table: 'money_entry',
    fields: () => moneyEntryFields,
    resolveKey: resolveEntries,
    key: keyOfEntry,
    identity: {
      by: 'case_filing_id',
      type: 'bigint',
      and: ENTRY_KEY,
      of: (values) => firstAndRest(keyOfEntry(values)),
    },
    rules: async (_trx, values) => checkEntryDay(values as never),
    ...writesOf(moneyEntries, 'moneyEntry'),
  },
  {
    name: 'guarantees',
    table: 'guarantee',
    fields: () => guaranteeFields,
    resolveKey: resolveGuarantees,
    key: keyOfGuarantee,
    identity: {
      by: 'number_fold',
      type: 'text',
      and: `coalesce(bank_id::text, '')`,
      of: (values) => firstAndRest(keyOfGuarantee(values)),
    },
    rules: (trx, values) => checkGuarantee(trx, values as never, []),
    ...writesOf(guarantees, 'guarantee'),
  },
  {
    name: 'stays',
    table: 'stay',
    fields: () => stayFields,
    resolveKey: resolveProceedings,
    key: ({ proceedingId, orderedOn }) =>
      proceedingId && orderedOn ? `${proceedingId as number}\n${orderedOn as string}` : null,
    identity: {
      by: 'proceeding_id',
      type: 'bigint',
      and: 'ordered_on',
      of: ({ proceedingId, orderedOn }) => [
        (proceedingId as number | undefined) ?? null,
        (orderedOn as string | undefined) ?? null,
      ],
    },
    rules: (trx, values) => checkStay(trx, values as never),
    ...writesOf(stays, 'stay'),
    remove: removeAll('stay', 'stays'),
  },
  {
    name: 'users',
    table: 'app_user',
    fields: (mode) => (mode === 'create' ? newUserFields : { ...userFields, isEnabled: bool() }),
    key: ({ userName }) => folded(userName),
    identity: { by: 'user_name_fold', type: 'text', of: ({ userName }) => [folded(userName), ''] },
    add: (trx, values, { write }) => addUser(trx, values as never, write.by),
    replace: async (trx, id, values, { write }) => {
      await lockUser(trx, id);
      await replaceUser(trx, id, { ...values, isEnabled: null } as never, write.by);
    },
    remove: eachOf((trx, id) => deleteUser(trx, id)),
  },
];

/** The register of this name. @throws if nothing is imported into it. */
export function importedRegister(name: string): ImportedRegister {
  const register = registers.find((each) => each.name === name);
  if (!register) throw new Error(`${name} is not imported`);
  return register;
}

/** The reason why the register refused a row; null if the failure is not the row's fault. */
export function refusalOf(failure: unknown): ImportError[] | null {
  const error = approvalNeeded(failure, ADMINISTRATORS) ?? failure;
  if (error instanceof ApiError) {
    if (error.status >= 500) return null;
    const errors = error.errors?.map(({ field, code, params }) => importError(field, code, params));
    return errors?.length ? errors : [importError('', error.code, error.params)];
  }
  const number = twinOf(error);
  if (number !== null) return [importError('', 'caseTaken', { number })];
  return breaksRule(error) ? [importError('', 'invalid')] : null;
}
