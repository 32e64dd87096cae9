import { sql, type Kysely } from 'kysely';
import { alterTable, keepHistory } from './fields';
import returns from './0111_returns.sql?raw';

/** Monthly returns, and the days on which proceedings were disposed of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await alterTable(
    db,
    'proceeding',
    'add entered_on date, add status_since date, add disposed_on date, add reopened_at timestamp with time zone',
  );
  await sql.raw(returns).execute(db);
  await keepHistory(db, { table: 'monthly_return', register: 'returns' });
  await sql`select date_proceedings()`.execute(db);
  await sql`
    create trigger days_of_status before insert or update of status, decided_on on proceeding
    for each row execute function proceeding_days()
  `.execute(db);
}
