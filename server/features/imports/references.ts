import { sql } from 'kysely';
import { caseTypes } from '../../../domain/followOnCases';
import { importError, type ImportError } from '../../../domain/imports';
import { caseTypeMeant, choiceMeant } from '../../../domain/import/words';
import { kindsOfWords } from '../../../domain/searchKey/kindWords';
import { caseKeyOf, fileKeyOf } from '../../../domain/searchKey/nearNumbers';
import { partsOf } from '../../../domain/searchKey/words';
import { allRoles } from '../accounts/userGrants';
import type { Importer } from './batches';
import { folded, nameKey } from './names';
import { kindNames } from '../../../domain/proceedings';
import { casesByNumber } from '../dates/hearings/candidates';
import { withKnownCourts } from '../dates/hearings/names';
import type { Trx } from '../../platform/database/schema';

type Values = Record<string, unknown>;

/** A row whose references are being resolved: texts become ids, and those that name no record become errors. */
export interface Resolving {
  values: Values;
  errors: ImportError[];
}

/** Finds sections, banks, files and roles by the names and numbers that rows give. */
export async function resolveReferences(
  trx: Trx,
  register: string,
  rows: Resolving[],
  importer: Importer,
): Promise<void> {
  if (register === 'case-fillings') {
    await nameToId(trx, rows, 'workPlaceId', { table: 'work_place', column: 'name' });
    await banksByName(trx, rows);
  }
  if (register === 'users') await resolveGrants(trx, rows, importer);
  if (caseTypes.some(({ name }) => name === register)) {
    await filesByNumber(trx, rows);
    for (const { values } of rows) rename(values, 'caseFilingId', 'caseFillingId');
  }
}

function rename(values: Values, from: string, to: string): void {
  if (from in values) values[to] = values[from];
  delete values[from];
}

/** Replaces a value, or takes it out with an error. */
function settle(
  row: Resolving,
  field: string,
  value: unknown,
  ...error: Parameters<typeof importError>
): void {
  if (value === undefined) {
    row.errors.push(importError(...error));
    delete row.values[field];
  } else row.values[field] = value;
}

/**
 * Finds ids in a list that administrators keep by names in either script: by the same name, otherwise by a
 * single name that differs only in its legal form, since the `Sonali Bank Ltd.` of old sheets is the
 * `Sonali Bank PLC` of today.
 */
async function idsByName(
  trx: Trx,
  { table, column }: { table: string; column: string },
): Promise<(name: unknown) => number | undefined> {
  const { rows } = await sql<{ id: number; name: string; nameBn: string | null }>`
    select id, ${sql.ref(column)} as name, name_bn from ${sql.table(table)} order by id desc
  `.execute(trx);
  const named = rows.flatMap(({ id, name, nameBn }) =>
    [name, nameBn].flatMap((each) => (each ? [{ id, name: each }] : [])),
  );
  const same = new Map(named.map(({ id, name }) => [folded(name), id]));
  const alike = new Map<string, Set<number>>();
  for (const { id, name } of named) {
    const key = formlessKey(name);
    alike.set(key, (alike.get(key) ?? new Set()).add(id));
  }
  return (name) => {
    const [only, second] = alike.get(formlessKey(String(name))) ?? [];
    return same.get(folded(name)) ?? (second === undefined ? only : undefined);
  };
}

/** Legal forms and articles in bank names, besides the legal forms of all companies. */
const FORMS_OF_BANKS = /(?<![\p{L}\p{M}])(?:পিএলসি|পি এল সি|দি|দ্য)(?![\p{L}\p{M}])/gu;

const formlessKey = (name: string) => nameKey(name.replace(FORMS_OF_BANKS, ' '));

async function nameToId(
  trx: Trx,
  rows: Resolving[],
  field: string,
  list: { table: string; column: string },
): Promise<void> {
  const given = rows.filter(({ values }) => values[field] !== undefined);
  if (!given.length) return;
  const ids = await idsByName(trx, list);
  for (const row of given) {
    settle(row, field, ids(row.values[field]), field, 'unknownReference');
  }
}

export const banksByName = (trx: Trx, rows: Resolving[]): Promise<void> =>
  nameToId(trx, rows, 'bankId', { table: 'bank', column: 'bank_name' });

/** Finds files by their numbers, in whatever spelling. */
export async function filesByNumber(trx: Trx, rows: Resolving[]): Promise<void> {
  const numbers = rows.flatMap(({ values }) => folded(values.caseFilingId) ?? []);
  const { rows: filings } = await sql<{ id: number; number: string }>`
    select id, nothi_number_fold as number from case_filing
    where nothi_number_fold = any(${numbers}::text[]) order by id desc
  `.execute(trx);
  const ids = new Map(filings.map(({ id, number }) => [number, id]));
  const twins = await filingsByKey(
    trx,
    numbers.filter((number) => !ids.has(number)),
  );
  for (const row of rows) {
    const text = row.values.caseFilingId as string | undefined;
    if (text === undefined) continue;
    const id = ids.get(folded(text) ?? '') ?? twins.get(fileKeyOf(text));
    settle(row, 'caseFilingId', id, 'caseFilingId', 'noSuchFile', { text });
  }
}

/** Filings by the key of their number, for numbers that are written differently in the register. */
async function filingsByKey(trx: Trx, numbers: string[]): Promise<Map<string, number>> {
  const keys = numbers.map(fileKeyOf).filter(Boolean);
  if (!keys.length) return new Map();
  const { rows } = await sql<{ id: number; key: string }>`
    select record_id as id, own_key as key from search_entry
    where own_key = any(${keys}::text[]) and kind = 'case-fillings' order by record_id desc
  `.execute(trx);
  return new Map(rows.map(({ id, key }) => [key, id]));
}

interface Proceeding {
  id: number;
  kind: string;
  caseFilingId: number;
  number: string | null;
}

/**
 * Finds the case of a hearing or stay by the file, its type and its number, or without the file by the other two; without type
 * and number it is the file's own proceeding.
 */
export async function resolveProceedings(trx: Trx, rows: Resolving[]): Promise<void> {
  await filesByNumber(trx, rows);
  const values = await withKnownCourts(
    trx,
    kindNames,
    rows.map((row) => row.values),
  );
  for (const [at, row] of rows.entries()) row.values = values[at]!;
  const files = rows.flatMap(({ values }) => (values.caseFilingId as number | undefined) ?? []);
  const { rows: proceedings } = await sql<Proceeding>`
    select id, kind, case_filing_id, number from proceeding where case_filing_id = any(${files}::bigint[])
  `.execute(trx);
  const fileless = rows.filter(
    ({ values: { caseFilingId, number } }) => caseFilingId === undefined && number,
  );
  const cases = fileless.map(({ values: { kind, number } }) => ({
    number: number as string,
    kinds: kind ? kindsNamed(kind as string) : null,
  }));
  const named = new Map((await casesByNumber(trx, cases)).map((each, at) => [fileless[at]!, each]));
  for (const row of rows) {
    const { caseFilingId, kind, number } = row.values;
    delete row.values.caseFilingId;
    delete row.values.kind;
    delete row.values.number;
    if (caseFilingId === undefined) {
      if (row.errors.some(({ field }) => field === 'caseFilingId')) continue;
      const found = named.get(row);
      if (!found) row.errors.push(importError('caseFilingId', 'filingOrCaseRequired'));
      else {
        const only = found.length === 1 ? found[0]!.proceedingId : undefined;
        settle(row, 'proceedingId', only, 'number', found.length ? 'severalOfNumber' : 'noneOfNumber');
      }
      continue;
    }
    const kinds = kind ? kindsNamed(kind as string) : number ? null : ['case-fillings'];
    const found = proceedings.filter(
      (each) =>
        each.caseFilingId === caseFilingId &&
        (!kinds || kinds.includes(each.kind)) &&
        (!number || isSameCase(each, number as string)),
    );
    const code = found.length ? 'severalCases' : 'noSuchCase';
    settle(
      row,
      'proceedingId',
      found.length === 1 ? found[0]!.id : undefined,
      number ? 'number' : 'kind',
      code,
    );
  }
}

const isSameCase = ({ kind, number }: Proceeding, text: string): boolean =>
  folded(number) === folded(text) || (number !== null && caseKeyOf(kind, number) === caseKeyOf(kind, text));

/** The registers that a text means as a type of case: by one of their names, or by the words that clerks use. */
const kindsNamed = (text: string): string[] => {
  const named = caseTypeMeant(text);
  return named ? [named] : wordsFor(text);
};

const wordsFor = (text: string): string[] =>
  (kindsOfWords(partsOf(text)).kinds ?? []).filter((kind) => kindNames.includes(kind));

/**
 * Resolves roles and sections, of which a cell may name several. Users may give only roles that they have
 * themselves.
 */
async function resolveGrants(trx: Trx, rows: Resolving[], { user }: Importer): Promise<void> {
  const ids = new Map((await allRoles(trx)).map(({ id, role }) => [role, id]));
  const sections = await idsByName(trx, { table: 'work_place', column: 'name' });
  for (const row of rows) {
    const roles = listed(row.values.roles).map((name) => choiceMeant(name, [...ids.keys()]));
    if (roles.some((role) => role && !user.roles.includes(role))) {
      settle(row, 'roles', undefined, 'roles', 'roleNotHeld');
    } else if (row.values.roles !== undefined) {
      const named = roles.map((role) => (role ? { id: ids.get(role)! } : undefined));
      settle(row, 'roles', all(named), 'roles', 'unknownReference');
    }
    if (row.values.workPlaces !== undefined) {
      const places = listed(row.values.workPlaces).map(sections);
      settle(row, 'workPlaces', all(places.map((id) => id && { id })), 'workPlaces', 'unknownReference');
    }
  }
}

const listed = (cell: unknown): string[] =>
  typeof cell === 'string' ? cell.split(/[,;\n]/).flatMap((name) => name.trim() || []) : [];

/** All values, or undefined if one is missing. */
const all = <T>(values: (T | undefined)[]): T[] | undefined =>
  values.includes(undefined) ? undefined : (values as T[]);
