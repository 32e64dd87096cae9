import { sql, type Kysely } from 'kysely';
import { keepHistory } from './historyTriggers';

type Db = Kysely<unknown>;

/**
 * Remembers which limits an officer has marked as done. Before, such a limit was opened again by any corrected date
 * of the case that it named as the filing.
 */
export async function up(db: Db): Promise<void> {
  // no time limit, since a register with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`alter table time_limit add ended_by_hand boolean`.execute(db);
  await sql`
    comment on column time_limit.ended_by_hand is 'an officer has ended it; null: the records, or it is open'
  `.execute(db);
  await keepHistory(db, {
    table: 'time_limit',
    register: 'limits',
    file: 'case_filing_id',
    copies: ['kind', 'case_filing_id', 'work_place_id', 'needs_count'],
    joined: true,
  });
  await undoOnlyTheRecords(db);
  await markPresent(db);
}

/** Limits that an officer has ended stay ended, unless the case that they name as the filing is deleted. */
async function undoOnlyTheRecords(db: Db): Promise<void> {
  await sql`
    create or replace function end_limits(matter proceeding) returns void language plpgsql as $$
    declare
      running time_limit;
      ender proceeding;
      is_import boolean := coalesce(current_setting('casebook.via', true), '') like 'import:%';
    begin
      for running in
        select * from time_limit l where proceeding_id = matter.id and code is not null
          and (ended is null or (ended = 'DONE' and done_by_id is not null and (
            ended_by_hand is not true or not exists (select from proceeding where id = l.done_by_id)
          )))
      loop
        select * into ender from proceeding other
        where other.case_filing_id = matter.case_filing_id and limit_challenges(other, matter)
          and (other.kind = any (limit_ended_by(running.code)) or is_import)
        order by other.opened_on, other.id limit 1;
        if ender.id is not null then
          update time_limit set ended = 'DONE', ended_by_hand = null, done_by_id = ender.id,
            done_on = coalesce(ender.opened_on, (now() at time zone 'Asia/Dhaka')::date),
            version = version + 1, changed_by = current_actor(), changed_at = now()
          where id = running.id and (ended, done_by_id, done_on) is distinct from
            ('DONE', ender.id, coalesce(ender.opened_on, done_on, (now() at time zone 'Asia/Dhaka')::date));
        elsif running.ended = 'DONE' and not exists (
          -- an import may have named a case that the records do not know as a challenge
          select from proceeding where id = running.done_by_id and kind <> all (limit_ended_by(running.code))
        ) then
          update time_limit set ended = null, ended_by_hand = null, done_by_id = null, done_on = null,
            done_memo = null, needs_count = trigger_date is not null,
            version = version + 1, changed_by = current_actor(), changed_at = now()
          where id = running.id;
        end if;
      end loop;
    end $$
  `.execute(db);
}

/**
 * Marks the existing limits that an officer must have ended: those with a memo, and those that name a case which
 * does not challenge the order.
 */
async function markPresent(db: Db): Promise<void> {
  await sql`
    update time_limit l set ended_by_hand = true, version = l.version + 1, changed_by = null, changed_at = now()
    from proceeding p
    where p.id = l.proceeding_id and l.ended = 'DONE' and l.done_by_id is not null and (
      l.done_memo is not null
      or not exists (select from proceeding other where other.id = l.done_by_id and limit_challenges(other, p))
    )
  `.execute(db);
}
