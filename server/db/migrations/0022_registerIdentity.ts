import { sql, type Kysely } from 'kysely';

/** Which register the database holds: one row at most, made at the first start (server/register). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table register_identity (
      only_one boolean primary key default true check (only_one),
      id uuid not null default gen_random_uuid(),
      since timestamptz not null default now()
    )
  `.execute(db);
}
