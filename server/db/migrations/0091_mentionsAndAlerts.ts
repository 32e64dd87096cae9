import { sql, type Kysely } from 'kysely';

/**
 * A note names a colleague also with a Bengali case ending, such as `@karim-কে`. The names that a word may stand for
 * are those of domain/mentions.ts; the first that somebody has counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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
      delete from note_mention where note_id = new.id and user_id <> all(named);
      insert into note_mention (note_id, user_id) select new.id, unnest(named) on conflict do nothing;
      return null;
    end $$
  `.execute(db);
}
