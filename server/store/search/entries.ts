import { sql, type Kysely } from 'kysely';
import {
  searchedKind,
  searchedKinds,
  termsOfRecord,
  wordsOfTerms,
  type SearchedKind,
} from '../../../domain/searchEntries';
import { keysOf } from '../../../domain/searchKey/alike';
import { columnName, prepared } from '../../db/preparedStatements';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

/** A record as it is looked through: its searched fields by their names, and these. */
export type SearchedRecord = Record<string, unknown> & { id: number };

/** Writes the entry of a record that was just stored, of which all searched fields are given. */
export const writeEntry = (trx: Db, kind: string, record: SearchedRecord): Promise<void> =>
  writeEntries(trx, searchedKind(kind), [record]);

/** Writes the entry of a stored record anew from what is stored of it; of registers that are not searched, none. */
export async function rewriteEntry(trx: Db, name: string, id: number): Promise<void> {
  const kind = searchedKinds.find((each) => each.name === name);
  if (kind) await writeEntries(trx, kind, await recordsToSearch(trx, kind, [id]));
}

/** Removes the entry of a record that is deleted. */
export const removeEntry = (trx: Db, kind: string, id: number): Promise<void> =>
  removeEntries(trx, kind, [id]);

/** Removes the entries of records that are deleted. */
export async function removeEntries(trx: Db, kind: string, ids: number[]): Promise<void> {
  await sql`delete from search_entry where kind = ${kind} and record_id = any(${ids}::bigint[])`.execute(trx);
}

export async function writeEntries(db: Db, kind: SearchedKind, records: SearchedRecord[]): Promise<void> {
  if (!records.length) return;
  const entries = records.map((record) => entryOf(kind, record));
  await write(db, [kind.name, JSON.stringify(entries), keyedWords(entries.flatMap(({ terms }) => terms))]);
}

/** The entry that a record should have. */
export const entryOf = (kind: SearchedKind, record: SearchedRecord) => ({
  record_id: record.id,
  case_filing_id: kind.filing ? (record[kind.filing] as number) : null,
  is_open: kind.closed === undefined || record.status !== kind.closed,
  terms: termsOfRecord(kind, record),
});

/** What `keepWords` takes for these terms: their words and keys, as JSON. */
export function keyedWords(terms: string[]): string {
  // in one order, so that two writers of the same new words do not wait for each other
  const words = [...new Set(wordsOfTerms(terms))].toSorted();
  return JSON.stringify(words.map((word) => ({ word, ...keysOf(word) })));
}

/** Inserts words that are new; a word that no record has any more does no harm. */
export const keepWords = (parameter: string): string => `
  insert into search_word (word, sounds, near)
  select word, sounds, near from jsonb_to_recordset(${parameter}) as given (word text, sounds text[], near text[])
  on conflict do nothing`;

const write = prepared<never>(
  'writeSearchEntries',
  `with words as (${keepWords('$3')})
  insert into search_entry (kind, record_id, case_filing_id, is_open, terms)
  select $1, record_id, case_filing_id, is_open, array_to_tsvector(terms)
  from jsonb_to_recordset($2)
    as given (record_id bigint, case_filing_id bigint, is_open boolean, terms text[])
  on conflict (kind, record_id) do update set is_open = excluded.is_open, terms = excluded.terms
  where (search_entry.is_open, search_entry.terms) is distinct from (excluded.is_open, excluded.terms)`,
);

type Statement = (db: Db, parameters: readonly unknown[]) => Promise<SearchedRecord[]>;
const statements = new Map<string, Statement>();

/** Of the records with these ids what is looked through; one that is gone is left out. */
export const recordsToSearch = (db: Db, kind: SearchedKind, ids: number[]): Promise<SearchedRecord[]> =>
  selected(kind, 'searched', [], '')(db, [ids]);

/** The same, kept from being changed or deleted until the transaction ends. */
export const heldRecordsToSearch = (db: Db, kind: SearchedKind, ids: number[]): Promise<SearchedRecord[]> =>
  selected(kind, 'held', [], 'for share of r')(db, [ids]);

/** The same, with what is shown of a hit beside. */
export const recordsToShow = (db: Db, kind: SearchedKind, ids: number[]): Promise<SearchedRecord[]> =>
  selected(kind, 'shown', kind.subtitle, '')(db, [ids]);

function selected(kind: SearchedKind, name: string, shown: readonly string[], lock: string): Statement {
  const named = `${name} of ${kind.name}`;
  const known = statements.get(named) ?? prepared<SearchedRecord>(named, select(kind, shown, lock));
  statements.set(named, known);
  return known;
}

function select({ table, fields, closed, filing }: SearchedKind, shown: readonly string[], lock: string) {
  const names = [
    ...new Set([
      ...Object.keys(fields),
      ...shown,
      ...(closed ? ['status'] : []),
      ...(filing === 'caseFilingId' ? ['caseFilingId'] : []),
    ]),
  ];
  const columns = names.map((name) => `${ELSEWHERE[name] ?? `r.${columnName(name)}`} as "${name}"`);
  // the proceeding's, unless the record has a field of that name
  const joined = 'court' in fields ? 'left join proceeding p on p.id = r.proceeding_id' : '';
  return `select r.id, ${columns.join(', ')} from ${table} r ${joined} where r.id = any($1::bigint[]) ${lock}`;
}

/** What is not a column of the record's own table. */
const ELSEWHERE: Record<string, string> = {
  court: 'p.court',
  lawOfficer: 'p.law_officer',
  importerName: '(select company_name from company where id = r.company_id)',
  fileNumber: '(select nothi_number from case_filing where id = r.case_filing_id)',
};
