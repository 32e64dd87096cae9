import { sql } from 'kysely';
import {
  searchedKind,
  searchedKinds,
  termsOfRecord,
  wordsOfTerms,
  type SearchedKind,
} from '../../../domain/searchEntries';
import { kindsReadableByAll } from '../../../domain/proceedings';
import { ownKeyOf } from '../../../domain/ownKeys';
import { keysOf } from '../../../domain/searchKey/alike';
import { columnName, prepared } from '../database/preparedStatements';
import type { Db } from '../database/schema';

/** A record's searched fields by their names, and its id. */
export type SearchedRecord = Record<string, unknown> & { id: number };

/** Writes the search entry of a record that was just stored. `record` has all searched fields. */
export const writeEntry = (trx: Db, kind: string, record: SearchedRecord): Promise<void> =>
  writeEntries(trx, searchedKind(kind), [record]);

/**
 * Reads a stored record and writes its search entry again. Does nothing if its register is not searched. Locks the
 * record: if a case and its proceeding are edited at once, the later entry would otherwise lack the other's values.
 */
export async function rewriteEntry(trx: Db, name: string, id: number): Promise<void> {
  const kind = searchedKinds.find((each) => each.name === name);
  if (kind) await writeEntries(trx, kind, await lockedRecordsToSearch(trx, kind, [id]));
}

/** Removes the search entry of a deleted record. */
export const removeEntry = (trx: Db, kind: string, id: number): Promise<void> =>
  removeEntries(trx, kind, [id]);

/** Removes the search entries of deleted records. */
export async function removeEntries(trx: Db, kind: string, ids: number[]): Promise<void> {
  await sql`delete from search_entry where kind = ${kind} and record_id = any(${ids}::bigint[])`.execute(trx);
}

export async function writeEntries(db: Db, kind: SearchedKind, records: SearchedRecord[]): Promise<void> {
  if (!records.length) return;
  const entries = records.map((record) => entryOf(kind, record));
  await write(db, [kind.name, JSON.stringify(entries), keyedWords(entries.flatMap(({ terms }) => terms))]);
}

/** The search entry of a record, with the columns of `search_entry`. */
export const entryOf = (kind: SearchedKind, record: SearchedRecord) => ({
  record_id: record.id,
  case_filing_id: kind.filing ? (record[kind.filing] as number) : null,
  is_open: kind.closed === undefined || record.status !== kind.closed,
  terms: termsOfRecord(kind, record),
  own_key: ownKeyOf(kind, record),
});

/** The parameter of `insertWords`: the words among these terms with their keys, as JSON. */
export function keyedWords(terms: string[]): string {
  // sorted, since two writers that insert the same words in different orders could deadlock
  const words = [...new Set(wordsOfTerms(terms))].toSorted();
  return JSON.stringify(words.map((word) => ({ word, ...keysOf(word) })));
}

/** SQL that inserts new words. Words of deleted records stay; they match nothing. */
export const insertWords = (parameter: string): string => `
  insert into search_word (word, sounds, near)
  select word, sounds, near from jsonb_to_recordset(${parameter}) as given (word text, sounds text[], near text[])
  on conflict do nothing`;

const write = prepared<never>(
  'writeSearchEntries',
  `with words as (${insertWords('$3')})
  insert into search_entry (kind, record_id, case_filing_id, is_open, terms, own_key)
  select $1, record_id, case_filing_id, is_open, array_to_tsvector(terms), own_key
  from jsonb_to_recordset($2)
    as given (record_id bigint, case_filing_id bigint, is_open boolean, terms text[], own_key text)
  on conflict (kind, record_id) do update
    set case_filing_id = excluded.case_filing_id, is_open = excluded.is_open, terms = excluded.terms,
      own_key = excluded.own_key
  where (search_entry.case_filing_id, search_entry.is_open, search_entry.terms, search_entry.own_key)
    is distinct from (excluded.case_filing_id, excluded.is_open, excluded.terms, excluded.own_key)`,
);

type Statement = (db: Db, parameters: readonly unknown[]) => Promise<SearchedRecord[]>;
const statements = new Map<string, Statement>();

/** The searched fields of the records with these ids. Deleted records are left out. */
export const recordsToSearch = (db: Db, kind: SearchedKind, ids: number[]): Promise<SearchedRecord[]> =>
  selected(kind, 'searched', [], '')(db, [ids]);

/** Like `recordsToSearch`, but locks the records against changes until the transaction ends. */
export const lockedRecordsToSearch = (db: Db, kind: SearchedKind, ids: number[]): Promise<SearchedRecord[]> =>
  selected(kind, 'held', [], 'for share of r')(db, [ids]);

/** Like `recordsToSearch`, with the fields that a hit shows below its title. */
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
  const joined = 'subject' in fields ? 'left join proceeding p on p.id = r.proceeding_id' : '';
  return `select r.id, ${columns.join(', ')} from ${table} r ${joined} where r.id = any($1::bigint[]) ${lock}`;
}

/** SQL of the fields that are not columns of the record's own table. */
const ELSEWHERE: Record<string, string> = {
  paperTitle: `(select concat_ws(' · ', k.name, r.name) from paper_kind k where k.id = r.kind)`,
  kindNameBn: '(select name_bn from paper_kind where id = r.kind)',
  from: 'r.from_whom',
  to: 'r.to_whom',
  // its beginning alone: whoever looks for a later page looks for it in the paper
  textLayer: `(select left(text, 20000) from paper_version v where v.paper_id = r.id and v.version = r.file_version)`,
  court: 'p.court',
  lawOfficer: 'p.law_officer',
  subject: 'p.subject',
  importantReason: 'p.important_reason',
  noAppealReason: 'p.no_appeal_reason',
  importerName: '(select company_name from company where id = r.company_id)',
  fileNumber: '(select nothi_number from case_filing where id = r.case_filing_id)',
  guaranteeNumbers: `array(select distinct g.number from guarantee_allocation a join guarantee g on g.id = a.guarantee_id
    where a.case_filing_id = r.id and g.number is not null order by 1)`,
  // not those of cases that some who may search for the filing may not read
  instruments: `array(select distinct instrument from money_entry
    where case_filing_id = r.id and instrument is not null
      and case_kind in (${kindsReadableByAll.map((kind) => `'${kind}'`).join(', ')}) order by 1)`,
};
