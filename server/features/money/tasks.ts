import { sql, type RawBuilder } from 'kysely';
import { plusDays, type Day } from '../../../domain/dates';
import { caseTypeNamed } from '../../../domain/followOnCases';
import type { OpenDays } from '../../../domain/limitation/count';
import { encashBy } from '../../../domain/money/due';
import { guaranteeDays, HALF_A_YEAR, stayDays, type MoneyTaskKind } from '../../../domain/money/tasks';

interface TaskDay {
  today: Day;
  /** The days on which the office is open. */
  office: OpenDays;
  /** From which day on the ledger is read for guarantees to release; half a year back if it is not given. */
  enteredSince?: Day;
}

const FIRST_GUARANTEE_DAYS = Math.max(...guaranteeDays);
const FIRST_STAY_DAYS = Math.max(...stayDays);

/** The longest that the office is taken to be closed at a stretch, in days. */
const LONGEST_CLOSURE = 31;

interface Columns {
  /** The table with the file's id. */
  of: string;
  /** The table with its section, if another. */
  place?: string;
  /** What tells the tasks of a kind apart. */
  thing: RawBuilder<unknown>;
  day?: RawBuilder<unknown>;
  /** In taka. */
  amount?: RawBuilder<unknown>;
  number?: RawBuilder<unknown>;
  /** The kind of the case. */
  kind?: RawBuilder<unknown>;
  verified?: RawBuilder<unknown>;
}

const NULL = sql`null`;

/** The columns of every task. */
const columns = ({
  of,
  place = of,
  thing,
  day = NULL,
  amount = NULL,
  number = NULL,
  kind = NULL,
  verified = NULL,
}: Columns) => sql`
  ${sql.ref(`${of}.case_filing_id`)}, ${sql.ref(`${place}.work_place_id`)}, f.nothi_number, f.company_id, ${thing} as thing, (${day})::date as day,
  (${amount})::float8 as amount, ${number} as number, ${kind} as case_kind, (${verified})::boolean as verified`;

/**
 * SQL: what a task says (domain/alertSubjects.ts, without its code). The case is named to whoever may read its kind.
 * @param kinds the readable kinds of proceedings
 */
export const aboutTask = (kinds: readonly string[]) => sql`jsonb_strip_nulls(jsonb_build_object(
    'verified', task.verified,
    'kind', case when task.case_kind = any(${kinds}::text[]) then task.case_kind end,
    'number', case when task.case_kind is null or task.case_kind = any(${kinds}::text[])
      then nullif(task.number, task.nothi_number) end
  )) || jsonb_build_object('file', task.nothi_number, 'date', task.day, 'amount', task.amount)`;

/** SQL: joins one row by its key. The limit keeps a plan for any user from reading all files at once. */
const one = (table: string, name: string, key: string, of: string, by = `${of}.case_filing_id`) => sql`
  join lateral (
    select * from ${sql.table(table)} where ${sql.ref(key)} = ${sql.ref(by)} limit 1
  ) as ${sql.id(name)} on true`;

const file = (of: string) => one('case_filing', 'f', 'id', of);
/** What the file owes. */
const owed = (of: string) => one('money_position', 'owed', 'case_filing_id', of);

/** Stays of files that owe something, in cases that are not decided since. */
const stays = (day: string, where: (task: TaskDay) => RawBuilder<unknown>) => (task: TaskDay) => sql`
  select ${columns({
    of: 's',
    thing: sql`s.id::text`,
    day: sql.ref(`s.${day}`),
    amount: sql`least(coalesce(nullif(s.amount, 0), owed.outstanding), owed.outstanding)`,
    number: sql`p.number`,
    kind: sql`s.kind`,
  })}
  from stay s join proceeding p on p.id = s.proceeding_id ${file('s')} ${owed('s')}
  where s.vacated_on is null and owed.outstanding > 0 and (s.decided_on <= s.ordered_on) is not false
    and ${where(task)}`;

/** SQL over `s`: whether a later stay of the same case holds longer. */
export const isExtended = sql`(
  select true from stay later where later.proceeding_id = s.proceeding_id and later.id <> s.id and later.of = s.of
    and (later.extends_id = s.id or later.ordered_on >= s.ordered_on) and later.vacated_on is null
    and (later.ends_on is null or later.ends_on > s.ends_on)
  limit 1
) is not null`;

const hasLapsed = ({ today }: TaskDay) =>
  sql`(s.condition_due_on < ${today}::date and s.met_on is null) is true`;

/** Whether somebody has begun to recover the money since. */
const isRecovered = (since: string) => sql`exists (
  select from recovery_step r where r.case_filing_id = s.case_filing_id and r.date > ${sql.ref(`s.${since}`)}
)`;

const between = (column: string, today: Day, from: number, to: number) =>
  sql`${sql.ref(column)} between ${plusDays(today, from)}::date and ${plusDays(today, to)}::date`;

const partsFirst = sql`guarantee_allocation a ${one('guarantee', 'g', 'id', 'a', 'a.guarantee_id')}`;
const guaranteesFirst = sql`guarantee g join guarantee_allocation a on a.guarantee_id = g.id`;

/** Guarantees, file by file. */
const guarantees =
  (of: Partial<Columns>, more: (task: TaskDay) => RawBuilder<unknown>, from = partsFirst) =>
  (task: TaskDay) => sql`
  select ${columns({ of: 'a', thing: sql`g.id::text`, amount: sql`g.left_amount`, number: sql`g.number`, ...of })}
  from ${from} ${file('a')} ${more(task)}`;

/** SQL over `guarantee_allocation a`: whether it still secures what the file owes, or what it no longer owes. */
const isHeld = (liability: 'OWED' | 'GONE') => sql`(a.liability = ${sql.lit(liability)} and a.left_amount > 0
  and (a.ended is null or a.ended = 'LAPSED'))`;

/** The appeals for which the Act asks a deposit: to the Commissioner (Appeals) and to the Tribunal. */
const appeals = ['applicate-comm-cases', 'tribunal-cases'].map(caseTypeNamed);

/** SQL: their cases with the day on which they were brought. */
const appealTypes = sql`(${sql.join(
  appeals.map(
    ({ name, table }) => sql`select ${name}::text as kind, id, date_of_case from ${sql.table(table)}`,
  ),
  sql` union all `,
)}) as c`;

/**
 * SQL: the deposit, in taka, by the rules for the day of the filing's order: of the duty or, where none is demanded, of
 * the penalty.
 */
const depositAsked = sql`
  cross join lateral (
    select round(case when f.revenue > 0 then f.revenue else f.monetary_penalty end * n / 100, 2) as amount,
      verified_on is not null as verified
    from money_rule
    where active and code = case when f.revenue > 0 then 'DEPOSIT_DUTY' else 'DEPOSIT_PENALTY' end
      and daterange(valid_from, valid_to, '[]') @> f.date_of_judgement
  ) as asked`;

const ofPart = sql`g.id || '-' || a.case_filing_id`;

/** SQL for the tasks of each kind. A guarantee over several files may have one row for each of them, with one `thing`. */
export const moneyTasks: Record<MoneyTaskKind, (task: TaskDay) => RawBuilder<unknown>> = {
  GUARANTEE_EXPIRES: guarantees(
    { day: sql`encash.encash_by` },
    (task) => sql`join ${lastOpenDays(task)} on encash.expires_on = a.expires_on
    where ${isHeld('OWED')} and a.ended is null
      and ${between('a.expires_on', task.today, 0, FIRST_GUARANTEE_DAYS + LONGEST_CLOSURE)}
      and encash.encash_by <= ${plusDays(task.today, FIRST_GUARANTEE_DAYS)}::date`,
  ),
  GUARANTEE_LAPSED_NEEDED: guarantees(
    { day: sql`a.expires_on` },
    ({ today }) => sql`${owed('a')} where ${isHeld('OWED')} and owed.outstanding > owed.secured
      and ${between('a.expires_on', today, -HALF_A_YEAR, -1)}`,
  ),
  STAY_ENDS: stays(
    'ends_on',
    (task) =>
      sql`${between('s.ends_on', task.today, 0, FIRST_STAY_DAYS)} and not (${isExtended}) and not ${hasLapsed(task)}`,
  ),
  STAY_ENDED: stays(
    'ends_on',
    (task) => sql`${between('s.ends_on', task.today, -HALF_A_YEAR, -1)} and not (${isExtended})
      and not ${hasLapsed(task)} and not ${isRecovered('ends_on')}`,
  ),
  CONDITION_DUE: stays(
    'condition_due_on',
    ({ today }) => sql`s.met_on is null and (s.ends_on < ${today}::date) is not true
      and ${between('s.condition_due_on', today, 0, FIRST_STAY_DAYS)}`,
  ),
  CONDITION_UNMET: stays(
    'condition_due_on',
    ({ today }) => sql`s.met_on is null and (s.ends_on < ${today}::date) is not true
      and ${between('s.condition_due_on', today, -HALF_A_YEAR, -1)} and not ${isRecovered('condition_due_on')}`,
  ),
  DEPOSIT_NOT_MADE: ({ today }) => sql`
    select ${columns({
      of: 'p',
      thing: sql`p.id::text`,
      day: sql`c.date_of_case`,
      amount: sql`asked.amount`,
      number: sql`p.number`,
      kind: sql`p.kind`,
      verified: sql`asked.verified`,
    })}
    from ${appealTypes} join proceeding p on p.kind = c.kind and p.record_id = c.id
    ${file('p')} ${owed('p')} ${depositAsked}
    where ${between('c.date_of_case', today, -HALF_A_YEAR, 0)} and p.filed_by = 'other' and p.decided_on is null
      and owed.outstanding > 0 and asked.amount > 0 and not exists (
        select from money_entry e where e.case_filing_id = f.id and e.kind = 'DEPOSIT'
          and coalesce(e.proceeding_id, p.id) = p.id
      )`,
  EXPLAIN: () => sql`
    select ${columns({ of: 'e', place: 'f', thing: sql`e.id::text`, day: sql`e.date`, amount: sql`e.amount`, kind: sql`e.case_kind` })}
    from money_entry e ${file('e')} where e.origin = 'explain'`,
  ENCASHED_AMOUNT: guarantees(
    { thing: ofPart, amount: NULL },
    ({ today }) => sql`where g.steps @> '[{"kind": "ENCASHED", "amount": null}]' and exists (
      select from jsonb_array_elements(g.steps) as step where step @> '{"kind": "ENCASHED", "amount": null}'
        and (step ->> 'date')::date >= ${plusDays(today, -HALF_A_YEAR)}::date
        and coalesce((step ->> 'caseFilingId')::bigint, a.case_filing_id) = a.case_filing_id
    )`,
    guaranteesFirst,
  ),
  // a provisional assessment may still demand more
  GUARANTEE_RELEASE: guarantees(
    {
      thing: ofPart,
      day: sql`(select max(e.date) from money_entry e where e.case_filing_id = f.id)`,
      amount: sql`a.left_amount`,
    },
    ({ today, enteredSince = plusDays(today, -HALF_A_YEAR) }) =>
      sql`where ${isHeld('GONE')} and (f.date_of_provisional_taxation is null or f.date_of_final_taxation is not null)
      and (select true from money_entry e where e.case_filing_id = a.case_filing_id
        and e.kind in ('DEMAND', 'RAISED') limit 1)
      and (select max(e.date) from money_entry e where e.case_filing_id = a.case_filing_id) >= ${enteredSince}::date`,
  ),
  GUARANTEE_NO_EXPIRY: guarantees(
    {},
    ({
      today,
    }) => sql`where g.ended is null and g.expires_on is null and g.continuing is not true and ${isHeld('OWED')}
      and coalesce(g.issued_on, (g.created_at at time zone 'Asia/Dhaka')::date) >= ${plusDays(today, -HALF_A_YEAR)}::date`,
    guaranteesFirst,
  ),
};

/** SQL: until which day a guarantee that expires on each of the next days can be encashed. */
function lastOpenDays({ today, office }: TaskDay) {
  const days = Array.from({ length: FIRST_GUARANTEE_DAYS + LONGEST_CLOSURE + 1 }, (_, ahead) => {
    const expiresOn = plusDays(today, ahead);
    return { expiresOn, encashBy: encashBy(expiresOn, office) };
  });
  return sql`(
    select (day ->> 'expiresOn')::date as expires_on, (day ->> 'encashBy')::date as encash_by
    from jsonb_array_elements(${JSON.stringify(days)}::jsonb) as day
  ) as encash`;
}
