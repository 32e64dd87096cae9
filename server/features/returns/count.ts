import { sql, type RawBuilder } from 'kysely';
import { plusDays, type Day } from '../../../domain/dates';
import type { Db, Trx } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import type { KnownMoney } from '../money/fileMoney';
import { figuresOf, own, type Counted, type Figures } from './figures';
import { addItems } from './items';
import { addIncoming, addOpening, addOutgoing, clearLines } from './lines';
import { addClosingMoney, addOpeningMoney, clearMoney } from './money';
import { findCandidates, isFirst, periodOf } from './period';

interface Asked {
  id: number;
  from: Day;
  to: Day;
  freezes: boolean;
  askedAt: string;
  askedBy: number | null;
}

/** An advisory lock, so that only one process counts at a time. */
const COUNTING = 7_325_011;

/**
 * Counts the return that was asked for, and freezes it where that was asked. It is one transaction on one state of the
 * register, so whatever ends the process leaves what was counted before.
 * @returns whether one was asked for
 */
export async function countNext(db: Db): Promise<boolean> {
  const { rows } = await sql<Asked>`
    select r.id, r.from_day as "from", r.to_day as "to", c.freezes, c.asked_at::text as asked_at, c.asked_by
    from return_count c join monthly_return r on r.id = c.return_id
    where c.asked_at is not null and r.state = 'DRAFT' order by c.asked_at limit 1
  `.execute(db);
  const [asked] = rows;
  if (!asked) return false;
  return inTransaction(db, asked.freezes ? asked.askedBy : null, async (trx) => {
    await sql`set transaction isolation level repeatable read`.execute(trx);
    const { rows: locks } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(${COUNTING}) as is_ours
    `.execute(trx);
    if (!locks[0]!.isOurs) return false;
    await sql`set local statement_timeout = 0`.execute(trx);
    await countReturn(trx, asked, progressOf(db, asked.id));
    return true;
  });
}

const progressOf = (db: Db, id: number) => (percent: number) =>
  inTransaction(db, null, (trx) =>
    sql`update return_progress set percent = ${Math.round(percent)} where return_id = ${id}`.execute(trx),
  );

/** Forgets what was touched in an office that makes no returns; the first one would count everything. */
export const forgetTouched = async (db: Db): Promise<void> =>
  void (await sql`delete from return_touched where not exists (select from monthly_return)`.execute(db));

/** Counts a return, with what is known now; `tell` is told how many percent are done. */
async function countReturn(
  trx: Trx,
  { id, from, to, freezes, askedAt }: Asked,
  tell: (percent: number) => Promise<unknown>,
): Promise<void> {
  await countLists(trx, from, to, { tell });
  await countFigures(trx, id, from);
  await sql`
    update return_count set freezes = freezes and asked_at is distinct from ${askedAt}::timestamptz,
      asked_at = nullif(asked_at, ${askedAt}::timestamptz)
    where return_id = ${id}
  `.execute(trx);
  if (freezes) await freeze(trx, id, from, sql`now()`);
}

interface Counting {
  tell?: (percent: number) => Promise<unknown>;
  /** The money of all files, where it is known already. */
  known?: ReadonlyMap<number, KnownMoney>;
}

/** Writes the lists of a return anew. */
export async function countLists(
  trx: Trx,
  from: Day,
  to: Day,
  { tell = async () => {}, known }: Counting = {},
): Promise<void> {
  const period = await periodOf(trx, from, to);
  await tell(0);
  await findCandidates(trx, period);
  await clearLines(trx, period);
  await clearMoney(trx, period);
  if (isFirst(period)) {
    await addOpening(trx, period);
    await addOpeningMoney(trx, period);
  }
  await tell(20);
  await addIncoming(trx, period);
  await addOutgoing(trx, period);
  await tell(40);
  await addClosingMoney(trx, period, (share) => tell(40 + 40 * share), known);
  await addItems(trx, period);
  // or the figures of the first return are joined as if there were no rows
  if (isFirst(period)) await sql`analyze return_line, return_money`.execute(trx);
  await tell(80);
}

/** The figures of all kinds together that the list of returns shows. */
export const inList = ['opening', 'received', 'disposed', 'closing'] as const;

/** Counts the figures of a return from its lists. */
export async function countFigures(trx: Trx, id: number, from: Day): Promise<void> {
  const { rows: before } = await sql<Figures>`
    select figures, rows from return_count c join monthly_return r on r.id = c.return_id
    where r.to_day = ${plusDays(from, -1)}::date and r.replaced_by_id is null and rows is not null
  `.execute(trx.withoutPlugins());
  const { figures, rows } = await figuresOf(trx, { from, ofReturn: null }, before[0]);
  await sql`
    update return_count set figures = ${JSON.stringify(figures)}, rows = ${JSON.stringify(rows)}, counted_at = now(),
      ${sql.join(inList.map((figure) => sql`${sql.ref(figure)} = ${figures[`${figure}.all.count`] ?? 0}`))}
    where return_id = ${id}
  `.execute(trx);
}

/**
 * Freezes a return that was counted, by SQL for the instant. What was touched until then is in its lists; what others
 * touch meanwhile is not seen by this transaction, and stays.
 */
export async function freeze(trx: Trx, id: number, from: Day, at: RawBuilder<unknown>): Promise<void> {
  await sql`delete from return_touched`.execute(trx);
  await sql`
    update monthly_return set state = 'FROZEN', frozen_at = ${at}, version = version + 1, changed_by = current_actor(),
      hash = ${await hashOf(trx, { from, ofReturn: null }, id)}, changed_at = ${at}
    where id = ${id}
  `.execute(trx);
}

/**
 * The hash of a return: over its figures, the rows that came into its lists or went out of them, and the hash of the
 * month before, so that it holds for all its lists.
 */
export async function hashOf(trx: Trx, of: Counted, id: number): Promise<string> {
  const { from } = of;
  await sql`set local datestyle = iso`.execute(trx);
  const { rows } = await sql<{ hash: string }>`
    select encode(sha256(
      convert_to(jsonb_build_array(
        ${from}::text, c.figures, (
          select hash from monthly_return
          where from_day < ${from}::date and replaced_by_id is null order by from_day desc limit 1
        )
      )::text, 'UTF8') || coalesce((
        select string_agg(sha256(convert_to(line, 'UTF8')), ''::bytea order by line) from (
          select row (source, figure, kind, record_id, case_filing_id, work_place_id, least(since, ${from}::date),
            since < ${from}::date, way_in, number, file_number, company, opened_on, amount,
            not_confirmed, stayed, not_due, appeal_time, appeal_pending, untraceable, write_off_proposed, recoverable,
            until is not distinct from ${from}::date, case when until = ${from}::date then way_out end,
            case when until = ${from}::date or source = 'item' then disposed_on end)::text as line
          from return_row
          where ${own(of)} and since <= ${from}::date
            and (since = ${from}::date or until = ${from}::date or since = ${plusDays(from, -1)}::date)
        ) as lines
      ), ''::bytea)
    ), 'hex') as hash
    from return_count c where c.return_id = ${id}
  `.execute(trx);
  return rows[0]!.hash;
}
