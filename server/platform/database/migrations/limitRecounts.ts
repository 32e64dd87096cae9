import { sql, type Kysely } from 'kysely';

/**
 * A change of a closed day, a calendar or a rule adds a row here, and a job recounts the limits that it may
 * move in batches: recounting hundreds of thousands of limits would delay the request
 * (server/features/limits/recount.ts).
 */
export async function createRecounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table limit_recount (
      id bigint generated always as identity primary key,
      calendar_code text,
      code text,
      from_day date,
      to_day date,
      done_to bigint not null default 0
    )
  `.execute(db);
  // the office is open in a vacation, so a vacation moves no limit
  await sql`
    create function recount_after_closed_day() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.kind <> 'VACATION' then
        insert into limit_recount (calendar_code, from_day, to_day)
        select code, old.from_day, old.to_day from calendar where id = old.calendar_id;
      end if;
      if tg_op <> 'DELETE' and new.kind <> 'VACATION' then
        insert into limit_recount (calendar_code, from_day, to_day)
        select code, new.from_day, new.to_day from calendar where id = new.calendar_id;
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create function recount_after_calendar() returns trigger language plpgsql as $$
    begin
      insert into limit_recount (calendar_code) values (new.code);
      return null;
    end $$
  `.execute(db);
  await sql`
    create function recount_after_rule() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then insert into limit_recount (code) values (old.code); end if;
      if tg_op = 'INSERT' or new.code <> old.code then insert into limit_recount (code) values (new.code); end if;
      return null;
    end $$
  `.execute(db);
  const triggers = [
    `recount_limits after insert or update or delete on closed_day
    for each row execute function recount_after_closed_day()`,
    `recount_limits after update of days_off on calendar for each row
    when (old.days_off <> new.days_off) execute function recount_after_calendar()`,
    `recount_limits after insert or delete on limitation_rule
    for each row execute function recount_after_rule()`,
    `recount_limits_of_changed after update on limitation_rule for each row
    when ((old.code, old.n, old.unit, old.extension_n, old.extension_unit, old.copy_excluded, old.rolls, old.trigger,
      old.side, old.valid_from, old.valid_to) is distinct from (new.code, new.n, new.unit, new.extension_n,
      new.extension_unit, new.copy_excluded, new.rolls, new.trigger, new.side, new.valid_from, new.valid_to))
    execute function recount_after_rule()`,
  ];
  for (const trigger of triggers) await sql.raw(`create trigger ${trigger}`).execute(db);
}
