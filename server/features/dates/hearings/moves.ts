import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Day } from '../../../../domain/dates';
import { isAdministrator } from '../../../../domain/roles';
import { fieldError } from '../../../../domain/validation';
import type { WireRecord } from '../../../../domain/wire';
import type { Db, Trx } from '../../../platform/database/schema';
import type { SignedInUser } from '../../../platform/http/access';
import { ApiError, invalid, notFound } from '../../../platform/http/errors';
import { matchingIds } from '../../../platform/resource/pages';
import { hearings } from './resource';
import { edited } from '../../../platform/writes/edits';
import { once, type Write } from '../../../platform/writes/idempotency';

interface Change {
  date?: Day | undefined;
  court?: string | null | undefined;
  lawOfficer?: string | null | undefined;
}

/**
 * A hearing that is not moved: its case or file number (null if it is deleted), and the reason. It has a
 * result, it would no longer be between its neighbours, it was changed since, or it no longer exists.
 */
interface Kept {
  id: number;
  name: string | null;
  why: 'hasResult' | 'outOfOrder' | 'changed' | 'gone';
}

interface Moved {
  moved: number;
  /** The id to undo the move by; null after a dry run, or when nothing was moved. */
  batch: number | null;
  kept: Kept[];
  /**
   * The fingerprint of the hearings that a dry run would move, in their present versions; absent after a real move.
   */
  preview?: string;
}

/** A requested move. `preview` is the fingerprint from the dry run that the user has seen. */
interface Move {
  filter: WireRecord;
  set: Change;
  dryRun: boolean;
  preview?: string | undefined;
}

const MOST_MOVED = 10_000;

/**
 * Moves the hearings of a checked filter to another day, or gives them another court or law officer, all in one
 * step.
 * @throws 400 if there are too many, 409 if other hearings would be moved than in the dry run.
 */
export function moveHearings(
  db: Db,
  { filter, set: change, dryRun, preview }: Move,
  user: SignedInUser,
  write: Write,
): Promise<Moved> {
  return once(db, write, async (trx) => {
    const ids = await lockHearings(trx, filter, user);
    const kept = change.date ? await unmovable(trx, ids, change.date) : [];
    const staying = new Set(kept.map(({ id }) => id));
    const movable = ids.filter((id) => !staying.has(id));
    if (dryRun) return { moved: movable.length, batch: null, kept, preview: await fingerprint(trx, movable) };
    if (preview !== undefined && preview !== (await fingerprint(trx, movable)))
      throw new ApiError(409, 'hearingsChanged');
    if (!movable.length) return { moved: 0, batch: null, kept };
    const { id: batch } = await trx
      .insertInto('hearingMove')
      .values({ byUser: write.by, undoneAt: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { numAffectedRows } = await sql`
      insert into hearing_move_item (move_id, hearing_id, was, version)
      select ${batch}, id, jsonb_build_object('date', date, 'court', court, 'lawOfficer', law_officer,
        'itemNo', item_no, 'withId', with_id), version + 1
      from hearing where id = any(${movable}::bigint[])
    `.execute(trx);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    await trx
      .updateTable('hearing')
      .set({ ...given, ...(change.date && itemsOn(change.date)), ...edited(write.by) })
      .where('id', 'in', (from) =>
        from.selectFrom('hearingMoveItem').select('hearingId').where('moveId', '=', batch),
      )
      .execute();
    return { moved: Number(numAffectedRows), batch, kept };
  });
}

/** Item numbers belong to a day's cause list, so a hearing that leaves the day loses its own. */
const itemsOn = (date: Day) => ({
  itemNo: sql<string | null>`case when date = ${date}::date then item_no end`,
  withId: sql<string | null>`case when date = ${date}::date then with_id end`,
});

/**
 * The hearings of a filter, locked with their neighbours. The filter is applied again once the locks are held,
 * since hearings may have been changed while this transaction waited.
 */
async function lockHearings(trx: Trx, filter: WireRecord, user: SignedInUser): Promise<number[]> {
  const found = await matchingIds(trx, hearings, filter, user, MOST_MOVED + 1);
  if (found.length > MOST_MOVED)
    throw invalid([fieldError('filter', 'tooManyHearings', { max: MOST_MOVED })]);
  await lockWithNeighbours(trx, found);
  return matchingIds(trx, hearings, { ...filter, id: found }, user, found.length);
}

/** A text that identifies these hearings in their present versions. */
async function fingerprint(trx: Trx, ids: number[]): Promise<string> {
  const { rows } = await sql`
    select id, version from hearing where id = any(${ids}::bigint[]) order by id
  `.execute(trx);
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

/** Locks the hearings and their neighbours, so that results and other moves of any of them wait until all are moved. */
const lockWithNeighbours = (trx: Trx, ids: readonly number[]) =>
  sql`
    select from hearing where id = any (array(
      select unnest(${ids}::bigint[])
      union select next_id from hearing where id = any(${ids}::bigint[])
      union select id from hearing where next_id = any(${ids}::bigint[])
    )) order by id for update
  `.execute(trx);

const nameOf = (hearing: string) =>
  sql`(select coalesce(p.number, f.nothi_number) from proceeding p join case_filing f on f.id = p.case_filing_id
    where p.id = ${sql.ref(`${hearing}.proceeding_id`)})`;

/**
 * The hearings that cannot move to the day: those with a result, and those that would no longer be between
 * the hearings before and after them. The latter also applies if the previous hearing moves to that day.
 */
async function unmovable(trx: Trx, ids: number[], date: Day): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select h.id, ${nameOf('h')} as name,
      case when h.result is not null then 'hasResult' else 'outOfOrder' end as why
    from hearing h left join hearing earlier on earlier.next_id = h.id left join hearing later on later.id = h.next_id
    where h.id = any(${ids}::bigint[])
      and (h.result is not null or earlier.date >= ${date}::date or later.date <= ${date}::date
        or (earlier.id = any(${ids}::bigint[]) and earlier.result is null and h.date > ${date}::date))
    order by h.id
  `.execute(trx);
  return rows;
}

/**
 * Moves hearings back, except those that were changed since, or whose neighbours were. @throws 404 for anybody but
 * the user who moved them and administrators, and if one of them is hidden from the user, whose roles may have
 * changed since; 409 if the move was undone already.
 */
export function undoMove(
  db: Db,
  batch: number,
  user: SignedInUser,
  write: Write,
): Promise<Omit<Moved, 'batch'>> {
  return once(db, write, async (trx) => {
    const move = await trx
      .selectFrom('hearingMove')
      .selectAll()
      .where('id', '=', batch)
      .forUpdate()
      .executeTakeFirst();
    if (!move || (move.byUser !== user.userId && !isAdministrator(user.roles))) throw notFound();
    const moved = await stillHearingsOf(trx, batch);
    const visible = await matchingIds(trx, hearings, { id: moved }, user, MOST_MOVED);
    if (visible.length < moved.length) throw notFound();
    if (move.undoneAt) throw new ApiError(409, 'alreadyUndone');
    await trx
      .updateTable('hearingMove')
      .set({ undoneAt: sql`now()` })
      .where('id', '=', batch)
      .execute();
    await lockWithNeighbours(trx, moved);
    const { rows } = await sql<Kept>`
      select item.hearing_id as id, ${nameOf('h')} as name,
        case when h.id is null then 'gone' when h.version <> item.version then 'changed' else 'outOfOrder' end as why
      from hearing_move_item item left join hearing h on h.id = item.hearing_id
        left join hearing earlier on earlier.next_id = h.id left join hearing later on later.id = h.next_id
      where item.move_id = ${batch} and (h.version is distinct from item.version
        or earlier.date >= (item.was ->> 'date')::date or later.date <= (item.was ->> 'date')::date)
      order by item.hearing_id
    `.execute(trx);
    const kept = rows.map(({ id }) => id);
    const { numAffectedRows } = await sql`
      update hearing set date = (was ->> 'date')::date, court = was ->> 'court', law_officer = was ->> 'lawOfficer',
        -- 1.0.0 did not keep them, since its moves left them as they were
        item_no = case when was ? 'itemNo' then was ->> 'itemNo' else item_no end,
        with_id = case when was ? 'withId' then was ->> 'withId' else with_id end,
        version = hearing.version + 1, changed_by = ${write.by}, changed_at = now()
      from hearing_move_item item
      where item.move_id = ${batch} and hearing.id = item.hearing_id and hearing.id <> all(${kept}::bigint[])
    `.execute(trx);
    return { moved: Number(numAffectedRows), kept: rows };
  });
}

/** The hearings of a move that have not been deleted since. */
async function stillHearingsOf(trx: Trx, batch: number): Promise<number[]> {
  const items = await trx
    .selectFrom('hearingMoveItem')
    .innerJoin('hearing', 'hearing.id', 'hearingId')
    .select('hearingId')
    .where('moveId', '=', batch)
    .execute();
  return items.map(({ hearingId }) => hearingId);
}
