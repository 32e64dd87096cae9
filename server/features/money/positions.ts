import { sql } from 'kysely';
import { dayInDhaka, type Day } from '../../../domain/dates';
import { changesOn, moneyStates, positionOn, sameSince, type Position } from '../../../domain/money/position';
import { prepared } from '../../platform/database/preparedStatements';
import type { Db, Trx } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { moneyOf, type KnownMoney } from './fileMoney';

/** The columns of `money_position` with amounts: those of a whole position, and one for each state. */
const wholes = ['outstanding', 'overpaid', 'held', 'secured', 'encashable'] as const;
export const positionColumns = [...wholes, ...moneyStates.map((state) => state.toLowerCase())];

const amountsOf = (position: Position): Record<string, number> => ({
  ...Object.fromEntries(wholes.map((name) => [name, position[name]])),
  ...Object.fromEntries(moneyStates.map((state) => [state.toLowerCase(), position.parts[state]])),
});

/** A file's position as it is stored: amounts in poisha by column, and from which to which day it is the same. */
const storedOn = ({ money, rules }: KnownMoney, day: Day) => ({
  ...amountsOf(positionOn(money, day, rules)),
  changesOn: changesOn(money, day, rules),
  sameSince: sameSince(money, day, rules),
});

/** The most files that a request counts; no request touches as many. A job counts the rest. */
const AT_ONCE = 200;
const BATCH = 2000;

const markedByThis = prepared<{ id: number }>(
  'markedPositions',
  `select case_filing_id as id from money_position where needs_count and marked_at = now() limit ${AT_ONCE}`,
);

/**
 * Counts the positions of files whose records this transaction has changed. Their rows are locked since then, so
 * whoever changes the same file at the same time counts afterwards.
 */
export async function settlePositions(trx: Trx): Promise<void> {
  await count(trx, await markedByThis(trx, []), dayInDhaka());
}

/**
 * Counts the next positions that are marked, that change today by themselves, or that a changed calendar or rule may
 * move. Each batch is one transaction, so whatever ends the process leaves nothing half moved.
 * @returns whether there were any.
 */
export const countNext = (db: Db, today = dayInDhaka()): Promise<boolean> =>
  inTransaction(db, null, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    const found = [
      await locked(trx, sql`needs_count order by marked_at, case_filing_id`),
      await locked(
        trx,
        sql`changes_on <= ${today}::date and not needs_count order by changes_on, case_filing_id`,
      ),
    ].flat();
    if (found.length) {
      await followCalendar(trx, await count(trx, found, today));
      return true;
    }
    return recountNext(trx, today);
  });

const locked = async (trx: Trx, which: ReturnType<typeof sql>) =>
  (
    await sql<{ id: number }>`
      select case_filing_id as id from money_position where ${which} limit ${BATCH} for update skip locked
    `.execute(trx)
  ).rows;

/** Takes the next batch of the oldest scope that no other process works on. */
async function recountNext(trx: Trx, today: Day): Promise<boolean> {
  const scope = await trx
    .selectFrom('moneyRecount')
    .selectAll()
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!scope) return false;
  const { rows } = await sql<{ id: number }>`
    select case_filing_id as id from money_position
    where case_filing_id > ${scope.doneTo} and (
      changes_on between ${scope.changesFrom}::date and ${scope.changesTo}::date
      or counted_on >= ${scope.countedSince}::date or ${scope.isHeld}::boolean and (held > 0 or appeal_pending > 0)
    )
    order by case_filing_id limit ${BATCH} for update
  `.execute(trx);
  await followCalendar(trx, await count(trx, rows, today));
  const own = trx.updateTable('moneyRecount').where('id', '=', scope.id);
  if (rows.length === BATCH) await own.set({ doneTo: rows.at(-1)!.id }).execute();
  else await trx.deleteFrom('moneyRecount').where('id', '=', scope.id).execute();
  return true;
}

async function count(trx: Trx, rows: readonly { id: number }[], today: Day) {
  const known = await moneyOf(
    trx,
    rows.map(({ id }) => id),
  );
  if (known.size) {
    const positions = [...known].map(([id, money]) => ({ id, ...storedOn(money, today) }));
    await storePositions(trx, [JSON.stringify(positions), today]);
  }
  return known;
}

const storePositions = prepared(
  'storePositions',
  `update money_position p
  set (${positionColumns.join(', ')}) = row (${positionColumns.map((name) => `c.${name} / 100`).join(', ')}),
    changes_on = c."changesOn", same_since = c."sameSince", counted_on = $2::date, needs_count = false
  from jsonb_to_recordset($1::jsonb) as c (
    id bigint, "changesOn" date, "sameSince" date, ${positionColumns.map((name) => `${name} numeric`).join(', ')}
  )
  where p.case_filing_id = c.id and (p.needs_count or p.changes_on <= $2::date
    or (p.changes_on, p.same_since, ${positionColumns.map((name) => `p.${name}`).join(', ')})
      is distinct from (c."changesOn", c."sameSince", ${positionColumns.map((name) => `c.${name} / 100`).join(', ')}))`,
);

/** Stores the days for conditions of stays that a changed calendar has moved. */
async function followCalendar(trx: Trx, known: ReadonlyMap<number, KnownMoney>): Promise<void> {
  const moved = [...known.values()].flatMap(({ movedConditions }) => movedConditions);
  if (!moved.length) return;
  await sql`
    update stay s set condition_due_on = c."dueOn"
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as c (id bigint, "dueOn" date) where s.id = c.id
  `.execute(trx);
}

/** A position that differs from what the records of the file result in. */
interface PositionDrift {
  caseFilingId: number;
  /** The names of the differing columns; `missing` where there is no position. */
  differs: string[];
}

type Stored = { id: number; changesOn: Day | null; sameSince: Day | null; isStored: boolean } & Record<
  string,
  number
>;

const settledAfter = prepared<Stored>(
  'settledPositions',
  `select f.id, p.case_filing_id is not null as "isStored", p.changes_on as "changesOn",
    p.same_since as "sameSince", ${positionColumns.map((name) => `(p.${name} * 100)::bigint as ${name}`).join(', ')}
  from case_filing f left join money_position p on p.case_filing_id = f.id
  where f.id > $1 and (p.needs_count or p.changes_on <= $2::date) is not true
    and not exists (select from money_recount)
  order by f.id limit ${BATCH}`,
);

/** Counts all positions again and compares, except those that the job has still to count. */
export async function driftOfPositions(db: Db, today = dayInDhaka()): Promise<PositionDrift[]> {
  const drifts: PositionDrift[] = [];
  for (let after = 0; ;) {
    const stored = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const rows = await settledAfter(trx, [after, today]);
        const known = await moneyOf(
          trx,
          rows.map(({ id }) => id),
        );
        drifts.push(...rows.flatMap((row) => driftOf(row, storedOn(known.get(row.id)!, today))));
        return rows;
      });
    if (stored.length < BATCH) return drifts;
    after = stored.at(-1)!.id;
  }
}

function driftOf(row: Stored, counted: Record<string, unknown>): PositionDrift[] {
  // since when it is the same is not known of a position that was never counted or not since that is kept
  const known = (name: string) => name !== 'sameSince' || row.sameSince !== null;
  const differs = Object.keys(counted).filter((name) => known(name) && counted[name] !== row[name]);
  if (!row.isStored) return [{ caseFilingId: row.id, differs: ['missing'] }];
  return differs.length ? [{ caseFilingId: row.id, differs }] : [];
}
