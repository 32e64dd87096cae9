import { sql } from 'kysely';
import { dayInDhaka, formatDay, type Day } from '../../../../domain/dates';
import { foldTerm } from '../../../../domain/folding';
import { messageText } from '../../../../domain/messages';
import type { Trx } from '../../../platform/database/schema';
import { ApiError, invalidField } from '../../../platform/http/errors';
import { edited } from '../../../platform/writes/edits';

/** Where a volume is sent, by whom, when and why. */
export interface Sending {
  to: string;
  by: string | null;
  takenBy: string | null;
  on: Day;
  purpose: string | null;
  dueBack: Day | null;
}

/** A volume that was not moved, and where it is. */
export interface KeptVolume {
  caseFilingId: number;
  nothiNumber: string;
  no: number;
  at: string | null;
  since: Day | null;
}

interface Place {
  place: string | null;
  desk: number | null;
}

/** The desk with this name in either language, by its own name; any other place as it was typed. */
export async function placeNamed(trx: Trx, typed: string | null): Promise<Place> {
  if (!typed) return { place: null, desk: null };
  const key = foldTerm(typed);
  const desk = await trx
    .selectFrom('desk')
    .select(['id', 'name'])
    .where((any) => any.or([any('nameFold', '=', key), any('nameBnFold', '=', key)]))
    .forKeyShare()
    .executeTakeFirst();
  return desk ? { place: desk.name, desk: desk.id } : { place: typed, desk: null };
}

/** The volumes of these files. A file without any has volume 1 from now on. */
export async function volumesOf(trx: Trx, caseFilingIds: readonly number[], by: number): Promise<number[]> {
  await sql`
    insert into volume (case_filing_id, no, created_by, changed_by)
    select f.id, 1, ${by}, ${by} from case_filing f
    where f.id = any(${caseFilingIds}::bigint[])
      and not exists (select from volume v where v.case_filing_id = f.id)
    order by f.id on conflict do nothing
  `.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select id from volume where case_filing_id = any(${caseFilingIds}::bigint[]) order by id
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Sends those of the volumes that are not out.
 * @returns the ids of the movements, and the volumes that are out. @throws 400 at a field
 */
export async function sendVolumes(trx: Trx, volumeIds: readonly number[], sending: Sending, by: number) {
  const { place, desk } = await placeNamed(trx, checkSending(sending).to);
  const { takenBy, on, purpose, dueBack } = sending;
  // the lock makes a second sender wait, and then see that the volume is out
  await sql`
    select from volume where id = any(${volumeIds}::bigint[]) order by id for no key update
  `.execute(trx);
  const kept = await outOf(trx, volumeIds);
  const { rows } = await sql<{ id: number }>`
    insert into movement (volume_id, case_filing_id, to_place, to_desk, by_whom, taken_by, on_day, purpose, due_back,
      created_by, changed_by)
    select v.id, v.case_filing_id, ${place}, ${desk}::bigint, ${sending.by}, ${takenBy}, ${on}::date, ${purpose},
      ${dueBack}::date, ${by}, ${by}
    from volume v where v.id = any(${volumeIds}::bigint[])
      and not exists (select from movement m where m.volume_id = v.id and m.received_on is null)
      and not exists (
        select from file_retention r where r.case_filing_id = v.case_filing_id and r.destruction_id is not null
      )
    order by v.id returning id
  `.execute(trx);
  return { sent: rows.map(({ id }) => id), kept };
}

/** @throws 400 at a field */
export function checkSending<S extends Pick<Sending, 'on' | 'dueBack'>>(sending: S): S {
  if (sending.on > dayInDhaka()) throw invalidField('on', 'notYet');
  if (sending.dueBack && sending.dueBack < sending.on) throw invalidField('dueBack', 'beforeFirstDay');
  return sending;
}

/** Those of the volumes that are out, and where, and those that were destroyed. */
async function outOf(trx: Trx, volumeIds: readonly number[]): Promise<KeptVolume[]> {
  const { rows } = await sql<KeptVolume>`
    select v.case_filing_id, f.nothi_number, v.no, coalesce(d.name, m.to_place) as at, m.on_day as since
    from volume v left join movement m on m.volume_id = v.id and m.received_on is null
    join case_filing f on f.id = v.case_filing_id left join desk d on d.id = m.to_desk
    left join file_retention r on r.case_filing_id = v.case_filing_id
    where v.id = any(${volumeIds}::bigint[]) and (m.id is not null or r.destruction_id is not null) order by v.case_filing_id, v.no
  `.execute(trx);
  return rows;
}

/** 409: the volume is out, with where it is, or was destroyed. */
export function isOut({ no, at, since }: KeptVolume): ApiError {
  if (!since) return new ApiError(409, 'fileDestroyed');
  const params = { volume: no, at: at ?? '', day: since };
  return new ApiError(409, 'volumeIsOut', {
    params,
    message: messageText('volumeIsOut', { ...params, day: formatDay(since, 'en') }),
  });
}

interface Receipt {
  on: Day;
  /** Without one it is where it was sent, if that is a desk, else where it came from. */
  at: string | null;
}

/**
 * Receives volumes that are out, by the ids of their movements, and enters the desks where they are now into the delay
 * account.
 * @throws 400 at a field; 409 for one that is received already
 */
export async function receiveMovements(trx: Trx, ids: readonly number[], { on, at }: Receipt, by: number) {
  if (on > dayInDhaka()) throw invalidField('on', 'notYet');
  const given = await placeNamed(trx, at);
  const { rows } = await sql<Out>`
    select m.id, m.volume_id, m.case_filing_id, m.on_day, m.received_on, m.to_place, m.to_desk, v.place, v.desk
    from movement m join volume v on v.id = m.volume_id
    where m.id = any(${ids}::bigint[]) order by v.id for no key update
  `.execute(trx);
  for (const { id, volumeId, caseFilingId, onDay, receivedOn, ...out } of rows) {
    if (receivedOn) throw new ApiError(409, 'movementReceived');
    if (on < onDay) throw invalidField('on', 'beforeFirstDay');
    const back = out.toDesk ? { place: out.toPlace, desk: out.toDesk } : { place: out.place, desk: out.desk };
    const { place, desk } = at ? given : back;
    await trx
      .updateTable('movement')
      .set({ receivedOn: on, receivedAt: place, receivedDesk: desk, ...edited(by) })
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('volume')
      .set({ place, desk, ...edited(by) })
      .where('id', '=', volumeId)
      .where(sql<boolean>`(place, desk) is distinct from (${place}::text, ${desk}::bigint)`)
      .execute();
    if (desk) await enterStep(trx, { caseFilingId, desk, on, by });
  }
}

interface Out extends Place {
  id: number;
  volumeId: number;
  caseFilingId: number;
  onDay: Day;
  receivedOn: Day | null;
  toPlace: string;
  toDesk: number | null;
}

interface Arrival {
  caseFilingId: number;
  desk: number;
  on: Day;
  by: number;
}

/** Adds a step to the delay account, unless the account already says where the file was on that day. */
async function enterStep(trx: Trx, { caseFilingId, desk, on, by }: Arrival): Promise<void> {
  await sql`select from case_filing where id = ${caseFilingId} for no key update`.execute(trx);
  const last = await trx
    .selectFrom('step')
    .select(['id', 'desk', 'inDay', 'outDay'])
    .where('caseFilingId', '=', caseFilingId)
    .orderBy(sql`coalesce(out_day, 'infinity')`, 'desc')
    .orderBy('inDay', 'desc')
    .executeTakeFirst();
  const isElsewhere = last && (last.inDay > on || (last.outDay ?? on) > on);
  if (isElsewhere || (last?.outDay === null && last.desk === desk)) return;
  if (last?.outDay === null)
    await trx
      .updateTable('step')
      .set({ outDay: on, ...edited(by) })
      .where('id', '=', last.id)
      .execute();
  await trx
    .insertInto('step')
    .values({ caseFilingId, desk, inDay: on, outDay: null, holder: null, createdBy: by, changedBy: by })
    .execute();
}
