import { sql, type Kysely } from 'kysely';

/**
 * When a setting that affects all events of a calendar was last changed: whether it names companies, or the
 * language.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table calendar_address add changed_at timestamptz not null default now()`.execute(db);
  await sql`
    create function calendar_follows_language() returns trigger language plpgsql as $$
    begin
      update calendar_address set changed_at = now() where user_id = new.user_id;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger calendar_follows_language after update of language on last_sign_in for each row
    when (old.language is distinct from new.language) execute function calendar_follows_language()
  `.execute(db);
}
