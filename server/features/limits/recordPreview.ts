import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import type { Day } from '../../../domain/dates';
import { columnName } from '../../platform/database/preparedStatements';
import type { Database } from '../../platform/database/schema';
import { inTransaction, type Actor, type Origin } from '../../platform/database/transaction';
import { ApiError, notFound } from '../../platform/http/errors';
import { challengedOrder, type Reader } from '../cases/challengedOrder';
import { countPending } from './counting';
import type { Moved } from './preview';

export interface RecordChange {
  table: string;
  id: number;
  /** New values by field. */
  values: Record<string, unknown>;
  /** Who would make the change. */
  reader: Reader;
}

/**
 * Finds which limits a changed record would move. The change is made, compared and rolled back, since
 * triggers decide what moves. @throws 404, 400 for a change that the register refuses
 */
export async function movesByRecord(
  db: Kysely<Database>,
  { table, id, values, reader }: RecordChange,
  where: readonly RawBuilder<unknown>[],
): Promise<Moved[]> {
  if (!Object.keys(values).length) return [];
  return movesByWrite(
    db,
    null,
    (trx) => limitsAround(trx, table, id, where),
    async (trx) => {
      const { fromId } = values as { fromId?: number | null };
      const stored = {
        ...values,
        ...(fromId !== undefined && { fromId: await challengedOrder(trx, id, fromId, reader) }),
      };
      const columns = Object.entries(stored).map(
        ([field, value]) => sql`${sql.ref(columnName(field))} = ${value}`,
      );
      await sql`update ${sql.table(table)} set ${sql.join(columns)} where id = ${id}`.execute(trx);
      if (table === 'time_limit') await markForCount(trx, id);
    },
  );
}

/** Which limits of a file a write would move; the write is rolled back. */
export const movesInFile = (
  db: Kysely<Database>,
  origin: Origin,
  caseFilingId: number | null,
  where: readonly RawBuilder<unknown>[],
  write: (trx: Transaction<Database>) => Promise<unknown>,
): Promise<Moved[]> =>
  movesByWrite(
    db,
    origin,
    (trx) =>
      limitsOf(
        trx,
        sql`select id as proceeding_id from proceeding where case_filing_id = ${caseFilingId}`,
        where,
      ),
    write,
  );

async function movesByWrite(
  db: Kysely<Database>,
  origin: Actor | Origin,
  read: (trx: Transaction<Database>) => Promise<Around[]>,
  write: (trx: Transaction<Database>) => Promise<unknown>,
): Promise<Moved[]> {
  let found: Moved[] = [];
  try {
    await inTransaction(db, origin, async (trx) => {
      const before = await read(trx);
      await write(trx);
      await countPending(trx);
      const after = new Map((await read(trx)).map((limit) => [limit.id, limit]));
      found = before.flatMap((limit) => moveOf(limit, after.get(limit.id)) ?? []);
      throw new RolledBack();
    });
  } catch (error) {
    if (isRefused(error)) throw new ApiError(400, 'invalid');
    if (!(error instanceof RolledBack)) throw error;
  }
  return found;
}

/** Whether a constraint refuses the change, such as a reference to a record that does not exist. */
const isRefused = (error: unknown) => error instanceof DatabaseError && error.code?.startsWith('23');

/** Ends the transaction of a preview. */
class RolledBack extends Error {}

const markForCount = (trx: Transaction<Database>, id: number) =>
  sql`
    update time_limit set needs_count = true where id = ${id} and rule_id is not null and trigger_date is not null
  `.execute(trx);

interface Around {
  id: number;
  mayFile: Day | null;
  overrideDate: Day | null;
  ended: string | null;
  /** The day of the order, if the limit runs from that day. */
  runsFrom: Day | null;
}

/** The move of one limit. A limit that is done stays, but is reported if the day of its order changes. */
function moveOf(before: Around, after: Around | undefined): Moved | null {
  const { id: limitId, mayFile: from } = before;
  const to = after?.mayFile ?? null;
  if (from === null || to === null) return null;
  if (from !== to) return before.overrideDate ? { limitId, why: 'overridden' } : { limitId, from, to };
  const isOtherOrder = before.runsFrom !== null && after?.runsFrom !== before.runsFrom;
  return before.ended === 'DONE' && isOtherOrder ? { limitId, why: 'done' } : null;
}

/** The time limits of the record's proceeding. @throws 404 */
async function limitsAround(
  trx: Transaction<Database>,
  table: string,
  id: number,
  where: readonly RawBuilder<unknown>[],
): Promise<Around[]> {
  const proceedingId = sql.ref(table === 'proceeding' ? 'id' : 'proceeding_id');
  const record = sql`select ${proceedingId} as proceeding_id from ${sql.table(table)} where id = ${id}`;
  if (!(await sql`${record}`.execute(trx)).rows.length) throw notFound();
  return limitsOf(trx, record, where);
}

async function limitsOf(
  trx: Transaction<Database>,
  proceedings: RawBuilder<unknown>,
  where: readonly RawBuilder<unknown>[],
): Promise<Around[]> {
  const { rows } = await sql<Around>`
    select l.id, l.may_file, l.override_date, l.ended,
      case when l.trigger_date = l.order_date and r.trigger in ('ISSUE', 'JUDGMENT') then p.decided_on end as runs_from
    from (${proceedings}) as record
    join proceeding p on p.id = record.proceeding_id
    join time_limit l on ${sql.join([sql`l.proceeding_id = p.id`, ...where], sql` and `)}
    left join limitation_rule r on r.id = l.rule_id
    order by l.id
  `.execute(trx);
  return rows;
}
