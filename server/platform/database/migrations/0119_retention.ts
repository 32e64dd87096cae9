import { sql, type Kysely } from 'kysely';
import tables from './0119_retention.sql?raw';
import { keepHistory } from './fields';

/** How long files are kept, by rules and by hand, and which were destroyed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  await keepHistory(db, { table: 'retention_rule', register: 'retention-rules' });
  await keepHistory(db, { table: 'destruction', register: 'destructions' });
  await keepHistory(db, { table: 'file_retention', register: 'file-retention', file: 'case_filing_id' });
}
