import { sql, type Kysely } from 'kysely';

type Db = Kysely<unknown>;

/** Notifications that the server writes by itself about hearings, files and itself, and who wants them. */
export async function up(db: Db): Promise<void> {
  await extendNotifications(db);
  await createSettings(db);
  await createMentions(db);
  // changes made before somebody followed the file cause no alert
  await sql`alter table follow add since timestamptz not null default now()`.execute(db);
  // for the list of files without activity, in which those unchanged for longest come first
  await sql`
    create index case_filing_still on case_filing (work_place_id, changed_at, id) where status <> 'CLOSED'
  `.execute(db);
}

/**
 * `alert_key` is unique per user, so a repeated run of the job adds no second alert. `about` holds the facts
 * of an alert: its text is composed when it is read, in the reader's language.
 */
async function extendNotifications(db: Db): Promise<void> {
  await sql`
    alter table notification
      add alert_key text collate "C",
      add about jsonb,
      add link text,
      add urgent text check (urgent in ('DUE', 'SENT', 'FAILED'))
  `.execute(db);
  await sql`
    create unique index notification_of_alert on notification (user_id, alert_key) where alert_key is not null
  `.execute(db);
  await sql`create index notification_urgent on notification (id) where urgent = 'DUE'`.execute(db);
}

async function createSettings(db: Db): Promise<void> {
  await sql`
    create table alert_setting (
      user_id bigint primary key references app_user on delete cascade,
      off text[] not null default '{}'
    )
  `.execute(db);
  // one row per user and day, added before the e-mail is sent, so that no other process sends it too
  await sql`
    create table alert_digest (
      user_id bigint not null references app_user on delete cascade,
      day date not null,
      tries int not null default 1,
      tried_at timestamptz not null default now(),
      sent_at timestamptz,
      primary key (user_id, day)
    )
  `.execute(db);
  await sql`
    create table alert_run (
      only_one boolean primary key default true check (only_one),
      day date,
      ran_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`insert into alert_run default values`.execute(db);
  await sql`alter table last_sign_in add language text`.execute(db);
}

/** The users whom a note names, as `@name`. A trigger writes them, since notes are also restored and imported. */
async function createMentions(db: Db): Promise<void> {
  await sql`
    create table note_mention (
      note_id bigint not null references note on delete cascade,
      user_id bigint not null references app_user on delete cascade,
      done_at timestamptz,
      primary key (note_id, user_id)
    )
  `.execute(db);
  await sql`create index note_mention_open on note_mention (user_id, note_id) where done_at is null`.execute(
    db,
  );
  await sql`
    create function keep_mentions() returns trigger language plpgsql as $$
    declare
      names text[];
    begin
      select array_agg(folded(name)) || array_agg(folded(rtrim(name, '.-_')))
      into names from (
        select match[1] as name from regexp_matches(new.text, '(?:^|[^[:alnum:]._-])@([^[:space:],;:!?()"''<>।]+)', 'g') as match
      ) as named;
      delete from note_mention where note_id = new.id
        and user_id not in (select id from app_user where user_name_fold = any(names));
      insert into note_mention (note_id, user_id)
      select new.id, id from app_user where user_name_fold = any(names)
      on conflict do nothing;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger keep_mentions after insert or update of text on note
    for each row execute function keep_mentions()
  `.execute(db);
}
