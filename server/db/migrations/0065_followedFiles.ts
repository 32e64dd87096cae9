import { sql, type Kysely } from 'kysely';

/** Followed files with an `id`, that of the file, as a list of the regular dialect needs it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view followed_file as select case_filing_id as id, case_filing_id, user_id from follow
  `.execute(db);
}
