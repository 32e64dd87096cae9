import { sql, type Insertable, type Selectable } from 'kysely';
import { dayInDhaka, type Day } from '../../../../domain/dates';
import type { Values } from '../../../../domain/fields';
import type { HearingResult, hearingFields } from '../../../../domain/hearings';
import { entersDecision } from '../../../../domain/proceedings';
import { may } from '../../../../domain/rights';
import type { HearingTable } from '../../../platform/database/hearingSchema';
import type { Trx } from '../../../platform/database/schema';
import type { SignedInUser } from '../../../platform/http/access';
import { ApiError, invalidField } from '../../../platform/http/errors';
import { edited, saveChanged } from '../../../platform/writes/edits';

type Hearing = Selectable<HearingTable>;

/**
 * Refuses a result of a future hearing, and a day that is not between the previous and the next hearing. @throws
 * 400 at the field; the day's field is called `dayField`.
 */
export async function checkHearing(
  trx: Trx,
  { date, result }: Pick<Values<typeof hearingFields>, 'date' | 'result'>,
  stored?: Hearing,
  dayField = 'date',
): Promise<void> {
  if (result && date! > dayInDhaka()) throw invalidField('result', 'hearingAhead');
  if (!stored || stored.date === date) return;
  // locked, so that a neighbour that is moved meanwhile is compared with its new date
  const neighbours = await trx
    .selectFrom('hearing')
    .select(['id', 'date'])
    .where((where) => where.or([where('nextId', '=', stored.id), where('id', '=', stored.nextId)]))
    .orderBy('id')
    .forShare()
    .execute();
  const isInOrder = neighbours.every(({ id, date: day }) =>
    id === stored.nextId ? date! < day : day < date!,
  );
  if (!isInOrder) throw invalidField(dayField, 'nextNotAfter');
}

/** Adds hearings. @returns their ids. */
export async function addHearings(
  trx: Trx,
  hearings: readonly Omit<Insertable<HearingTable>, 'createdBy' | 'changedBy'>[],
  by: number,
): Promise<number[]> {
  if (!hearings.length) return [];
  const rows = hearings.map((hearing) => ({ ...hearing, createdBy: by, changedBy: by }));
  const added = await trx.insertInto('hearing').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}

/** Removes a hearing and links the previous hearing to the next one. */
export async function removeHearing(trx: Trx, id: number, { userId }: { userId: number }): Promise<void> {
  const { nextId } = await trx
    .selectFrom('hearing')
    .select('nextId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // unlinked first, since a hearing may follow only one other hearing
  await trx.updateTable('hearing').set({ nextId: null }).where('id', '=', id).execute();
  await trx
    .updateTable('hearing')
    .set({ nextId, ...edited(userId) })
    .where('nextId', '=', id)
    .execute();
  await trx.deleteFrom('hearing').where('id', '=', id).execute();
}

interface Result {
  result: HearingResult | null;
  /** Undefined leaves the note as it is. */
  resultNote?: string | null | undefined;
  /** The next hearing; null if its date is not fixed; undefined leaves it as it is. */
  next?: Next | null | undefined;
  /** The day of the decision; ignored if the case's own form has a field for it. Undefined leaves it as it is. */
  decidedOn?: Day | null | undefined;
}

interface Next {
  date: Day;
  time?: string | null | undefined;
  court?: string | null | undefined;
  lawOfficer?: string | null | undefined;
  purpose?: Hearing['purpose'] | undefined;
}

/**
 * Enters or corrects the result of a hearing that the caller has locked, and with it the next hearing.
 * @returns the id of the next hearing. @throws 400 at a field, 403 for a day of decision of a case that the user
 * may not edit.
 */
export async function enterResult(
  trx: Trx,
  id: number,
  { result, resultNote, next, decidedOn }: Result,
  { userId: by, roles }: SignedInUser,
): Promise<number | null> {
  const hearing = await trx.selectFrom('hearing').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await checkHearing(trx, { date: hearing.date, result });
  const nextId = next === undefined ? hearing.nextId : await follow(trx, hearing, next, by);
  await trx
    .updateTable('hearing')
    .set({ result, ...(resultNote !== undefined && { resultNote }), nextId, ...edited(by) })
    .where('id', '=', id)
    .execute();
  if (decidedOn !== undefined && entersDecision(hearing.kind)) {
    if (!may(roles, 'edit', hearing.kind)) throw new ApiError(403, 'notAllowed');
    await saveChanged(trx, 'proceeding', hearing.proceedingId, { decidedOn }, by);
  }
  return nextId;
}

/**
 * Makes, links, moves or removes the next hearing. A hearing that this result did not make is only linked: it is
 * neither moved nor removed by it. @returns the id of the next hearing
 */
async function follow(trx: Trx, hearing: Hearing, next: Next | null, by: number): Promise<number | null> {
  const linked = hearing.nextId === null ? undefined : await lockHearing(trx, hearing.nextId);
  if (linked?.result && linked.date !== next?.date) throw invalidField('next', 'nextHasResult');
  const made = linked && (await isMadeBy(trx, hearing.id, linked.id)) ? linked : undefined;
  if (!next) {
    if (made && isPlain(made)) await removeHearing(trx, made.id, { userId: by });
    return null;
  }
  if (next.date <= hearing.date) throw invalidField('next.date', 'nextNotAfter');
  const found = linked?.date === next.date ? linked : await onDay(trx, hearing, next.date);
  const spare = made && found && made !== found && isPlain(made) ? made : undefined;
  if (spare) await removeHearing(trx, spare.id, { userId: by });
  const kept = spare ? found : (made ?? found);
  if (!kept) return makeNext(trx, hearing, next, by);
  await checkHearing(trx, { date: next.date, result: null }, kept, 'next.date');
  // what the result leaves empty does not empty what others entered
  const isGiven = (value: unknown) => value !== undefined && (kept === made || value !== null);
  await trx
    .updateTable('hearing')
    .set({
      time: kept.time ?? spare?.time ?? null,
      purpose: kept.purpose ?? spare?.purpose ?? null,
      // item numbers belong to the list of the former day
      ...(kept.date !== next.date && { itemNo: null, withId: null }),
      ...Object.fromEntries(Object.entries(next).filter(([, value]) => isGiven(value))),
      ...edited(by),
    })
    .where('id', '=', kept.id)
    .execute();
  return kept.id;
}

async function makeNext(trx: Trx, hearing: Hearing, next: Next, by: number): Promise<number> {
  const { court, lawOfficer, proceedingId } = hearing;
  const given = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
  const [id] = await addHearings(
    trx,
    [{ court, lawOfficer, purpose: null, ...given, proceedingId } as never],
    by,
  );
  return id!;
}

/** Whether a result of the first hearing made the second one: it was entered in the transaction that linked it. */
async function isMadeBy(trx: Trx, id: number, nextId: number): Promise<boolean> {
  const { rows } = await sql`
    select from change made join change link on link.tx = made.tx
    where made.register = 'hearings' and made.record_id = ${nextId} and made.action = 'create'
      and link.register = 'hearings' and link.record_id = ${id} and (link.became ->> 'next_id')::bigint = ${nextId}
    limit 1
  `.execute(trx);
  return rows.length > 0;
}

/** Whether nothing that others entered is lost when the hearing is deleted. */
const isPlain = ({ origin, result, note, itemNo, withId, nextId }: Hearing) =>
  origin === 'own' && [result, note, itemNo, withId, nextId].every((value) => value === null);

const lockHearing = (trx: Trx, id: number): Promise<Hearing | undefined> =>
  trx.selectFrom('hearing').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/**
 * Another hearing of the same proceeding on that day which is not linked to a previous one, for example a
 * hearing date of the case's form.
 */
const onDay = (trx: Trx, { id, proceedingId }: Hearing, day: Day): Promise<Hearing | undefined> =>
  trx
    .selectFrom('hearing')
    .selectAll()
    .where('proceedingId', '=', proceedingId)
    .where('date', '=', day)
    .where('id', '<>', id)
    .where(sql<boolean>`not exists (select from hearing earlier where earlier.next_id = hearing.id)`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
