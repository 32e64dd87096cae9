import { sql, type Kysely } from 'kysely';

type Db = Kysely<unknown>;

export async function up(db: Db): Promise<void> {
  await keepMentions(db);
  await markCivilAlerts(db);
}

/**
 * A note names a colleague also with a Bengali case ending, such as `@karim-কে`. domain/mentions.ts gives the user
 * names that such a word may mean; the first one that a user has counts.
 *
 * If a note names a colleague, the colleague's next note about the file counts as its answer, and the author of the
 * first note is notified of the answer as if it named them. A note that follows an answer is no answer itself, even
 * if it names the other user; otherwise every thank-you would cause another notification.
 */
async function keepMentions(db: Db): Promise<void> {
  await sql`alter table note_mention add is_answer boolean not null default false`.execute(db);
  await sql`
    create or replace function keep_mentions() returns trigger language plpgsql as $$
    declare
      named bigint[] := array(
        select person.id
        from regexp_matches(new.text,
          '(?<![[:alnum:]\\u0980-\\u09ef._-])@([^[:space:]!-,/:-?\\u005b-\\u005e\\u0060{-~\\u00a0।॥\\u2000-\\u206f]+)', 'g') as match
        cross join lateral (select match[1] as word, rtrim(match[1], '._-') as trimmed) as typed
        cross join lateral (
          select id from unnest(array[word, trimmed, regexp_replace(trimmed,
            '(?<=[^\\u0980-\\u09e5._-])[._-]*[\\u0980-\\u09e5].*$|(?<![._-])[._-]*(?:কে|ের|এর|র)$', '')])
            with ordinality as possible (name, place)
          join app_user on user_name_fold = folded(name) order by place limit 1
        ) as person
      );
    begin
      delete from note_mention where note_id = new.id and user_id <> all(named) and not is_answer;
      insert into note_mention (note_id, user_id, is_answer)
      select new.id, asking.created_by, true
      from note asking join note_mention m on m.note_id = asking.id
      where asking.case_filing_id = new.case_filing_id and asking.created_at < new.created_at
        and m.user_id = new.created_by and m.done_at is null and not m.is_answer
        and asking.created_by <> new.created_by and not exists (
          select from note earlier where earlier.case_filing_id = new.case_filing_id
            and earlier.created_by = new.created_by and earlier.created_at > asking.created_at
            and earlier.created_at < new.created_at)
      on conflict do nothing;
      insert into note_mention (note_id, user_id) select new.id, unnest(named) on conflict do nothing;
      return null;
    end $$
  `.execute(db);
}

/**
 * Adds the kind of the proceeding to earlier alerts about civil cases, because users who may no longer read civil
 * cases are no longer shown them. Alerts about other kinds need no kind. If the subject of an alert is deleted, the
 * alert is treated as one about a civil case.
 */
export async function markCivilAlerts(db: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`
    update notification set about = about || '{"kind": "civil-case"}'
    from (
      select id, split_part(alert_key, ':', 1) as code, regexp_replace(alert_key, '^([^:]*:){3}', '') as thing
      from notification where about ? 'file'
    ) as alert
    where notification.id = alert.id and case
      when code in ('hearing', 'newHearing')
        then not exists (select from hearing where id = split_part(thing, ':', 1)::bigint and kind <> 'civil-case')
      when code in ('limit', 'limitMissed')
        then not exists (select from time_limit where id = thing::bigint and kind <> 'civil-case')
      when code in ('decided', 'interimOrder')
        then not exists (select from proceeding where id = thing::bigint and kind <> 'civil-case')
      when code in ('newCase', 'status') then starts_with(thing, 'civil-case:')
      when code = 'resultsMissing' then not exists (
        select from hearing where case_filing_id = substr(link, 8)::bigint and date = (about ->> 'date')::date
          and kind <> 'civil-case')
    end
  `.execute(db);
}
