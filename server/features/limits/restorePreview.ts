import { type Kysely, type RawBuilder } from 'kysely';
import { calendarFields, closedDayFields, type ClosedDay } from '../../../domain/calendars';
import { ruleFields } from '../../../domain/limitation/rules';
import { may } from '../../../domain/rights';
import type { Database } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import { ApiError, notFound } from '../../platform/http/errors';
import { isVisible } from '../../platform/resource/records';
import { changes } from '../history/changes';
import { movesByCalendar, movesByClosedDays, movesByRule, type Moved } from './preview';
import { movesInFile } from './recordPreview';
import { bringBack } from '../history/bringBack';
import { recordAfter } from '../history/replay';
import { changeOf, replaceByVersion } from '../history/restore';
import { keptValues } from '../history/saveAsThen';

/**
 * The limits, in batches, that would move if a record were restored to its state after a change, or if the record that
 * the change deleted were restored. Nothing is written. @throws as restoring does.
 */
export async function* movesByRestoring(
  db: Kysely<Database>,
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
