import { sql, type Kysely } from 'kysely';
import { searchedKinds, type SearchedKind } from '../../../domain/searchEntries';
import type { Database } from '../../db/schema';
import { entryOf, keyedWords, recordsToSearch } from './entries';
import { idsAfter } from './fill';

type Db = Kysely<Database>;

/** A record whose search entry is missing or outdated, or an entry without a record. */
export interface EntryDrift {
  kind: string;
  recordId: number;
  problem: 'missing' | 'different' | 'left over' | 'word missing';
}

/**
 * Recomputes every entry and compares. Records whose entry has not been made yet (`search_fill`) are left
 * out. All from one snapshot, since records are saved meanwhile.
 */
export async function driftOfEntries(db: Db): Promise<EntryDrift[]> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(driftIn);
}

async function driftIn(db: Db): Promise<EntryDrift[]> {
  const drifts: EntryDrift[] = [];
  for (const kind of searchedKinds) {
    const pending = await db
      .selectFrom('searchFill')
      .selectAll()
      .where('kind', '=', kind.name)
      .executeTakeFirst();
    for (let after = 0, isDone = false; !isDone;) {
      const ids = await idsAfter(db, kind, after, Number.MAX_SAFE_INTEGER);
      isDone = !ids.length;
      after = ids.at(-1) ?? after;
      const expected = ids.filter((id) => !pending || id <= pending.doneTo || id > pending.last);
      if (expected.length) drifts.push(...(await driftOf(db, kind, expected)));
    }
    drifts.push(...(await leftOver(db, kind)));
  }
  return drifts;
}

async function driftOf(db: Db, kind: SearchedKind, ids: number[]): Promise<EntryDrift[]> {
  const entries = (await recordsToSearch(db, kind, ids)).map((record) => entryOf(kind, record));
  const { rows } = await sql<EntryDrift>`
    select ${kind.name} as kind, expected.record_id,
      case when entry.record_id is null then 'missing' else 'different' end as problem
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as expected (record_id bigint, case_filing_id bigint, is_open boolean, terms text[])
      left join search_entry entry on entry.kind = ${kind.name} and entry.record_id = expected.record_id
    where (entry.case_filing_id, entry.is_open, entry.terms) is distinct from
      (expected.case_filing_id, expected.is_open, array_to_tsvector(expected.terms))
    union all
    select ${kind.name}, expected.record_id, 'word missing'
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as expected (record_id bigint, terms text[])
    where exists (
      select from jsonb_to_recordset(${keyedWords(entries.flatMap(({ terms }) => terms))}::jsonb)
        as given (word text, sounds text[], near text[])
      where given.word = any(expected.terms) and not exists (
        select from search_word w
        where w.word = given.word and (w.sounds, w.near) is not distinct from (given.sounds, given.near)
      )
    )
    order by 2
  `.execute(db);
  return rows;
}

async function leftOver(db: Db, { name, table }: SearchedKind): Promise<EntryDrift[]> {
  const { rows } = await sql<EntryDrift>`
    select kind, record_id, 'left over' as problem from search_entry
    where kind = ${name} and not exists (select from ${sql.table(table)} r where r.id = record_id)
    order by 2
  `.execute(db);
  return rows;
}
