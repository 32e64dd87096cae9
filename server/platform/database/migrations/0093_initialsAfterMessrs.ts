import { sql, type Kysely } from 'kysely';
import { KINDS } from './0028_searchEntries';
import { textsOf } from './0061_longWords';

/**
 * The `S.` of `M/S. A.R. Traders` counted as an initial, so that `AR Traders` did not find it. The job that fills
 * `search_entry` makes the entries again of registers that have such a text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // reading a register of millions takes longer than a request may
  await sql`set local statement_timeout = 0`.execute(db);
  for (const [kind, table] of Object.entries(KINDS)) {
    const isSuch = sql.join(
      (await textsOf(db, table)).map((name) => sql`${sql.ref(name)} ~* ${SUCH}`),
      sql` or `,
    );
    await sql`
      insert into search_fill select ${kind}, 0, max(id) from ${sql.table(table)}
      having bool_or(${isSuch}) or exists (
        select from proceeding where kind = ${kind} and concat_ws(' ', court, law_officer) ~* ${SUCH}
      )
      on conflict (kind) do update set done_to = 0, last = excluded.last
    `.execute(db);
  }
}

/** `M/S.` and an initial. */
const SUCH = 'm\\s*/\\s*s\\.\\s?[a-z]\\M';
