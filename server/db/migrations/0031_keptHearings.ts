import { sql, type Kysely } from 'kysely';
import { keepHistory } from './historyTriggers';

/** Keeps the changes of hearings and of notes about files; lets changes be sorted by their instants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // a register of millions takes longer than a request may
  await sql`set local statement_timeout = 0`.execute(db);
  await keepHistory(db, {
    table: 'hearing',
    register: 'hearings',
    file: 'case_filing_id',
    copies: ['kind', 'case_filing_id', 'work_place_id'],
  });
  await sql`create index change_by_time on change (at, id)`.execute(db);
  await keepHistory(db, { table: 'note', register: 'notes', file: 'case_filing_id' });
}
