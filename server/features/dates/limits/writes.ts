import { sql, type Selectable } from 'kysely';
import { dayInDhaka, type Day } from '../../../../domain/dates';
import type { Values } from '../../../../domain/fields';
import { limitCodes } from '../../../../domain/limitation/codes';
import { lastOpen, type Limit } from '../../../../domain/limitation/count';
import { ruleApplies } from '../../../../domain/limitation/rules';
import { openStates, type LimitState, type limitFields, type Side } from '../../../../domain/limits';
import type { LimitTable } from '../../../platform/database/hearingSchema';
import type { Trx } from '../../../platform/database/schema';
import { ApiError, invalidField } from '../../../platform/http/errors';
import { saveChanged } from '../../../platform/writes/edits';
import { counted, openDaysIn, type Countable } from './counting';

type Entered = Values<typeof limitFields>;
type Stored = Selectable<LimitTable>;

/**
 * Adds a limit set by hand, or the limit that a rule gives for an order. If that limit already exists and
 * waits for the day that it runs from, the sent dates start it.
 * @returns its id. @throws 400 at a field, 409 if the order has a limit of this code that has ended or has
 * other dates.
 */
export async function createLimit(trx: Trx, values: Entered, by: number): Promise<number> {
  const existing = values.code === null ? undefined : await startedAs(trx, values);
  if (existing) {
    const given = Object.entries(values).filter(([, value]) => value !== null);
    // somebody else may have entered another day at the same time
    const isOther = given.some(([name, value]) => {
      const present = existing[name as keyof Stored] ?? null;
      return present !== null && present !== value;
    });
    if (isOther) throw new ApiError(409, 'limitExists');
    const state = existing.ended ?? 'WAITING';
    await saveLimit(trx, existing.id, { ...entered(existing), state, ...Object.fromEntries(given) }, by);
    return existing.id;
  }
  checkEntered(values);
  const end = endOf(values, null);
  const row = { ...(await rowOf(trx, values, null)), ...end };
  const { id } = await trx
    .insertInto('timeLimit')
    .values({ ...row, proceedingId: values.proceedingId!, createdBy: by, changedBy: by } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await settle(trx, values.proceedingId!);
  return id;
}

/** Lets the database start or end a proceeding's limits, because a case that challenges its order may exist already. */
const settle = (trx: Trx, proceedingId: number) => sql`select settle_limits(${proceedingId})`.execute(trx);

/** The order's limit of this code, if any. @throws 409 if it has ended. */
async function startedAs(trx: Trx, { proceedingId, code }: Entered): Promise<Stored | undefined> {
  const found = await trx
    .selectFrom('timeLimit')
    .selectAll()
    .where('proceedingId', '=', proceedingId!)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (found?.ended) throw new ApiError(409, 'limitExists');
  return found;
}

/**
 * Saves the entered fields of a limit that the caller has locked, and counts the limit again. A limit that is
 * done keeps its dates unless a value that they depend on is changed. @throws 400 at a field.
 */
export async function saveLimit(trx: Trx, id: number, values: Entered, by: number): Promise<void> {
  const stored = await trx.selectFrom('timeLimit').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (values.proceedingId !== stored.proceedingId) throw invalidField('proceedingId', 'limitFixed');
  if ((values.code === null) !== (stored.code === null)) throw invalidField('code', 'limitFixed');
  checkEntered(values);
  const end = endOf(values, stored);
  const isRecounted =
    end.ended === null ||
    (['code', 'triggerDate', 'copyApplied', 'copyReady', 'byCount'] as const).some(
      (name) => values[name] !== stored[name],
    );
  const row = isRecounted ? await rowOf(trx, values, stored) : enteredRow(values);
  await saveChanged(trx, 'time_limit', id, { ...row, ...end }, by);
  const isReopened = stored.ended !== null && end.ended === null;
  if (values.code !== stored.code || isReopened) await settle(trx, stored.proceedingId);
}

/** The entered fields of a stored limit. */
export const entered = (stored: Stored): Omit<Entered, 'state'> => ({
  proceedingId: stored.proceedingId,
  code: stored.code,
  name: stored.name,
  triggerDate: stored.triggerDate,
  copyApplied: stored.copyApplied,
  copyReady: stored.copyReady,
  byCount: stored.byCount,
  overrideDate: stored.overrideDate,
  overrideReason: stored.overrideReason,
  doneOn: stored.doneOn,
  doneById: stored.doneById,
  doneMemo: stored.doneMemo,
  reason: stored.reason,
  responsibleId: stored.responsibleId,
});

function checkEntered({ code, name, byCount, copyApplied, copyReady, ...values }: Entered): void {
  if (code === null && !name) throw invalidField('name', 'nameRequired');
  if (code === null && !byCount) throw invalidField('byCount', 'fieldRequired');
  if (copyReady && !copyApplied) throw invalidField('copyApplied', 'fieldRequired');
  if (copyApplied && copyReady && copyReady < copyApplied)
    throw invalidField('copyReady', 'readyBeforeApplied');
  if (values.overrideDate && !values.overrideReason) throw invalidField('overrideReason', 'fieldRequired');
  if (values.doneOn && values.doneOn > dayInDhaka()) throw invalidField('doneOn', 'notYet');
}

interface End {
  ended: 'DONE' | 'NOT_NEEDED' | 'STOPPED' | null;
  doneOn: Day | null;
  doneById: number | null;
  doneMemo: string | null;
  endedByHand: boolean | null;
}

const NOT_DONE = { doneOn: null, doneById: null, doneMemo: null };

/** How a limit with these values has ended, and whether an officer has ended it. @throws 400 at a field. */
function endOf(values: Entered, stored: Stored | null): End {
  const end = endSent(values, stored);
  const isSame = (['ended', 'doneOn', 'doneById'] as const).every((name) => end[name] === stored?.[name]);
  if (end.ended === null) return { ...end, endedByHand: null };
  return { ...end, endedByHand: isSame ? (stored?.endedByHand ?? null) : true };
}

/**
 * The end that the sent values state, by the state or by the day on which the filing was done. @throws 400 at a
 * field.
 */
function endSent(
  { state, reason, doneOn, doneById, doneMemo }: Entered,
  stored: Stored | null,
): Omit<End, 'endedByHand'> {
  if (state === 'NOT_NEEDED' || state === 'STOPPED') {
    if (!reason && stored?.ended !== state) throw invalidField('reason', 'fieldRequired');
    return { ended: state, ...NOT_DONE };
  }
  const isReopened = stored?.ended === 'DONE' && openStates.includes(state as LimitState);
  if (isReopened) return { ended: null, ...NOT_DONE };
  if (state === 'DONE' && !doneOn) throw invalidField('doneOn', 'fieldRequired');
  return doneOn ? { ended: 'DONE', doneOn, doneById, doneMemo } : { ended: null, ...NOT_DONE };
}

/**
 * The columns with the entered values. A limit by a rule takes its names from the rule, so they are not stored
 * again.
 */
const enteredRow = ({ code, name, ...values }: Entered) => {
  const { proceedingId: _fixed, state: _derived, byCount: _counted, ...stored } = values;
  return { ...stored, name: code === null ? name : null };
};

/** The columns to store for entered values, with the counted dates. */
async function rowOf(trx: Trx, values: Entered, stored: Stored | null) {
  const openDays = openDaysIn(trx);
  if (values.code === null) {
    const byCount = values.byCount!;
    const aimFor = lastOpen(byCount, await openDays('OFFICE'));
    const steps = json([{ is: 'byHand', day: byCount }]);
    return { ...enteredRow(values), byCount, mayFile: byCount, aimFor, extended: null, steps };
  }
  const rule = await ruleFor(trx, values.proceedingId!, values.code, values.triggerDate);
  const { id, side, orderDate, runsFrom, order, appliesTo, ...counting } = rule;
  if (values.code !== stored?.code && !ruleApplies(appliesTo, order))
    throw invalidField('code', 'otherOrders');
  // the order may have got another date while the limit was ended
  const isOfOrder = stored?.triggerDate === stored?.orderDate && values.triggerDate === stored?.triggerDate;
  const triggerDate = isOfOrder ? (runsFrom ?? values.triggerDate) : (values.triggerDate ?? runsFrom);
  checkDays({ ...values, triggerDate }, stored, rule);
  const row = { ...enteredRow({ ...values, triggerDate }), code: values.code, ruleId: id, side, orderDate };
  const copy = { copyApplied: values.copyApplied, copyReady: values.copyReady };
  if (!triggerDate) return { ...row, ...NO_DATES };
  return {
    ...row,
    ...columnsOf(await counted({ ...counting, code: values.code, triggerDate, ...copy }, openDays)),
  };
}

/**
 * Refuses impossible dates, because a limit counted from such a date would look as reliable as any other.
 * Stored values may stay.
 * @throws 400 at a field.
 */
function checkDays(values: Entered, stored: Stored | null, { trigger, order }: RuleOfOrder): void {
  const { code, triggerDate, copyApplied, overrideDate } = values;
  const isNew = (name: 'triggerDate' | 'copyApplied' | 'copyReady' | 'overrideDate') =>
    values[name] !== (stored?.[name] ?? null);
  const today = dayInDhaka();
  for (const name of ['triggerDate', 'copyApplied', 'copyReady'] as const) {
    if (isNew(name) && values[name]! > today) throw invalidField(name, 'notYet');
  }
  const isOfOrder = ['COMMUNICATION', 'RECEIPT'].includes(trigger) && !limitCodes[code!]?.isBeforeOrder;
  if (isOfOrder && isNew('triggerDate') && triggerDate && order.decidedOn && triggerDate < order.decidedOn)
    throw invalidField('triggerDate', 'beforeOrder');
  const isPair = isNew('triggerDate') || isNew('copyApplied');
  if (isPair && triggerDate && copyApplied && copyApplied < triggerDate)
    throw invalidField('copyApplied', 'copyBeforeTrigger');
  if (isNew('overrideDate') && overrideDate && triggerDate && overrideDate < triggerDate)
    throw invalidField('overrideDate', 'beforeFirstDay');
}

const json = (steps: unknown) => JSON.stringify(steps);

const columnsOf = ({ steps, ...dates }: Limit) => ({ ...dates, steps: json(steps), needsCount: false });

const NO_DATES = { byCount: null, mayFile: null, aimFor: null, extended: null, steps: json([]) };

interface RuleOfOrder extends Omit<Countable, 'code' | 'triggerDate' | 'copyApplied' | 'copyReady'> {
  side: Side;
  orderDate: Day | null;
  /** The day of the order, if the rule counts from that day. */
  runsFrom: Day | null;
  order: { kind: string; outcome: string | null; decidedOn: Day | null };
  appliesTo: { kind: string | null; outcome: string | null };
}

/** The version of a rule that applies on the order's date. @throws 400 where there is none. */
async function ruleFor(
  trx: Trx,
  proceedingId: number,
  code: string,
  triggerDate: Day | null,
): Promise<RuleOfOrder> {
  const { rows } = await sql<RuleOfOrder>`
    select r.id, r.trigger, r.n, r.unit, r.extension_n, r.extension_unit, r.copy_excluded, r.rolls,
      limit_side(p.outcome, r.side) as side, day.order_date,
      case when r.trigger in ('ISSUE', 'JUDGMENT') then p.decided_on end as runs_from,
      jsonb_build_object('kind', p.kind, 'outcome', p.outcome, 'decidedOn', p.decided_on) as "order",
      jsonb_build_object('kind', r.kind, 'outcome', r.outcome) as applies_to
    from proceeding p
    cross join lateral (
      select coalesce(p.decided_on, ${triggerDate}::date, (now() at time zone 'Asia/Dhaka')::date) as order_date
    ) as day
    join limitation_rule r on r.id = limitation_rule_on(${code}, day.order_date)
    where p.id = ${proceedingId}
  `.execute(trx);
  if (!rows[0]) throw invalidField('code', 'noRule');
  return rows[0];
}
