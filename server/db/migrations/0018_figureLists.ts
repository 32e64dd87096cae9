import { sql, type Kysely } from 'kysely';

/**
 * What leads from a figure of the filings to its list, in the order of ids. Lists of court cases have their
 * indexes by status, day and section already, since they are sorted by these.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index case_filing_by_status on case_filing (status, id)`.execute(db);
  await sql`
    create index case_filing_by_month on case_filing (case_month(date_of_judgement, created_at), id)
  `.execute(db);
}
