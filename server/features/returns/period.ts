import { sql } from 'kysely';
import { plusDays, type Day } from '../../../domain/dates';
import type { Trx } from '../../platform/database/schema';

/** The month that a return counts. Its first day names the return in what the lists store. */
export interface Period {
  from: Day;
  to: Day;
  /** The first day of the first return. */
  firstFrom: Day;
  /** The first day that this return's rows name: its own, or for the first return the day before, its opening's. */
  since: Day;
  /** When the return before was frozen, in ISO 8601; null for the first. */
  frozenAt: string | null;
}

export async function periodOf(trx: Trx, from: Day, to: Day): Promise<Period> {
  const { rows } = await sql<{ firstFrom: Day; frozenAt: string | null }>`
    select min(from_day) as first_from, max(frozen_at) filter (where from_day < ${from}::date)::text as frozen_at
    from monthly_return
  `.execute(trx);
  const { firstFrom, frozenAt } = rows[0]!;
  return { from, to, firstFrom, frozenAt, since: firstFrom === from ? plusDays(from, -1) : from };
}

export const isFirst = ({ from, since }: Period) => since < from;

/** SQL: what an earlier count has written, of the same month or of any month that was to be the first. */
export const ofThis = (period: Period) => (isFirst(period) ? sql`true` : sql`since >= ${period.from}::date`);

/**
 * Finds the proceedings and files that this return may list otherwise than the one before, into the tables
 * `return_candidate` and `return_file`: those touched since that was frozen, those that this return has changed itself
 * when it was counted before, and those that come, go or change by date alone. The first return looks at all.
 */
export async function findCandidates(trx: Trx, period: Period): Promise<void> {
  const { from, to } = period;
  const rowsOfThis = (table: string, id: string) => sql`
    select ${sql.ref(id)} from ${sql.table(table)} where of_return is null and since >= ${from}::date
    union select ${sql.ref(id)} from ${sql.table(table)} where of_return is null and until >= ${from}::date
  `;
  const proceedings = sql`
    select proceeding_id as id from return_touched union ${rowsOfThis('return_line', 'proceeding_id')}
    union select id from proceeding where coalesce(opened_on, entered_on) between ${from}::date and ${to}::date
    union select id from proceeding where disposed_on between ${from}::date and ${to}::date
  `;
  const files = sql`
    select case_filing_id as id from return_touched union ${rowsOfThis('return_money', 'case_filing_id')}
    union select case_filing_id from money_position where counted_on >= ${from}::date
    union select case_filing_id from money_position where needs_count
    union select case_filing_id from money_position where changes_on <= ${to}::date
  `;
  await sql`drop table if exists return_candidate, return_file`.execute(trx);
  await sql`
    create temporary table return_candidate on commit drop as
    ${isFirst(period) ? sql`select id from proceeding` : proceedings}
  `.execute(trx);
  await sql`
    create temporary table return_file on commit drop as
    ${isFirst(period) ? sql`select case_filing_id as id from money_position` : files}
  `.execute(trx);
  await sql`analyze return_candidate, return_file`.execute(trx);
}
