import { sql, type Kysely } from 'kysely';

/**
 * The kind of the proceeding that a deleted hearing or limit belonged to, null if the proceeding is gone too. A
 * PL/pgSQL function keeps the plan of its query, which covers every month of the history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function kind_when_deleted(of_register text, of_record bigint) returns text language plpgsql stable as $$
    begin
      return (
        select proceeding.kind from change
        join proceeding on proceeding.id = (change.was ->> 'proceeding_id')::bigint
        where change.record_id = of_record and change.register = of_register and change.action = 'delete'
        order by change.id desc limit 1
      );
    end $$
  `.execute(db);
}
