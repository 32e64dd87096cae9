import { sql, type Kysely } from 'kysely';

/** A collation that orders item numbers of cause lists as the browser does: 2, 10, 12, 12A. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create collation item_number (provider = icu, locale = 'en-u-kn-true')`.execute(db);
}
