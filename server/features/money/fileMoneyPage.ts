import { sql } from 'kysely';
import { dayInDhaka, plusDays, type Day } from '../../../domain/dates';
import { interestOn } from '../../../domain/money/due';
import { heads, sumsOf } from '../../../domain/money/entries';
import { securedOn } from '../../../domain/money/guarantees';
import { gapBetween, holdsOn } from '../../../domain/money/periods';
import {
  changesOn,
  mainState,
  moneyStates,
  positionOn,
  type MoneyState,
} from '../../../domain/money/position';
import { stayPeriods } from '../../../domain/money/stays';
import type { WireRecord } from '../../../domain/wire';
import type { Db } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import {
  dayOrNull,
  day as dayAnswer,
  integer,
  listAnswer,
  objectAnswer,
} from '../../platform/http/responses';
import { idsMatching } from '../../platform/resource/pages';
import { recordsOf, regularAnswer } from '../../platform/resource/records';
import type { RegularResource } from '../../platform/resource/resource';
import { moneyEntries } from './entries';
import { moneyOf, type KnownMoney } from './fileMoney';
import type { EntryRow } from './fileMoneyRows';
import { guarantees } from './guarantees';
import { recoverySteps } from './recovery';
import { stays } from './stays';

const amount = { type: 'number', description: 'taka' };
const named = (names: readonly string[]) =>
  objectAnswer(Object.fromEntries(names.map((name) => [name, amount])));
const yesOrNo = { type: 'boolean' };

/** A record that the reader may see, or of a case that the reader may not: by order, with its day and amount alone. */
const perhapsByOrder = (resource: RegularResource, more: object) => {
  const { properties } = regularAnswer(resource);
  return objectAnswer({ ...properties, byOrder: yesOrNo, ...more });
};

export const fileMoneyAnswer = objectAnswer({
  date: dayAnswer,
  ...(named(['outstanding', 'overpaid', 'held', 'secured', 'encashable']).properties as object),
  parts: named(moneyStates),
  changesOn: dayOrNull,
  stateUntil: { ...dayOrNull, description: 'the last day on which the largest part is as large' },
  interest: {
    ...objectAnswer({ days: integer, amount, percent: integer, verified: yesOrNo }),
    type: ['object', 'null'],
  },
  ledger: { ...named(['demanded', 'paid', 'held', 'remitted']), description: 'taka' },
  demanded: named(heads),
  entries: listAnswer(perhapsByOrder(moneyEntries, { balance: amount })),
  stays: listAnswer(
    perhapsByOrder(stays, {
      inForce: yesOrNo,
      periods: listAnswer(objectAnswer({ from: dayAnswer, until: dayOrNull })),
      gap: { ...objectAnswer({ from: dayAnswer, to: dayAnswer, days: integer }), type: ['object', 'null'] },
    }),
  ),
  guarantees: listAnswer(perhapsByOrder(guarantees, { inForce: yesOrNo, secures: amount })),
  recovery: listAnswer(regularAnswer(recoverySteps)),
});

/** The most records of one kind that the page shows; no file has as many. */
const MOST = 2000;

const taka = (poisha: number) => poisha / 100;
const inTaka = <Names extends string>(sums: Record<Names, number>) =>
  Object.fromEntries(
    Object.entries<number>(sums).map(([name, poisha]) => [name, taka(poisha)]),
  ) as typeof sums;

/**
 * The money of a file on a day, by what is known today; null if there is no such file. Records that began later are
 * left out. The position is the same for every reader.
 */
export async function fileMoneyPage(db: Db, id: number, asOf: Day | null, user: SignedInUser) {
  const readable = (resource: RegularResource) =>
    sql<number[]>`array(${idsMatching(resource, { caseFilingId: [id] }, user, MOST)})`;
  const [all, { rows }] = await Promise.all([
    moneyOf(db, [id]),
    sql<{ ids: number[][] }>`
      select json_build_array(${sql.join([moneyEntries, stays, guarantees, recoverySteps].map(readable))}) as ids
    `.execute(db),
  ]);
  const known = all.get(id);
  if (!known) return null;
  const day = asOf ?? dayInDhaka();
  const [entryIds, stayIds, guaranteeIds, stepIds] = rows[0]!.ids;
  const [itsEntries, itsStays, itsGuarantees, recovery] = await Promise.all([
    recordsOf(db, moneyEntries, entryIds!, user),
    recordsOf(db, stays, stayIds!, user),
    recordsOf(db, guarantees, guaranteeIds!, user),
    recordsOf(db, recoverySteps, stepIds!, user),
  ]);
  const { money, rules } = known;
  const { parts, ...sums } = positionOn(money, day, rules);
  const entries = money.entries
    .filter(({ date }) => date <= day)
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id);
  const main = mainState(parts);
  const mainChanges = main && changesOn(money, day, rules, main);
  return {
    date: day,
    ...inTaka(sums),
    parts: inTaka(parts),
    changesOn: changesOn(money, day, rules),
    stateUntil: mainChanges && plusDays(mainChanges, -1),
    interest: interestOf(known, day, { parts, outstanding: sums.outstanding }),
    ledger: inTaka(sumsOf(entries)),
    demanded: Object.fromEntries(
      heads.map((head) => [head, taka(sumsOf(entries.filter((entry) => entry.head === head)).demanded)]),
    ),
    entries: entriesOf(entries, itsEntries),
    stays: staysOf(known, itsStays, day),
    guarantees: guaranteesOf(known, itsGuarantees, day),
    recovery: recovery
      .filter(({ date }) => (date as Day) <= day)
      .toSorted((a, b) => (a.date as Day).localeCompare(b.date as Day)),
  };
}

/** The entries with the balance after each. */
function entriesOf(ledger: readonly EntryRow[], readable: readonly WireRecord[]) {
  const byId = new Map(readable.map((record) => [record.id, record]));
  let balance = 0;
  return ledger.map((entry) => {
    const { demanded, paid, held, remitted } = sumsOf([entry]);
    balance += demanded - paid - held - remitted;
    const { id, date, kind } = entry;
    const shown = byId.get(id) ?? { byOrder: true, date, kind, amount: taka(entry.amount) };
    return { ...shown, balance: taka(balance) };
  });
}

function staysOf(known: KnownMoney, readable: readonly WireRecord[], day: Day) {
  const byId = new Map(readable.map((record) => [record.id, record]));
  const periodsOf = new Map(known.stays.map((stay) => [stay.id, stayPeriods(stay)]));
  return known.stays
    .filter(({ orderedOn }) => orderedOn <= day)
    .toSorted((a, b) => a.orderedOn.localeCompare(b.orderedOn) || a.id - b.id)
    .map(({ id, orderedOn, amount: poisha }) => {
      const record = byId.get(id);
      if (!record) return { byOrder: true, orderedOn, amount: taka(poisha ?? 0) };
      const periods = periodsOf.get(id)!;
      const extended = periodsOf.get(record.extendsId as number)?.at(-1);
      const gap = extended && periods[0] ? gapBetween(extended, periods[0]) : null;
      return { ...record, inForce: periods.some((period) => holdsOn(period, day)), periods, gap };
    });
}

function guaranteesOf(known: KnownMoney, readable: readonly WireRecord[], day: Day) {
  const byId = new Map(readable.map((record) => [record.id, record]));
  return known.guarantees
    .filter(({ issuedOn }) => issuedOn === null || issuedOn <= day)
    .toSorted((a, b) => a.id - b.id)
    .flatMap((guarantee) => {
      const secured = securedOn([guarantee], day);
      const record = byId.get(guarantee.id);
      return record ? { ...record, inForce: secured > 0, secures: taka(secured) } : [];
    });
}

/** Interest is in no total. What is not confirmed bears none. */
function interestOf(
  { money, interest }: KnownMoney,
  day: Day,
  { parts, outstanding }: { parts: Record<MoneyState, number>; outstanding: number },
) {
  if (!interest?.n || parts.NOT_CONFIRMED) return null;
  const counted = interestOn(day, money, outstanding, interest.n);
  if (!counted) return null;
  return {
    days: counted.days,
    amount: taka(counted.poisha),
    percent: interest.n,
    verified: interest.verified,
  };
}
