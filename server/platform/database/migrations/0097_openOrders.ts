import { sql, type Kysely } from 'kysely';

/**
 * A new court case is no longer said to challenge the order of a civil case, which only administrators may read,
 * unless it is a civil case itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ table: string; definition: string }>`
    select replace(proname, '_make_proceeding', '') as table, pg_get_functiondef(oid) as definition
    from pg_proc where proname like '%\\_make\\_proceeding' and pronamespace = current_schema()::regnamespace
  `.execute(db);
  for (const { table, definition } of rows) {
    const hidden = table === 'civil_case' ? '' : `, 'civil-case'`;
    const changed = definition.replace(
      /kind <> 'case-fillings' and (decided_on < new\.\w+)/,
      (_, isBefore) => `${isBefore}\n    and kind not in ('case-fillings'${hidden})`,
    );
    if (changed !== definition) await sql.raw(changed).execute(db);
  }
}
