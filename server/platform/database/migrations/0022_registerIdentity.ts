import { sql, type Kysely } from 'kysely';

/**
 * The identity of the register in this database: at most one row, created at the first start
 * (server/platform/identity).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table register_identity (
      only_one boolean primary key default true check (only_one),
      id uuid not null default gen_random_uuid(),
      since timestamptz not null default now()
    )
  `.execute(db);
}
