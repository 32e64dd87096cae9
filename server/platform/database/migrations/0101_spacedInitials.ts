import { sql, type Kysely } from 'kysely';
import { KINDS } from './0028_searchEntries';
import { textsOf } from './0061_longWords';

/**
 * Initials that stand apart (`K Y C R Coil`) had no search term, so that only names without others like them were
 * found by them. The job that fills `search_entry` makes the entries again of registers that have such a text.
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

/** Two single letters beside each other, with signs between them. */
const SUCH = '\\m[a-z][^[:alnum:]]+[a-z]\\M';
