import { sql, type Kysely } from 'kysely';
import { KINDS } from './0028_searchEntries';

/**
 * Words of 80 letters and more had no search term; now their beginning is one. The job that fills `search_entry`
 * makes the entries again of registers that have such a word.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // no time limit, since reading a register with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  for (const [kind, table] of Object.entries(KINDS)) {
    const isLong = sql.join(
      (await textsOf(db, table)).map(
        (name) => sql`length(${sql.ref(name)}) >= 80 and ${sql.ref(name)} ~ '\\S{80}'`,
      ),
      sql` or `,
    );
    await sql`
      insert into search_fill select ${kind}, 0, max(id) from ${sql.table(table)}
      having bool_or(${isLong}) or exists (
        select from proceeding where kind = ${kind} and concat_ws(' ', court, law_officer) ~ '\\S{80}'
      )
      on conflict (kind) do update set done_to = 0, last = excluded.last
    `.execute(db);
  }
}

/** The columns of texts that people enter. */
export async function textsOf(db: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and atttypid = 'text'::regtype and attname !~ '(_fold|_hash)$'
  `.execute(db);
  return rows.map(({ name }) => name);
}
