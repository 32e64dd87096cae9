import { sql, type Kysely } from 'kysely';

/** When an urgent alert was last sent: one that was not accepted is sent again minutes later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notification add urgent_tried_at timestamptz`.execute(db);
}
