import { sql } from 'kysely';
import { searchedKinds, wordsOfTerms, type SearchedKind, searchedKind } from '../../../domain/searchEntries';
import type { Db } from '../../platform/database/schema';
import {
  entryOf,
  keyedWords,
  recordsToSearch,
  lockedRecordsToSearch,
  writeEntries,
} from '../../platform/writes/searchEntries';
import { inTransaction } from '../../platform/database/transaction';

/** A record whose search entry is missing or outdated, or an entry without a record. */
interface EntryDrift {
  kind: string;
  recordId: number;
  problem: 'missing' | 'different' | 'left over' | 'word missing';
}

/** The number of records per batch. */
const BATCH = 1000;

/**
 * Recomputes every search entry and compares it with the stored one. Records whose entry has not been made
 * yet (`search_fill`) are left out. Each half of the records is read in one snapshot, since records are saved
 * meanwhile.
 */
export async function driftOfEntries(db: Db): Promise<EntryDrift[]> {
  // PostgreSQL compares the entries of one half while those of the other are computed here
  const halves = await Promise.all(
    [0, 1].map((half) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((trx) => driftIn(trx, half)),
    ),
  );
  return halves.flat();
}

async function driftIn(db: Db, half: number): Promise<EntryDrift[]> {
  const drifts: EntryDrift[] = [];
  const words = checkedWords(db);
  for (const kind of searchedKinds) {
    const pending = await db
      .selectFrom('searchFill')
      .selectAll()
      .where('kind', '=', kind.name)
      .executeTakeFirst();
    for (let after = 0, isDone = false; !isDone;) {
      const ids = await idsAfter(db, kind, after, Number.MAX_SAFE_INTEGER, BATCH);
      isDone = !ids.length;
      after = ids.at(-1) ?? after;
      const expected = ids.filter(
        (id) => id % 2 === half && (!pending || id <= pending.doneTo || id > pending.last),
      );
      if (expected.length) drifts.push(...(await driftOf(db, kind, expected, words)));
    }
    if (half === 0) drifts.push(...(await leftOver(db, kind)));
  }
  return drifts;
}

async function driftOf(
  db: Db,
  kind: SearchedKind,
  ids: number[],
  words: ReturnType<typeof checkedWords>,
): Promise<EntryDrift[]> {
  const entries = (await recordsToSearch(db, kind, ids)).map((record) => entryOf(kind, record));
  const wrong = await words.wrongOf(entries.flatMap(({ terms }) => terms));
  const { rows } = await sql<EntryDrift>`
    select ${kind.name} as kind, expected.record_id,
      case when entry.record_id is null then 'missing' else 'different' end as problem
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as expected (record_id bigint, case_filing_id bigint, is_open boolean, terms text[], own_key text)
      left join search_entry entry on entry.kind = ${kind.name} and entry.record_id = expected.record_id
    where (entry.case_filing_id, entry.is_open, entry.terms, entry.own_key) is distinct from
      (expected.case_filing_id, expected.is_open, array_to_tsvector(expected.terms), expected.own_key)
    order by 2
  `.execute(db);
  const wordless = wrong.size ? entries.filter(({ terms }) => terms.some((term) => wrong.has(term))) : [];
  return [
    ...rows,
    ...wordless.map(({ record_id: recordId }) => ({
      kind: kind.name,
      recordId,
      problem: 'word missing' as const,
    })),
  ];
}

/** The most words that are remembered as correctly stored: the same words occur in many records. */
const MOST_WORDS = 20_000;

function checkedWords(db: Db) {
  const right = new Set<string>();
  return {
    /** Which of the words among these terms are not stored, or are stored with other keys. */
    async wrongOf(terms: string[]): Promise<Set<string>> {
      if (right.size > MOST_WORDS) right.clear();
      const unknown = wordsOfTerms([...new Set(terms)].filter((term) => !right.has(term)));
      if (!unknown.length) return new Set();
      const { rows } = await sql<{ word: string }>`
        select given.word from jsonb_to_recordset(${keyedWords(unknown)}::jsonb)
          as given (word text, sounds text[], near text[])
        where not exists (
          select from search_word w
          where w.word = given.word and (w.sounds, w.near) is not distinct from (given.sounds, given.near)
        )
      `.execute(db);
      const wrong = new Set(rows.map(({ word }) => word));
      for (const word of unknown) if (!wrong.has(word)) right.add(word);
      return wrong;
    },
  };
}

async function leftOver(db: Db, { name, table }: SearchedKind): Promise<EntryDrift[]> {
  const { rows } = await sql<EntryDrift>`
    select kind, record_id, 'left over' as problem from search_entry
    where kind = ${name} and not exists (select from ${sql.table(table)} r where r.id = record_id)
    order by 2
  `.execute(db);
  return rows;
}

/** Records per batch; each batch locks them for some hundredths of a second. */
const FILL_BATCH = 500;

/**
 * Makes the search entries of the next records that are older than the migration. Each batch is one
 * transaction that also stores its progress, so the job can be stopped at any moment.
 * @returns whether there is more to do.
 */
export function fillNext(db: Db): Promise<boolean> {
  return inTransaction(db, null, async (trx) => {
    const next = await trx
      .selectFrom('searchFill')
      .selectAll()
      // filings come last, since there are most of them and they can meanwhile be searched in their own list
      .orderBy(sql`kind = 'case-fillings'`)
      .orderBy('kind')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!next) return false;
    const kind = searchedKind(next.kind);
    const ids = await idsAfter(trx, kind, next.doneTo, next.last);
    // an older version may have let two files with one number in, which stay
    await sql`select set_config('casebook.filling', 'on', true)`.execute(trx);
    await writeEntries(trx, kind, await lockedRecordsToSearch(trx, kind, ids));
    const isDone = ids.length < FILL_BATCH;
    if (isDone) await trx.deleteFrom('searchFill').where('kind', '=', next.kind).execute();
    else {
      await trx
        .updateTable('searchFill')
        .set({ doneTo: ids.at(-1)! })
        .where('kind', '=', next.kind)
        .execute();
    }
    return true;
  });
}

/** Makes the entries of all records. For rows that were inserted by SQL, such as the sample data. */
export async function fillEverything(db: Db): Promise<void> {
  for (const kind of searchedKinds) {
    for (let after = 0; ;) {
      const ids = await idsAfter(db, kind, after, Number.MAX_SAFE_INTEGER);
      await writeEntries(db, kind, await lockedRecordsToSearch(db, kind, ids));
      if (ids.length < FILL_BATCH) break;
      after = ids.at(-1)!;
    }
  }
}

/** The ids of the next batch of records. */
async function idsAfter(
  db: Db,
  { table }: SearchedKind,
  after: number,
  last: number,
  most = FILL_BATCH,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id > ${after} and id <= ${last} order by id limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}
