import { sql, type Kysely } from 'kysely';
import { keepHistory } from './historyTriggers';

/** The URL of a case's public page at the Supreme Court, and the numbers of case types there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table office
      add case_page text,
      add customs_appeal_type text,
      add writ_type text,
      add admiralty_type text,
      add cpla_type text,
      add cp_type text
  `.execute(db);
  await keepHistory(db, { table: 'office', register: 'office' });
}
