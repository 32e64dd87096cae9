import { dayInDhaka, type Day } from '../../../domain/dates';
import type { OpenDays } from '../../../domain/limitation/count';
import { payablePeriods } from '../../../domain/money/due';
import { isOrdered } from '../../../domain/money/entries';
import type { Allocation } from '../../../domain/money/guarantees';
import { before, type Period } from '../../../domain/money/periods';
import type { AmountPeriod, FileMoney, MoneyRules } from '../../../domain/money/position';
import type { MoneyRuleCode } from '../../../domain/money/records';
import type { Stay } from '../../../domain/money/stays';
import { prepared } from '../../platform/database/preparedStatements';
import type { Db } from '../../platform/database/schema';
import { counted, openDaysIn } from '../dates/limits/counting';
import {
  filesWith,
  type CaseRow,
  type EntryRow,
  type FileRow,
  type LimitRow,
  type StayRow,
  type StepRow,
} from './fileMoneyRows';
import { stepsOf } from './guaranteeSteps';
import { conditionDueOn } from './stays';

/** A version of a rule, valid for orders of some days. */
export interface RuleVersion {
  code: MoneyRuleCode;
  n: number | null;
  validFrom: Day | null;
  validTo: Day | null;
  verified: boolean;
}

const activeRules = prepared<RuleVersion>(
  'moneyRules',
  `select code, n, valid_from as "validFrom", valid_to as "validTo", verified_on is not null as verified
  from money_rule where active`,
);

const ruleOn = (rules: readonly RuleVersion[], code: MoneyRuleCode, day: Day): RuleVersion | null =>
  rules.find(
    (rule) =>
      rule.code === code &&
      (rule.validFrom === null || rule.validFrom <= day) &&
      (rule.validTo === null || day <= rule.validTo),
  ) ?? null;

/** What the register knows of a file's money, and the versions of the rules that apply to its order. */
export interface KnownMoney {
  money: Omit<FileMoney, 'entries'> & { entries: EntryRow[] };
  rules: MoneyRules;
  interest: RuleVersion | null;
  /** The stays with their ids, and the guarantees. */
  stays: (Stay & { id: number })[];
  guarantees: (Allocation & { id: number })[];
  /** The days for conditions of stays that differ from the stored ones, since a calendar has changed. */
  movedConditions: { id: number; dueOn: Day }[];
}

/** What the register knows of the money of these files, by their ids. */
export async function moneyOf(db: Db, ids: readonly number[]): Promise<Map<number, KnownMoney>> {
  if (!ids.length) return new Map();
  const [files, rules] = [await filesWith(db, [ids]), await activeRules(db, [])];
  const openDays = openDaysIn(db);
  const known = files.map(async (file) => [file.id, await knownOf(file, rules, openDays)] as const);
  return new Map(await Promise.all(known));
}

async function knownOf(
  file: FileRow,
  rules: RuleVersion[],
  openDays: ReturnType<typeof openDaysIn>,
): Promise<KnownMoney> {
  const stays = await Promise.all(file.stays.map((row) => stayOf(row, openDays)));
  const guarantees = file.guarantees.map((row) => ({ ...row, steps: stepsOf(file.id, row.steps) }));
  const orderedOn = file.adjudicatedOn ?? dayInDhaka();
  return {
    money: {
      entries: file.entries,
      adjudicatedOn: file.adjudicatedOn,
      provisionalOn: file.provisionalOn,
      finalOn: file.finalOn,
      decisions: file.cases.flatMap(({ decidedOn, outcome }) =>
        decidedOn === null ? [] : { on: decidedOn, outcome },
      ),
      stays,
      payable: await payableOf(file, rules, openDays),
      appealTimes: (await Promise.all(file.limits.map((row) => appealTime(row, openDays)))).flat(),
      appeals: file.cases.flatMap((row) => appealPeriod(row, file.entries)),
      untraceable: lasting(file.steps, 'UNTRACEABLE'),
      writeOffProposed: lasting(file.steps, 'WRITE_OFF_PROPOSED'),
      guarantees,
    },
    rules: { appealSuspends: ruleOn(rules, 'APPEAL_SUSPENDS', orderedOn) !== null },
    interest: ruleOn(rules, 'INTEREST', orderedOn),
    stays,
    guarantees,
    movedConditions: stays.flatMap(({ id, condition, conditionDueOn: stored }) =>
      condition && condition.dueOn !== stored ? { id, dueOn: condition.dueOn } : [],
    ),
  };
}

/** The days for paying what each order demands. Every day of ordered entries is that of an order. */
async function payableOf(
  { adjudicatedOn, entries, steps }: FileRow,
  rules: RuleVersion[],
  openDays: ReturnType<typeof openDaysIn>,
): Promise<Period[]> {
  const days = entries.filter((entry) => entry.isOrder && isOrdered(entry)).map(({ date }) => date);
  const orders = [...new Set([...days, ...(adjudicatedOn ? [adjudicatedOn] : [])])];
  if (!orders.length) return [];
  const notices = steps.filter(({ kind }) => kind === 'NOTICE');
  const calendar: OpenDays = await openDays('OFFICE');
  const daysFor = (order: Day) => ruleOn(rules, 'DUE_DAYS', order)?.n ?? 0;
  const [first, ...others] = new Set(orders.map(daysFor));
  if (!others.length) return payablePeriods(orders, notices, first!, calendar);
  return orders.flatMap((order) =>
    payablePeriods(orders, notices, daysFor(order), calendar).filter(({ from }) => from === order),
  );
}

/** While the other side may still appeal; from the order's day on where it is not known when the order was received. */
async function appealTime(
  { orderDate, lastDay, doneOn, ...rule }: LimitRow,
  openDays: ReturnType<typeof openDaysIn>,
): Promise<Period[]> {
  const until = lastDay ?? (await counted({ ...rule, triggerDate: orderDate }, openDays)).mayFile;
  const period = until < orderDate ? null : before({ from: orderDate, until }, doneOn);
  return period ? [period] : [];
}

/** An appeal with a deposit for it, or one for no particular case. The government makes no deposits. */
function appealPeriod({ id, openedOn, decidedOn, filedBy }: CaseRow, entries: readonly EntryRow[]): Period[] {
  if (filedBy === 'government') return [];
  const deposited = entries
    .filter(({ kind, proceedingId }) => kind === 'DEPOSIT' && (proceedingId ?? id) === id)
    .map(({ date }) => date)
    .sort()[0];
  if (!deposited) return [];
  const from = openedOn && openedOn > deposited ? openedOn : deposited;
  const period = before({ from, until: null }, decidedOn);
  return period ? [period] : [];
}

const lasting = (steps: readonly StepRow[], of: string): AmountPeriod[] =>
  steps
    .filter(({ kind }) => kind === of)
    .flatMap(({ date, endedOn, amount }) => {
      const period = before({ from: date, until: null }, endedOn);
      return period ? { ...period, amount: amount || null } : [];
    });

async function stayOf(row: StayRow, openDays: ReturnType<typeof openDaysIn>) {
  const { until, untilDay, untilMonths, metOn } = row;
  const dueOn = await conditionDueOn(row, openDays);
  return {
    ...row,
    amount: row.amount || null,
    until:
      until === 'MONTHS'
        ? { kind: until, months: untilMonths }
        : until === 'DAY' || until === 'NEXT_DATE'
          ? { kind: until, day: untilDay }
          : { kind: until },
    condition: dueOn ? { dueOn, metOn } : null,
  } satisfies Stay & { id: number };
}
