import { sql, type Kysely } from 'kysely';
import type { Day } from '../../domain/dates';
import type { Database } from '../platform/database/schema';
import type { courtCases } from './cases';

/** When the last entry of the example has been made. */
const COMPLETE: Day = '2026-05-21';

/**
 * Makes one file of the sample the one that the tests of money go through: an order of 1,25,00,000.00, stayed for six
 * months and again after a gap of 15 days, remanded, and ordered anew.
 * @returns its place in `filings`; undefined for a sample that ends before the example does
 */
export function chooseMoneyExample(
  { filings, cases }: ReturnType<typeof courtCases>,
  today: Day,
): number | undefined {
  if (today < COMPLETE) return undefined;
  const writ = cases.find(({ type, position, row }) => {
    const { dateOfJudgement: ordered } = filings[position]!;
    const { dateOfCase: opened } = row as { dateOfCase?: Day };
    return (
      type === 'high-court-rits' &&
      row.status === 'SUBJUDICE' &&
      (position + 1) % 3 > 0 && // others get steps of recovery
      between('2024-12-01', ordered, '2025-02-01') &&
      between('2025-02-02', opened, '2025-04-10') &&
      cases.filter((each) => each.position === position).length === 1
    );
  });
  if (!writ) throw new Error('no file of the sample fits the example of money');
  Object.assign(filings[writ.position]!, {
    dateOfJudgement: '2025-02-01',
    revenue: '10000000.00',
    amortizationPenalty: '2000000.00',
    monetaryPenalty: '500000.00',
    bankId: filings.find(({ bankId }) => bankId)?.bankId,
    bankGuranteeNo: 'BG-2025/0417',
    bankGuaranteeDate: '2025-03-10',
    bankGuaranteeAmount: '500000.00',
  });
  Object.assign(writ.row, {
    interimOrderOfTribunal1: 'Order dated 20/04/2025: operation of the demand is stayed for 6 (six) months.',
    interimOrderOfTribunal2: 'Order dated 05/11/2025: the stay is extended till disposal of the Rule.',
    dateOfHearing01: '2025-04-20',
    dateOfHearing02: '2026-01-11',
    customOrderDate: '2026-01-11',
    customJudgement: 'ONREMAND',
    summOfJudgementOrder:
      'The Rule is disposed of; the matter is sent back to the Commissioner for a new order.',
    status: 'ORDER_PASSED',
    changedAt: new Date('2026-01-18T05:00:00Z'),
  });
  return writ.position;
}

const between = (from: Day, day: Day | null | undefined, to: Day) => !!day && day >= from && day <= to;

/** Enters what follows the first order of the example: deposit, guarantee, stays, remand, new order and payment. */
export async function seedMoneyExample(db: Kysely<Database>, file: number, by: number): Promise<void> {
  const written = (day: Day) => sql`${by}::bigint, ${by}::bigint, ${`${day}T05:00:00Z`}::timestamptz,
    ${`${day}T05:00:00Z`}::timestamptz`;
  const audit = sql`created_by, changed_by, created_at, changed_at`;
  await sql`
    insert into money_entry (case_filing_id, date, kind, head, amount, instrument, ${audit})
    values (${file}, '2025-03-10', 'DEPOSIT', 'DUTY', 500000, 'Pay order 204417', ${written('2025-03-11')})
  `.execute(db);
  await sql`
    update guarantee set origin = 'own', valid_until = '2026-03-09', original_at = 'Almirah 2, Accounts',
      confirmed_on = '2025-03-19', version = version + 1, changed_by = ${by}, changed_at = '2025-03-20T05:00:00Z'
    where case_filing_id = ${file}
  `.execute(db);
  await sql`
    with first as (
      insert into stay (proceeding_id, ordered_on, received_on, until, until_months, ${audit})
      select id, '2025-04-20', '2025-04-27', 'MONTHS', 6, ${written('2025-04-28')}
      from proceeding where case_filing_id = ${file} and kind = 'high-court-rits' returning id, proceeding_id
    )
    insert into stay (proceeding_id, ordered_on, received_on, until, extends_id, ${audit})
    select proceeding_id, '2025-11-05', '2025-11-10', 'DISPOSAL', id, ${written('2025-11-11')} from first
  `.execute(db);
  await sql`
    update time_limit set ended = 'NOT_NEEDED', ended_by_hand = true, reason = 'Remand: the Commissioner decides anew', version = version + 1,
      changed_by = ${by}, changed_at = '2026-01-20T05:00:00Z'
    where case_filing_id = ${file} and ended is null
  `.execute(db);
  // at once, so that neither the filing's fields nor its ledger follow the other
  await sql`
    with entered as (
      insert into money_entry (case_filing_id, date, kind, head, amount, memo, instrument, ${audit})
      select ${file}::bigint, e.day::date, e.kind, e.head, e.amount, e.memo, e.instrument, ${written('2026-05-21')}
      from (values
        ('2026-05-14', 'LOWERED', 'DUTY', 4000000, 'Memo No. 1187, dt. 14/05/2026', null),
        ('2026-05-14', 'LOWERED', 'FINE', 2000000, 'Memo No. 1187, dt. 14/05/2026', null),
        ('2026-05-14', 'LOWERED', 'PENALTY', 300000, 'Memo No. 1187, dt. 14/05/2026', null),
        ('2026-05-20', 'PAYMENT', 'DUTY', 5700000, null, 'Challan T-30871')
      ) as e (day, kind, head, amount, memo, instrument)
    )
    update case_filing set revenue = 6000000, amortization_penalty = 0, monetary_penalty = 200000,
      revenue_collected = 5700000, remarks = 'রিটে পুনর্বিচারের আদেশ; ১৪/০৫/২০২৬ তারিখের নতুন আদেশের পাওনা পরিশোধিত।', version = version + 1, changed_by = ${by}, changed_at = '2026-05-21T05:00:00Z'
    where id = ${file}
  `.execute(db);
}
