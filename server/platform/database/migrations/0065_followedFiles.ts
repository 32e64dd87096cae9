import { sql, type Kysely } from 'kysely';

/** A view of followed files whose `id` is that of the file, because a list of the regular dialect needs an `id`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view followed_file as select case_filing_id as id, case_filing_id, user_id from follow
  `.execute(db);
}
