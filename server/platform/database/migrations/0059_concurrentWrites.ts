import { sql, type Kysely } from 'kysely';

type Db = Kysely<unknown>;

/**
 * Lets triggers lock the other rows that they read. Without these locks, the later of two concurrent writes used
 * values that it had read before the earlier one was committed: a limit kept the former date of its order, a new
 * hearing the former section of its file.
 */
export async function up(db: Db): Promise<void> {
  // no time limit, since a register with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  await lockCopied(db);
  await lockSettled(db);
  await mendCopies(db);
  await settleOutdated(db);
}

/**
 * A new hearing or limit and a change of its proceeding wait for each other. A new limit takes the lock that
 * settling it needs at once, because two limits that first shared a lock would deadlock.
 */
async function lockCopied(db: Db): Promise<void> {
  await sql`
    create or replace function hearing_copy_proceeding() returns trigger language plpgsql as $$
    declare
      matter proceeding;
    begin
      select * into matter from proceeding where id = new.proceeding_id for share;
      new.kind := matter.kind;
      new.case_filing_id := matter.case_filing_id;
      new.work_place_id := matter.work_place_id;
      if current_setting('casebook.via', true) is distinct from 'restore' then
        new.court := coalesce(new.court, matter.court);
        new.law_officer := coalesce(new.law_officer, matter.law_officer);
      end if;
      return new;
    end $$
  `.execute(db);
  await sql`
    create or replace function time_limit_copy_proceeding() returns trigger language plpgsql as $$
    begin
      select kind, case_filing_id, work_place_id into new.kind, new.case_filing_id, new.work_place_id
      from proceeding where id = new.proceeding_id for no key update;
      -- one that comes back from the history, which does not keep the mark, may have missed a closed day
      new.needs_count := coalesce(new.needs_count,
        new.ended is null and new.trigger_date is not null and new.rule_id is not null);
      return new;
    end $$
  `.execute(db);
}

/** Locks an order, the cases that challenge it and its limits, and only then compares them. */
async function lockSettled(db: Db): Promise<void> {
  await sql`
    create or replace function settle_limits(matter_id bigint) returns void language plpgsql as $$
    declare
      matter proceeding;
    begin
      select * into matter from proceeding where id = matter_id for no key update;
      if matter.id is null then return; end if;
      perform from proceeding other
        where other.case_filing_id = matter.case_filing_id and limit_challenges(other, matter)
        order by other.id for key share;
      perform from time_limit where proceeding_id = matter.id order by id for update;
      -- first, since a limit that runs again has to follow a date that its order got while it was done
      if found then perform end_limits(matter); end if;
      perform start_limit(matter);
      perform end_limits(matter);
    end $$
  `.execute(db);
}

async function mendCopies(db: Db): Promise<void> {
  for (const table of ['hearing', 'time_limit']) {
    await sql`
      update ${sql.table(table)} as copy set case_filing_id = p.case_filing_id, work_place_id = p.work_place_id
      from proceeding p
      where p.id = copy.proceeding_id
        and (copy.case_filing_id, copy.work_place_id) <> (p.case_filing_id, p.work_place_id)
    `.execute(db);
  }
}

async function settleOutdated(db: Db): Promise<void> {
  await sql`
    select settle_limits(l.proceeding_id) from time_limit l join proceeding p on p.id = l.proceeding_id
    where l.ended is null and (
      (l.is_started and l.order_date is distinct from p.decided_on)
      or exists (
        select from proceeding other
        where other.case_filing_id = l.case_filing_id and limit_challenges(other, p)
          and other.kind = any (limit_ended_by(l.code))
      )
    )
  `.execute(db);
}
