import { sql, type Kysely } from 'kysely';
import { REGISTERS } from './0029_hearings';

/** A restored hearing that was the first or second date of its case gives the case that date again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const dates = REGISTERS.flatMap(({ table, kind, first, second }) => [
    `('${kind}', 'first', '${table}', '${first}')`,
    `('${kind}', 'second', '${table}', '${second}')`,
  ]).join(', ');
  await sql
    .raw(
      `create or replace function keep_date_of_hearing() returns trigger language plpgsql as $$
    declare
      kept hearing := case when tg_op = 'INSERT' then new else old end;
      day date := case when tg_op <> 'DELETE' then new.date end;
      register text;
      date_column text;
    begin
      select r.register, r.date_column into register, date_column
      from (values ${dates}) as r (kind, origin, register, date_column)
      where r.kind = kept.kind and r.origin = kept.origin;
      execute format(
        'update %I set %I = $1, version = version + 1, changed_by = current_actor(), changed_at = now()
         where proceeding_id = $2 and %I is distinct from $1', register, date_column, date_column)
      using day, kept.proceeding_id;
      return null;
    end $$`,
    )
    .execute(db);
  await sql`
    create trigger refill_date after insert on hearing for each row
    when (new.origin <> 'own' and current_setting('casebook.via', true) = 'restore')
    execute function keep_date_of_hearing()
  `.execute(db);
}
