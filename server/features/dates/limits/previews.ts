import { sql, type RawBuilder } from 'kysely';
import {
  calendarFields,
  closedDayFields,
  type ClosedDay,
  type weeklyDaysOff,
} from '../../../../domain/calendars';
import type { Fields } from '../../../../domain/fields';
import { caseFilingFields } from '../../../../domain/caseFilings';
import { caseTypes } from '../../../../domain/followOnCases';
import { ruleFields } from '../../../../domain/limitation/rules';
import { limitFields } from '../../../../domain/limits';
import { proceedingFields } from '../../../../domain/proceedings';
import { may } from '../../../../domain/rights';
import { judge } from '../../../../domain/validation';
import type { Db } from '../../../platform/database/schema';
import type { SignedInUser } from '../../../platform/http/access';
import { recordBody } from '../../../platform/http/checking';
import { ApiError, invalid, invalidField, notFound } from '../../../platform/http/errors';
import { isVisible } from '../../../platform/resource/records';
import { type NewEntries, checkNewEntries, checkRange } from '../hearings/calendars';
import {
  movesByCalendar,
  movesByClosedDays,
  movesByRule,
  type Moved,
  movesByRecord,
  movesInFile,
} from './moves';
import { checkRule } from './rules';
import { limits } from './resource';
import { proceedings, readableKinds } from '../../cases/proceedings';
import { changes } from '../../history/changes';
import { bringBack } from '../../history/bringBack';
import { recordAfter } from '../../history/keptRecords';
import { changeOf, replaceByVersion } from '../../history/restore';
import { keptValues } from '../../history/registers';

type Body = Record<string, unknown>;

/** A change before it is made: of closed days, of a rule, or of some fields of a record. */
interface ProposedChange {
  /** The values of a closed day. With an `id` that entry would be changed or, if only the id is given, deleted. */
  closedDay?: Body | undefined;
  closedDays?: NewEntries | undefined;
  rule?: Body | undefined;
  /** The id of a change whose version, or whose deleted record, would be restored. */
  restore?: number | undefined;
  register?: string | undefined;
  recordId?: number | undefined;
  /** One field, or several in `values`. */
  field?: string | undefined;
  value?: unknown;
  values?: Body | undefined;
}

const { triggerDate, copyApplied, copyReady, byCount, overrideDate } = limitFields;

/** The records whose fields start or move limits at once: tables and fields by register. */
const RECORDS: Record<string, { table: string; fields: Fields }> = {
  'case-fillings': { table: 'case_filing', fields: caseFilingFields },
  ...Object.fromEntries(caseTypes.map(({ name, table, fields }) => [name, { table, fields }])),
  proceedings: { table: 'proceeding', fields: proceedingFields },
  limits: {
    table: 'time_limit',
    fields: { triggerDate, copyApplied, copyReady, byCount, overrideDate },
  },
  calendars: { table: 'calendar', fields: calendarFields },
};

/**
 * The limits that a change would move, in batches; those of kinds that the user may not read are left out.
 * @throws 400, 404, 403 if the user may not make the change
 */
export async function* preview(
  db: Db,
  { closedDay, closedDays, rule, restore, ...record }: ProposedChange,
  user: SignedInUser,
): AsyncGenerator<Moved[]> {
  const where = [sql`l.kind = any(${readableKinds(user)}::text[])`];
  if (closedDay) {
    refuseWithout(user, 'closed-days');
    yield* movesByClosedDays(db, entriesOf(closedDay), idOf(closedDay) ?? null, where);
  } else if (closedDays) {
    refuseWithout(user, 'closed-days');
    checkNewEntries(closedDays);
    yield* movesByClosedDays(db, closedDays, null, where);
  } else if (rule) {
    refuseWithout(user, 'limitation-rules');
    const { values } = recordBody(ruleFields, 'create').parse(rule);
    checkRule(values);
    yield* movesByRule(db, { ...values, id: idOf(rule) }, where);
  } else if (restore !== undefined) {
    yield* movesByRestoring(db, restore, user, where);
  } else {
    const { register, id, table, values } = await recordChange(db, record, user);
    const reader = { by: user.userId, readable: readableKinds(user) };
    if (register !== 'calendars') yield await movesByRecord(db, { table, id, values, reader }, where);
    else if (values.daysOff) {
      const daysOff = values.daysOff as keyof typeof weeklyDaysOff;
      yield* movesByCalendar(db, { calendarId: id, daysOff }, where);
    }
  }
}

/** The table and the checked values of a changed record. @throws 400, 403, 404 */
async function recordChange(
  db: Db,
  { register = '', recordId: id = 0, field, value = null, values }: ProposedChange,
  user: SignedInUser,
) {
  const named = Object.hasOwn(RECORDS, register) ? RECORDS[register]! : null;
  if (!named) throw invalidField('register', 'notAChoice');
  refuseWithout(user, register);
  const sent = Object.entries(values ?? { [field ?? '']: value });
  const checked = sent.map(([name, each]): [string, unknown] => [
    name,
    checkedValue(named.fields, name, each, values ? `values.${name}` : 'value'),
  ]);
  const resource = register === 'limits' ? limits : register === 'proceedings' ? proceedings : null;
  if (resource && !(await isVisible(db, resource, id, user))) throw new ApiError(404, 'notFound');
  return { register, id, table: named.table, values: Object.fromEntries(checked) };
}

/** @throws 400 at `place` for an invalid value, and at `field` for an unknown field. */
function checkedValue(fields: Fields, name: string, value: unknown, place: string): unknown {
  const field = Object.hasOwn(fields, name) ? fields[name]! : null;
  if (!field) throw invalidField('field', 'notAChoice');
  const { value: stored, errors } = judge({ [place]: field }, 'edit', { [place]: value })[place]!;
  if (errors.length) throw invalid(errors);
  return stored;
}

function refuseWithout({ roles }: SignedInUser, register: string): void {
  if (!may(roles, 'edit', register)) throw new ApiError(403, 'notAllowed');
}

const idOf = ({ id }: Body) => (Number.isSafeInteger(id) ? (id as number) : undefined);

function entriesOf(sent: Body): NewEntries {
  if ('id' in sent && !('from' in sent)) return { calendarIds: [], days: [] };
  const { values } = recordBody(closedDayFields, 'create').parse(sent);
  const { calendarId, ...day } = values;
  checkRange(day as ClosedDay);
  return { calendarIds: [calendarId!], days: [day as ClosedDay] };
}

/**
 * The limits, in batches, that would move if a record were restored to its state after a change, or if the record that
 * the change deleted were restored. Nothing is written. @throws as restoring does.
 */
async function* movesByRestoring(
  db: Db,
  changeId: number,
  user: SignedInUser,
  where: readonly RawBuilder<unknown>[],
): AsyncGenerator<Moved[]> {
  if (!(await isVisible(db, changes, changeId, user))) throw notFound();
  const { register, id, caseFilingId, was, isGone } = await changeOf(db, changeId);
  const kept = isGone ? was : await recordAfter(db, changeId);
  if (!kept) throw notFound();
  const isAllowed = isGone ? may(user.roles, 'restore', 'deleted') : may(user.roles, 'edit', register.name);
  if (!isAllowed) throw new ApiError(403, 'notAllowed');
  switch (register.name) {
    case 'closed-days': {
      const { calendarId, ...day } = keptValues(register, closedDayFields, kept);
      const entries = { calendarIds: [calendarId!], days: [day as ClosedDay] };
      return yield* movesByClosedDays(db, entries, isGone ? null : id, where);
    }
    case 'limitation-rules': {
      const rule = keptValues(register, ruleFields, kept);
      return yield* movesByRule(db, { ...rule, ...(!isGone && { id }) }, where);
    }
    case 'calendars': {
      const { daysOff } = keptValues(register, calendarFields, kept);
      return yield* movesByCalendar(db, { calendarId: id, daysOff: daysOff! }, where);
    }
    default:
      if (caseFilingId === null) return;
      yield await movesInFile(db, { by: user.userId, via: 'restore' }, caseFilingId, where, (trx) =>
        isGone
          ? bringBack(trx, { register, id, was: kept, changeId }, user.userId)
          : replaceByVersion(trx, changeId, user, null),
      );
  }
}
