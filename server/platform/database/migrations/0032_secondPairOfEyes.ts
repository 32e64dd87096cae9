import { sql, type Kysely } from 'kysely';
import { alterTable } from './alterTable';
import { keepHistory } from './historyTriggers';

type Db = Kysely<unknown>;

/** Lets an office require the approval of another administrator for some changes; sorts changes by time. */
export async function up(db: Db): Promise<void> {
  await alterTable(db, 'office', 'add needs_approval boolean not null default false');
  await keepHistory(db, { table: 'office', register: 'office' });
  // the new column has a value in the present row, so the history needs a change that sets it
  await sql`
    insert into change (register, record_id, action, version, was, became)
    select 'office', id, 'edit', version, '{"needs_approval": null}', '{"needs_approval": false}' from office
  `.execute(db);
  await sql`create index change_by_time on change (at, id)`.execute(db);
  await sql`
    create table proposal (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      by_user bigint not null references app_user,
      register text not null,
      record_id bigint not null,
      case_filing_id bigint,
      action text not null check (action in ('edit', 'delete')),
      body jsonb,
      of_version int not null,
      reason text,
      state text not null default 'OPEN' check (state in ('OPEN', 'APPROVED', 'REFUSED')),
      decided_by bigint references app_user,
      decided_at timestamptz,
      answer text
    )
  `.execute(db);
  await sql`create index proposal_by_record on proposal (register, record_id, id)`.execute(db);
  await sql`create index proposal_open on proposal (id) where state = 'OPEN'`.execute(db);
  await refuseUnapproved(db);
}

/**
 * A trigger rather than server code, so that no route can bypass it. SQL run by hand and the server's own
 * jobs are exempt.
 */
async function refuseUnapproved(db: Db): Promise<void> {
  await sql`
    create function refuse_unapproved() returns trigger language plpgsql as $$
    begin
      if current_actor() is not null and current_setting('casebook.approved', true) is distinct from 'yes'
        and (select needs_approval from office) then
        raise exception 'needs approval' using errcode = 'CB001';
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$
  `.execute(db);
  const triggers = [
    'refuse_unapproved_deletion before delete on case_filing for each row',
    `refuse_unapproved before update of status, revenue on case_filing for each row
    when (new.revenue < old.revenue or (old.status <> new.status and 'CLOSED' in (old.status, new.status)))`,
    `refuse_unapproved before update of needs_approval on office for each row
    when (old.needs_approval and not new.needs_approval)`,
  ];
  for (const trigger of triggers) {
    await sql.raw(`create trigger ${trigger} execute function refuse_unapproved()`).execute(db);
  }
}
