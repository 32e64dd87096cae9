import { sql, type Kysely } from 'kysely';
import { dayInDhaka, type Day } from '../../domain/dates';
import { toAsciiDigits } from '../../domain/digits';
import type { Database } from '../platform/database/schema';
import { earlier, LAST_DAY, randomFor, workingDay } from './random';
import { withColumnNames } from './rows';

/** The values of a record, by column. */
type Kept = Record<string, unknown>;

/** Columns that are filled in after a record was entered, in the order in which a case proceeds. */
const LATER = [
  ['date_of_judgement', 'amortization_penalty', 'monetary_penalty', 'date_of_hearing01'],
  [
    'interim_order_of_tribunal1',
    'dispatch_of_reply_no',
    'dispatch_of_reply_date',
    'bank_guarantee_encashment',
  ],
  ['interim_order_of_tribunal2', 'implementation_of_interim_order', 'date_of_hearing02', 'revenue_collected'],
  ['date_of_final_taxation', 'bank_account_freeze', 'interim_order_of_tribunal3'],
  [
    'interim_order_of_tribunal4',
    'status',
    'remarks',
    'summ_of_judgement_order',
    'execution_of_order',
    'summary_of_judgment',
  ],
];

/** The values of a new record before such a column is filled in. */
const AT_FIRST: Kept = { amortization_penalty: 0, monetary_penalty: 0, revenue_collected: 0, status: 'OPEN' };

/** The values that were filled in later, edit by edit. */
const editsOf = (record: Kept): Kept[] =>
  LATER.map((columns) =>
    columns.filter((column) => (record[column] ?? null) !== null && record[column] !== AT_FIRST[column]),
  )
    .filter((columns) => columns.length > 0)
    .map((columns) => Object.fromEntries(columns.map((column) => [column, record[column]])));

/** The row with its version after its edits; one that nobody has edited is as it was created. */
export function versioned<R extends { createdAt: Date; changedAt: Date; createdBy?: unknown }>(row: R) {
  const edits = row.changedAt > row.createdAt ? editsOf(withColumnNames(row)).length : 0;
  return edits > 0
    ? { ...row, version: 1 + edits }
    : { ...row, version: 1, changedAt: row.createdAt, changedBy: row.createdBy };
}

interface Entered {
  id: number;
  became: Kept;
}

/**
 * Gives sample records a history. They were inserted in their final state, each with one change; for records
 * with several versions this change is split into the initial values and later edits that lead to the same
 * state.
 */
export async function seedEdits(db: Kysely<Database>, userIds: number[]): Promise<void> {
  const random = randomFor('history');
  const { rows } = await sql<Entered>`
    select id, became from change where tx = transaction_number() and action = 'create' and version > 1 order by id
  `.execute(db);
  const edits: object[] = [];
  for (const entered of rows) {
    const last = entered.became;
    const steps = editsOf(last);
    const moments = momentsOf(last, steps);
    const record: Kept = { ...last, version: 1, changed_by: last.created_by, changed_at: last.created_at };
    for (const column of steps.flatMap(Object.keys)) record[column] = AT_FIRST[column] ?? null;
    entered.became = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
    for (const [place, step] of steps.entries()) {
      const by = place === steps.length - 1 ? last.changed_by : random.pick(userIds);
      const became: Kept = { ...step, version: place + 2, changed_by: by, changed_at: moments[place] };
      const differs = Object.keys(became).filter((column) => record[column] !== became[column]);
      const was = Object.fromEntries(differs.map((column) => [column, record[column] ?? null]));
      Object.assign(record, became);
      const now = Object.fromEntries(differs.map((column) => [column, became[column]]));
      edits.push({
        created: entered.id,
        via: random.chance(0.2) ? 'row' : 'form',
        was,
        became: now,
        ...headOf(record),
      });
    }
  }
  await sql`
    with edits as (
      select * from jsonb_to_recordset(${JSON.stringify(edits)}::jsonb) as edit (created bigint, at timestamptz,
        by_user bigint, via text, version int, was jsonb, became jsonb)
    )
    insert into change (at, by_user, via, register, record_id, case_filing_id, kind, work_place_id, action, version,
      was, became)
    select e.at, e.by_user, e.via, register, record_id, case_filing_id, kind, work_place_id, 'edit', e.version, e.was,
      e.became
    from edits e join change on change.id = created order by e.at
  `.execute(db);
  await sql`
    update change set became = first.became, version = 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as first (id bigint, became jsonb)
    where change.id = first.id
  `.execute(db);
}

const headOf = ({ version, changed_by, changed_at }: Kept) => ({
  version,
  by_user: changed_by,
  at: changed_at,
});

/**
 * When a record was edited, in office hours: spread over its life, the last time at its end, and no interim order
 * before its day.
 */
function momentsOf(record: Kept, steps: Kept[]): string[] {
  const from = Date.parse(record.created_at as string);
  const to = Date.parse(record.changed_at as string);
  let latest = from;
  return steps.map((step, place) => {
    if (place === steps.length - 1) return record.changed_at as string;
    const evenly = new Date(Math.max(orderedAt(step), from + ((to - from) * (place + 1)) / steps.length));
    const hours = (evenly.getUTCHours() + evenly.getUTCMinutes() / 60) / 3; // 24 hours become 09:00 to 17:00 in Dhaka
    const inHours = Date.parse(`${workingDay(dayInDhaka(evenly))}T03:00:00Z`) + Math.floor(hours * 3_600_000);
    latest = inHours > latest && inHours < to ? inHours : latest + Math.min(600_000, (to - latest) / 2);
    return new Date(latest).toISOString();
  });
}

/** The day named in the interim order that a step enters; 0 for a step without one. */
function orderedAt(step: Kept): number {
  const order = Object.entries(step).find(([column]) => column.startsWith('interim_order'))?.[1];
  const day = /(\d\d)\/(\d\d)\/(\d{4})/.exec(toAsciiDigits((order ?? '') as string));
  return day ? Date.parse(`${day[3]}-${day[2]}-${day[1]}T00:00:00+06:00`) : 0;
}

/** Orders the history of the sample as if it had been written day by day, and names who entered what. */
export async function settleHistory(db: Kysely<Database>): Promise<void> {
  // changes without a user, such as those of the sample accounts, are the system's
  await sql`update change set via = 'system' where tx = transaction_number() and by_user is null`.execute(db);
  // lists of changes are sorted by number
  await sql`
    with kept as materialized (
      select id, row_number() over (order by at, id) as place from change where tx = transaction_number()
    ), numbers as materialized (
      select id, row_number() over (order by id) as place from kept
    )
    update change set id = numbers.id from kept join numbers using (place)
    where change.id = kept.id and change.tx = transaction_number() and change.id <> numbers.id
  `.execute(db);
}

/** Gives the creation of the sample's proceedings the date and author of their records' creation. */
export const dateProceedings = (db: Kysely<Database>) =>
  sql`
    update change set at = entered.at, by_user = entered.by_user, via = entered.via
    from change as entered, proceeding
    where change.tx = transaction_number() and change.register = 'proceedings' and proceeding.id = change.record_id
      and entered.tx = transaction_number() and entered.register = proceeding.kind
      and entered.record_id = proceeding.record_id and entered.action = 'create'
  `.execute(db);

/** Why filings of the sample were deleted. */
const REASONS = ['Entered twice', 'Belongs to the Mongla custom house', 'ভুল শাখায় এন্ট্রি করা হয়েছিল', null];

/** Filings that were deleted, and one whose mistaken edit was undone by restoring the previous version. */
export async function seedBin(db: Kysely<Database>, userIds: number[], today: Day): Promise<void> {
  const day = earlier(today, LAST_DAY);
  const { rows } = await sql<{ id: number; remarks: string | null }>`
    select id, remarks from case_filing where changed_at < ${`${day}T00:00:00Z`}::timestamptz - interval '3 days'
    order by id desc limit ${REASONS.length + 1}
  `.execute(db);
  const [corrected, ...copied] = rows;
  if (!corrected) return;
  const columns = sql`work_place_id, company_id, cnf_agent_id, ain_number, product_name, hs_code, revenue,
    irregularity_reason, date_of_hearing, created_by, created_at`;
  for (const [place, { id }] of copied.entries()) {
    const copy = await sql<{ id: number }>`
      insert into case_filing (nothi_number, ${columns}, changed_by, changed_at)
      select nothi_number || ' (2)', ${columns}, created_by, created_at from case_filing where id = ${id} returning id
    `.execute(db);
    const ofCopy = sql`register = 'case-fillings' and record_id = ${copy.rows[0]!.id}`;
    await sql`delete from case_filing where id = ${copy.rows[0]!.id}`.execute(db);
    await sql`update change set via = 'form' where ${ofCopy}`.execute(db);
    await sql`
      update change set reason = ${REASONS[place] ?? null}, at = at + interval '1 day 2 hours',
        by_user = (select min(id) from app_user where user_name = 'admin')
      where ${ofCopy} and action = 'delete'
    `.execute(db);
  }
  const save = async (via: string, remarks: string | null, by: number, at: string) => {
    await sql`select set_config('casebook.via', ${via}, true)`.execute(db);
    await sql`
      update case_filing set remarks = ${remarks}, version = version + 1, changed_by = ${by}, changed_at = ${at}
      where id = ${corrected.id}
    `.execute(db);
  };
  await save('form', 'Closed on payment', userIds[0]!, `${day}T05:10:00Z`);
  await save('restore', corrected.remarks, userIds[1]!, `${day}T06:25:00Z`);
  await sql`set local casebook.via = 'form'`.execute(db); // what the seed writes after this is no restoration
}
