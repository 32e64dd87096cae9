import { sql, type Kysely } from 'kysely';
import { dayInDhaka } from '../../domain/dates';
import { toAsciiDigits } from '../../domain/digits';
import { keptRegisters } from '../../domain/history';
import type { Database } from '../platform/database/schema';
import { workingDay } from './calendar';
import { randomFor, type Random } from './random';

/** The kept values of a row, by column. */
type Kept = Record<string, unknown>;

/** Columns that are filled in after a record was entered, in the order in which a case proceeds. */
const LATER = [
  ['date_of_judgement', 'amortization_penalty', 'monetary_penalty', 'date_of_hearing01', 'date_of_hearing'],
  [
    'interim_order_of_tribunal1',
    'dispatch_of_reply_no',
    'dispatch_of_reply_date',
    'bank_guarantee_encashment',
  ],
  ['interim_order_of_tribunal2', 'implementation_of_interim_order', 'date_of_hearing02', 'revenue_collected'],
  ['date_of_final_taxation', 'bank_account_freeze', 'interim_order_of_tribunal3'],
  ['status', 'remarks', 'summ_of_judgement_order'],
];

/** Numbers that are mistyped now and then, and corrected by a colleague. */
const MISTYPED = [
  'boe',
  'hs_code',
  'taxacation_nothi_no',
  'show_cause_notice',
  'tribunal_case_no',
  'product_name',
];

/** The values of a new record before such a column is filled in. */
const AT_FIRST: Kept = { amortization_penalty: 0, monetary_penalty: 0, revenue_collected: 0, status: 'OPEN' };

interface Entered {
  id: number;
  at: Date;
  register: string;
  recordId: number;
  caseFilingId: number | null;
  kind: string | null;
  workPlaceId: number | null;
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
    select id, at, register, record_id, case_filing_id, kind, work_place_id, became from change
    where tx = transaction_number() and action = 'create' and version > 1 order by id
  `.execute(db);
  const optional = await optionalColumns(db);
  const divided = rows.map((entered) => divide(entered, { userIds, optional, random }));
  const firsts = divided.map(({ first }) => first);
  const edits = divided.flatMap((each) => each.edits);
  await sql`
    update change set became = first.became, version = 1
    from jsonb_to_recordset(${JSON.stringify(firsts)}::jsonb) as first (id bigint, became jsonb)
    where change.id = first.id
  `.execute(db);
  await sql`
    insert into change (at, by_user, via, register, record_id, case_filing_id, kind, work_place_id, action, version,
      was, became)
    select at, by_user, via, register, record_id, case_filing_id, kind, work_place_id, 'edit', version, was, became
    from jsonb_to_recordset(${JSON.stringify(edits)}::jsonb) as edit (at timestamptz, by_user bigint, via text,
      register text, record_id bigint, case_filing_id bigint, kind text, work_place_id bigint, version int, was jsonb,
      became jsonb)
    order by at
  `.execute(db);
}

/** The nullable columns of the registers. References are left out, since other tables may hold copies of them. */
async function optionalColumns(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = any(${keptRegisters.map(({ table }) => table)}::regclass[]) and attnum > 0 and not attisdropped
    group by 1 having not bool_or(attnotnull) and attname !~ '_(id|by)$' and attname not in ('logo', 'password_hash')
  `.execute(db);
  return new Set(rows.map(({ name }) => name));
}

interface Sample {
  userIds: number[];
  optional: ReadonlySet<string>;
  random: Random;
}

function divide(entered: Entered, { userIds, optional, random }: Sample) {
  const { became: last } = entered;
  const versions = last.version as number;
  const filled = LATER.map((columns) =>
    columns.filter((column) => column in last && last[column] !== AT_FIRST[column]),
  );
  const steps = filled.filter((columns) => columns.length).map((columns) => pick(last, columns));
  const typo = MISTYPED.find((column) => typeof last[column] === 'string' && /\d\d/.test(last[column]));
  if (typo) steps.unshift(pick(last, [typo]));
  // while there are more steps than edits, the first steps are merged; if there are fewer, steps with other
  // columns are added
  while (steps.length > versions - 1) steps.splice(0, 2, { ...steps[0], ...steps[1] });
  const inSteps = new Set(steps.flatMap(Object.keys));
  const others = Object.keys(last).filter((column) => optional.has(column) && !inSteps.has(column));
  while (steps.length < versions - 1) {
    const column = others.pop();
    steps.unshift(column === undefined ? {} : pick(last, [column]));
  }

  const moments = momentsBetween(last.created_at as string, last.changed_at as string, steps.map(orderedAt));
  const record: Kept = { ...last, version: 1, changed_by: last.created_by, changed_at: last.created_at };
  for (const column of steps.flatMap(Object.keys)) record[column] = before(column, last[column]);
  const first = { id: entered.id, became: withoutEmpty(record) };
  const edits = steps.map((values, place) => {
    const by = place === steps.length - 1 ? last.changed_by : random.pick(userIds);
    const became: Kept = { ...values, version: place + 2, changed_by: by, changed_at: moments[place] };
    const differs = Object.keys(became).filter((column) => (record[column] ?? null) !== became[column]);
    const was = Object.fromEntries(differs.map((column) => [column, record[column] ?? null]));
    Object.assign(record, became);
    return {
      at: became.changed_at,
      by_user: by,
      via: random.chance(0.2) ? 'row' : 'form',
      register: entered.register,
      record_id: entered.recordId,
      case_filing_id: entered.caseFilingId,
      kind: entered.kind,
      work_place_id: entered.workPlaceId,
      version: became.version,
      was,
      became: pick(became, differs),
    };
  });
  return { first, edits };
}

/** When the interim order that a step enters was passed, by the day in its text; 0 for a step without one. */
function orderedAt(step: Kept): number {
  const texts = Object.entries(step).flatMap(([column, text]) => (INTERIM_ORDER.test(column) ? [text] : []));
  const days = texts.map((text) => DAY.exec(toAsciiDigits(text as string)));
  return Math.max(
    0,
    ...days.map((day) => (day ? Date.parse(`${day[3]}-${day[2]}-${day[1]}T00:00:00+06:00`) : 0)),
  );
}

const INTERIM_ORDER = /^interim_order/;
const DAY = /(\d\d)\/(\d\d)\/(\d{4})/;

/**
 * The instants of a record's edits, in order and in office hours: spread over the record's life, the last edit at its
 * end. No edit is before the instant at the same index of `earliest`.
 */
function momentsBetween(created: string, changed: string, earliest: readonly number[]): string[] {
  const from = Date.parse(created);
  const to = Date.parse(changed);
  const edits = earliest.length;
  let latest = from;
  return earliest.map((first, place) => {
    if (place === edits - 1) return changed;
    const inHours = inOfficeHours(Math.max(first, from + ((to - from) * (place + 1)) / edits));
    latest = inHours > latest && inHours < to ? inHours : latest + Math.min(TEN_MINUTES, (to - latest) / 2);
    return new Date(latest).toISOString();
  });
}

const TEN_MINUTES = 600_000;
const HOUR = 3_600_000;

/** Maps the 24 hours of a day in Dhaka (UTC+6) to 09:00 to 17:00 of the next working day. */
function inOfficeHours(instant: number): number {
  const hoursIntoDay = ((instant + 6 * HOUR) % (24 * HOUR)) / HOUR;
  return Date.parse(`${workingDay(dayInDhaka(new Date(instant)))}T03:00:00Z`) + (hoursIntoDay / 3) * HOUR;
}

const pick = (record: Kept, columns: string[]): Kept =>
  Object.fromEntries(columns.map((column) => [column, record[column]]));

/**
 * The value before the edit: for a mistyped number the one with two digits swapped, otherwise the value of a new
 * record.
 */
function before(column: string, value: unknown): unknown {
  if (!MISTYPED.includes(column)) return AT_FIRST[column] ?? null;
  const text = value as string;
  const place = text.search(/\d\d/);
  const swapped = text.slice(0, place) + text[place + 1]! + text[place]! + text.slice(place + 2);
  return swapped === text ? `${text}1` : swapped;
}

const withoutEmpty = (record: Kept): Kept =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

/** Renumbers the changes of the sample's transaction by their days, since lists of changes are sorted by number. */
export const numberByDays = (db: Kysely<Database>) =>
  sql`
    with kept as materialized (
      select id, row_number() over (order by at, id) as place from change where tx = transaction_number()
    ), numbers as materialized (
      select id, row_number() over (order by id) as place from kept
    )
    update change set id = numbers.id from kept join numbers using (place)
    where change.id = kept.id and change.tx = transaction_number() and change.id <> numbers.id
  `.execute(db);

/** Sample changes without a user, such as those of the sample accounts, are the system's. */
export const markChangesOfSystem = (db: Kysely<Database>) =>
  sql`update change set via = 'system' where tx = transaction_number() and by_user is null`.execute(db);

/** Gives the creation of the sample's proceedings the date and author of their records' creation. */
export const dateProceedings = (db: Kysely<Database>) =>
  sql`
    update change set at = entered.at, by_user = entered.by_user, via = entered.via
    from change as entered, proceeding
    where change.tx = transaction_number() and change.register = 'proceedings' and proceeding.id = change.record_id
      and entered.tx = transaction_number() and entered.register = proceeding.kind
      and entered.record_id = proceeding.record_id and entered.action = 'create'
  `.execute(db);
