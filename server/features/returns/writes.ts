import { sql } from 'kysely';
import { dayInDhaka, plusMonths, type Day } from '../../../domain/dates';
import { formatMonth } from '../../../domain/months';
import { isWholeMonth, type ReturnState } from '../../../domain/returns/records';
import type { Trx } from '../../platform/database/schema';
import { ApiError, invalidField } from '../../platform/http/errors';
import { lockRecord } from '../../platform/writes/edits';

/** Only one person at a time begins, freezes or opens a return. */
const changing = (trx: Trx) => sql`select pg_advisory_xact_lock(7325012)`.execute(trx);

interface Known {
  id: number;
  from: Day;
  to: Day;
  state: ReturnState;
}

/** The returns in force, the newest first. */
async function inForce(trx: Trx): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select id, from_day as "from", to_day as "to", state from monthly_return
    where replaced_by_id is null order by from_day desc
  `.execute(trx);
  return rows;
}

/**
 * Makes the return of a month, or takes the one that is not frozen yet, and asks for its count.
 * @returns its id
 * @throws 400 if it is no whole month that has begun; 409 if another month comes first
 */
export async function beginReturn(trx: Trx, from: Day, to: Day, by: number): Promise<number> {
  if (!isWholeMonth(from, to)) throw invalidField('to', 'notAWholeMonth');
  if (from > dayInDhaka()) throw invalidField('from', 'notYet');
  await changing(trx);
  const [newest, before] = await inForce(trx);
  const frozen = newest?.state === 'FROZEN' ? newest : before;
  const draft = newest?.state === 'DRAFT' ? newest : undefined;
  const next = draft && frozen ? draft.from : frozen && plusMonths(frozen.from, 1);
  if (next && next !== from)
    throw new ApiError(409, 'notNextMonth', { params: { month: formatMonth(next.slice(0, 7), 'en') } });
  // as long as nothing is frozen, the first return may still be of another month
  const { rows } = draft
    ? await sql<{ id: number }>`
        update monthly_return set from_day = ${from}::date, to_day = ${to}::date, version = version + 1,
          changed_by = current_actor(), changed_at = now()
        where id = ${draft.id} and from_day <> ${from}::date returning id
      `.execute(trx)
    : await sql<{ id: number }>`
        insert into monthly_return (from_day, to_day, created_by, changed_by)
        values (${from}::date, ${to}::date, current_actor(), current_actor()) returning id
      `.execute(trx);
  const id = rows[0]?.id ?? draft!.id;
  await askForCount(trx, id, by, false);
  return id;
}

async function askForCount(trx: Trx, id: number, by: number, freezes: boolean): Promise<void> {
  await sql`
    insert into return_count (return_id, asked_at, asked_by, freezes)
    values (${id}, clock_timestamp(), ${by}, ${freezes})
    on conflict (return_id) do update set asked_at = clock_timestamp(), asked_by = ${by},
      freezes = return_count.freezes or ${freezes}
  `.execute(trx);
  await sql`
    insert into return_progress (return_id, percent) values (${id}, 0)
    on conflict (return_id) do update set percent = 0
  `.execute(trx);
}

async function lockReturn(trx: Trx, id: number, version: number | null): Promise<Known> {
  await changing(trx);
  await lockRecord(trx, 'monthlyReturn', id, version);
  const { rows } = await sql<Known>`
    select id, from_day as "from", to_day as "to", state from monthly_return where id = ${id}
  `.execute(trx);
  return rows[0]!;
}

/** Who signed a return, and the letter with which it was sent. */
interface Signed {
  signedBy: string | null;
  memo: string | null;
  date: Day | null;
}

/**
 * Enters who signed a return, and asks that it be counted for the last time and frozen.
 * @throws 409 if its month is not over, if it is frozen, or if another administrator has to approve it
 */
export async function freezeReturn(
  trx: Trx,
  id: number,
  { signedBy, memo, date }: Signed,
  by: number,
  version: number | null,
): Promise<void> {
  const { to, state } = await lockReturn(trx, id, version);
  if (state === 'FROZEN') throw new ApiError(409, 'isFrozen');
  if (dayInDhaka() <= to) throw new ApiError(409, 'monthNotOver');
  const { rows } = await sql<{ isLacking: boolean }>`select lacks_approval() as is_lacking`.execute(trx);
  if (rows[0]!.isLacking) throw new ApiError(409, 'needsApproval');
  await sql`
    update monthly_return set signed_by = ${signedBy}, memo = ${memo}, date = ${date}::date, version = version + 1,
      changed_by = current_actor(), changed_at = now()
    where id = ${id}
  `.execute(trx);
  await askForCount(trx, id, by, true);
}

/**
 * Opens the newest return again: it stays as it was sent, with a copy of its lists, and a new edition takes its place.
 * @returns the id of the new edition
 * @throws 409 if it is not the newest frozen return
 */
export async function unfreezeReturn(
  trx: Trx,
  id: number,
  reason: string,
  by: number,
  version: number | null,
): Promise<number> {
  const { from, state } = await lockReturn(trx, id, version);
  const [newest] = await inForce(trx);
  if (state !== 'FROZEN' || newest?.id !== id) throw new ApiError(409, 'notNewestReturn');
  for (const [table, columns] of Object.entries(COPIED)) {
    await sql`
      insert into ${sql.table(table)} (of_return, ${sql.raw(columns)}) select ${id}, ${sql.raw(columns)}
      from ${sql.table(table)} where of_return is null and ${
        table === 'return_item' ? sql`(since = ${from}::date or kind = 'guarantees')` : sql`true`
      } and (until is null or until = ${from}::date)
    `.execute(trx);
  }
  const { rows } = await sql<{ id: number }>`
    insert into monthly_return (from_day, to_day, edition, reason, created_by, changed_by)
    select from_day, to_day, edition + 1, ${reason}, current_actor(), current_actor()
    from monthly_return where id = ${id} returning id
  `.execute(trx);
  await sql`
    update monthly_return set replaced_by_id = ${rows[0]!.id}, version = version + 1, changed_by = current_actor(),
      changed_at = now()
    where id = ${id}
  `.execute(trx);
  await askForCount(trx, rows[0]!.id, by, false);
  return rows[0]!.id;
}

const NAMED = 'number, file_number, company, opened_on, disposed_on';
const STATES =
  'not_confirmed, stayed, not_due, appeal_time, appeal_pending, untraceable, write_off_proposed, recoverable';

/** The columns of the lists that a copy has too. */
const COPIED = {
  return_line: `proceeding_id, kind, record_id, case_filing_id, work_place_id, since, until, way_in, way_out, ${NAMED}`,
  return_money: `case_filing_id, work_place_id, since, until, outstanding, overpaid, ${STATES}, file_number, company`,
  return_item: `since, until, figure, kind, record_id, case_filing_id, work_place_id, amount, ${NAMED}`,
};
