import { sql, type Kysely } from 'kysely';

/**
 * Indexes for the lists that figures of filings link to, in the order of ids. Lists of court cases already
 * have indexes by status, day and section, which they sort by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index case_filing_by_status on case_filing (status, id)`.execute(db);
  await sql`
    create index case_filing_by_month on case_filing (case_month(date_of_judgement, created_at), id)
  `.execute(db);
}
