import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { searchedKind, searchedKinds, type SearchedKind } from '../../../domain/searchEntries';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { heldRecordsToSearch, writeEntries } from '../../platform/writes/searchEntries';

type Db = Kysely<Database>;

/** Records per batch; each batch locks them for some hundredths of a second. */
const BATCH = 500;

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
    await writeEntries(trx, kind, await heldRecordsToSearch(trx, kind, ids));
    const isDone = ids.length < BATCH;
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
      await writeEntries(db, kind, await heldRecordsToSearch(db, kind, ids));
      if (ids.length < BATCH) break;
      after = ids.at(-1)!;
    }
  }
}

/** The ids of the next batch of records. */
export async function idsAfter(
  db: Db,
  { table }: SearchedKind,
  after: number,
  last: number,
  most = BATCH,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id > ${after} and id <= ${last} order by id limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}
