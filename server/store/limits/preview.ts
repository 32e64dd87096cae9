import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { calendarOf, type CalendarCode, type ClosedDay } from '../../../domain/calendars';
import type { Day } from '../../../domain/dates';
import { calendarOfCode } from '../../../domain/limitation/codes';
import { countLimit } from '../../../domain/limitation/count';
import type { RuleValues } from '../../../domain/limitation/rules';
import { columnName } from '../../db/preparedStatements';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../http/errors';
import { countPending, openDaysIn, openDaysOf } from './counting';
import { BATCH, candidates, type Candidate, type Scope } from './recount';

type Db = Kysely<Database>;

/** A limit that a change would move, or why it stays although its day would be another. */
export type Moved = { limitId: number; from: Day; to: Day } | { limitId: number; why: 'done' | 'overridden' };

/** A closed day to be: with an `id` it replaces that one, without days it removes it. */
export type ClosedDayToBe = Partial<ClosedDay> & { id?: number; calendarId?: number };

/** Which limits a closed day would move, in order. Nothing is written. @throws 404 */
export async function* movesByClosedDay(
  db: Db,
  toBe: ClosedDayToBe,
  where: readonly RawBuilder<unknown>[],
): AsyncGenerator<Moved[]> {
  const entries = await db.selectFrom('closedDay').selectAll().execute();
  const replaced = entries.find(({ id }) => id === toBe.id);
  if (toBe.id !== undefined && !replaced) throw notFound();
  const calendarId = toBe.calendarId ?? replaced?.calendarId;
  const calendar = await db
    .selectFrom('calendar')
    .select(['code', 'daysOff'])
    .where('id', '=', calendarId ?? 0)
    .executeTakeFirst();
  if (!calendar) throw notFound();
  const stay = entries
    .filter((entry) => entry.calendarId === calendarId && entry !== replaced)
    .map(({ fromDay, toDay, ...entry }) => ({ ...entry, from: fromDay, to: toDay }));
  const added = toBe.from && toBe.to && toBe.kind ? [{ name: '', nameBn: null, ...toBe } as ClosedDay] : [];
  const days = openDaysOf(calendarOf(calendar.daysOff, [...stay, ...added]));
  const changed = [...added, ...(replaced ? [{ from: replaced.fromDay, to: replaced.toDay }] : [])];
  const scope = {
    calendarCode: calendar.code,
    code: null,
    fromDay: changed.map(({ from }) => from).toSorted()[0] ?? null,
    toDay:
      changed
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? null,
  };
  const present = openDaysIn(db);
  const openDays = async (code: CalendarCode) => (code === calendar.code ? days : present(code));
  yield* movesOf(db, scope, where, async (row) =>
    countLimit(row, row, await openDays(calendarOfCode(row.code))),
  );
}

/** Which limits a rule would move, as a new version or in place of that with its id. @throws 404 */
export async function* movesByRule(
  db: Db,
  { id, ...values }: RuleValues & { id?: number },
  where: readonly RawBuilder<unknown>[],
): AsyncGenerator<Moved[]> {
  const versions = await db
    .selectFrom('limitationRule')
    .selectAll()
    .where('code', '=', values.code)
    .execute();
  const others = versions.filter((version) => version.id !== id);
  const toBe = {
    ...values,
    copyExcluded: values.copyExcluded ?? false,
    rolls: values.rolls ?? true,
  };
  const holds = ({ validFrom, validTo }: { validFrom: Day | null; validTo: Day | null }, day: Day) =>
    (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo);
  const scope = { calendarCode: null, code: values.code, fromDay: null, toDay: null };
  const openDays = openDaysIn(db);
  yield* movesOf(db, scope, where, async (row) => {
    const rule = [toBe, ...others].find((version) => holds(version, row.orderDate ?? row.triggerDate));
    const { trigger, n, unit } = rule ?? row;
    const counting = { ...row, ...rule, trigger: trigger!, n: n!, unit: unit! };
    return countLimit(counting, row, await openDays(calendarOfCode(row.code)));
  });
}

async function* movesOf(
  db: Db,
  scope: Scope,
  where: readonly RawBuilder<unknown>[],
  count: (row: Candidate) => Promise<{ mayFile: Day }>,
): AsyncGenerator<Moved[]> {
  const which = [sql`l.by_count is not null and (l.ended is null or l.ended = 'DONE')`, ...where];
  for (let after = 0; ;) {
    const rows = await candidates(db, scope, after, which);
    const moved: Moved[] = [];
    for (const row of rows) {
      const { mayFile: to } = await count(row);
      const { id: limitId, mayFile: from } = row;
      if (to === from) continue;
      if (row.ended) moved.push({ limitId, why: 'done' });
      else if (row.overrideDate) moved.push({ limitId, why: 'overridden' });
      else moved.push({ limitId, from: from!, to });
    }
    if (moved.length) yield moved;
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

/**
 * Which limits a changed date of a record would move: the change is made, compared and rolled back, so that the
 * triggers themselves say it. @throws 404
 */
export async function movesByRecord(
  db: Db,
  { table, id, field, value }: { table: string; id: number; field: string; value: unknown },
  where: readonly RawBuilder<unknown>[],
): Promise<Moved[]> {
  let found: Moved[] = [];
  try {
    await inTransaction(db, null, async (trx) => {
      const before = await limitsAround(trx, table, id, where);
      await sql`update ${sql.table(table)} set ${sql.ref(columnName(field))} = ${value} where id = ${id}`.execute(
        trx,
      );
      if (table === 'time_limit') {
        await sql`update time_limit set needs_count = true where id = ${id} and rule_id is not null`.execute(
          trx,
        );
      }
      await countPending(trx);
      const after = new Map((await limitsAround(trx, table, id, where)).map((row) => [row.id, row]));
      found = before.flatMap(({ id: limitId, mayFile: from, ended }): Moved[] => {
        const to = after.get(limitId)?.mayFile ?? null;
        if (ended) return ended === 'DONE' ? [{ limitId, why: 'done' }] : [];
        return from && to && from !== to ? [{ limitId, from, to }] : [];
      });
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return found;
}

/** Ends the transaction of a preview. */
class RolledBack extends Error {}

/** The limits of the record's own order. @throws 404 */
async function limitsAround(
  trx: Transaction<Database>,
  table: string,
  id: number,
  where: readonly RawBuilder<unknown>[],
) {
  const proceedingId = sql.ref(table === 'proceeding' ? 'id' : 'proceeding_id');
  const { rows } = await sql<{ id: number | null; mayFile: Day | null; ended: string | null }>`
    select l.id, l.may_file, l.ended
    from (select ${proceedingId} as proceeding_id from ${sql.table(table)} where id = ${id}) as record
    left join time_limit l on l.proceeding_id = record.proceeding_id ${
      where.length ? sql`and ${sql.join(where, sql` and `)}` : sql``
    }
    order by l.id
  `.execute(trx);
  if (!rows.length) throw notFound();
  return rows.filter((row) => row.id !== null) as { id: number; mayFile: Day | null; ended: string | null }[];
}
