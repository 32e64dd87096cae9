import { sql, type Kysely } from 'kysely';

/**
 * A deleted filing keeps its followers, who follow it again when it is restored under its id. Until then it is in no
 * list of followed files.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table follow drop constraint follow_case_filing_id_fkey`.execute(db);
  await sql`
    create or replace view followed_file as
    select follow.case_filing_id as id, follow.case_filing_id, follow.user_id
    from follow join case_filing on case_filing.id = follow.case_filing_id
  `.execute(db);
}
