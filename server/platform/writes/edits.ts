import { sql, type RawBuilder } from 'kysely';
import { formatInstant } from '../../../domain/dates';
import { messageText } from '../../../domain/messages';
import { columnName } from '../database/preparedStatements';
import type { Trx } from '../database/schema';
import { ApiError, notFound } from '../http/errors';
import type { Write } from './idempotency';
import { doubtfulTexts, settled } from '../http/checking';

/** The author of an edit and the version that was edited, if the client sends it. */
export interface Edit extends Write {
  version: number | null;
}

/**
 * The tables with editable records; one name stands for all kinds of agents, and one for all types of
 * cases.
 */
export type EditedTable =
  | 'caseFiling'
  | 'followOnCase'
  | 'company'
  | 'cnfAgent'
  | 'appUser'
  | 'office'
  | 'hearing'
  | 'timeLimit'
  | 'note'
  | 'step'
  | 'volume'
  | 'movement'
  | 'fileCall'
  | 'fileCallRow'
  | 'moneyEntry'
  | 'guarantee'
  | 'stay'
  | 'paper'
  | 'monthlyReturn'
  | 'webhook';

/**
 * Locks a record against other edits and deletions until the transaction ends; others may still refer to it.
 * @throws 404 if it does not exist, 409 if it was changed after the edited version (with who and when).
 */
export const lockRecord: Hold = (...asked) => lockRow(sql`no key update`, ...asked);

/**
 * Like `lockRecord`, but for a deletion: a concurrent insert that refers to the record waits until the
 * deletion is done.
 */
export const lockForDeletion: Hold = (...asked) => lockRow(sql`update`, ...asked);

type Hold = (trx: Trx, table: EditedTable, id: number, version?: number | null) => Promise<void>;

async function lockRow(
  lock: RawBuilder<unknown>,
  trx: Trx,
  table: EditedTable,
  id: number,
  version: number | null = null,
): Promise<void> {
  const { rows } = await sql<Held>`
    select r.version, r.changed_at, u.full_name as changed_by_name
    from ${sql.table(table)} r left join app_user u on u.id = r.changed_by
    where r.id = ${id} for ${lock} of r
  `.execute(trx);
  const [held] = rows;
  if (!held) throw notFound();
  if (version !== null && version < held.version) throw stale(held);
}

interface LastChange {
  changedAt: Date;
  changedByName: string | null;
}

interface Held extends LastChange {
  version: number;
}

/**
 * Saves values of a record that the caller has locked. If no value differs, the version stays the same.
 * @returns whether anything changed.
 */
export async function saveChanged(
  trx: Trx,
  table: string,
  id: number,
  values: Record<string, unknown>,
  by: number,
): Promise<boolean> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  if (!given.length) return false;
  const columns = given.map(([name]) => sql.ref(columnName(name)));
  const { numAffectedRows } = await sql`
    update ${sql.table(table)}
    set ${sql.join(given.map(([, value], place) => sql`${columns[place]!} = ${value}`))},
      changed_by = ${by}, changed_at = now(), version = version + 1
    where id = ${id} and (${sql.join(columns)}) is distinct from (${sql.join(given.map(([, value]) => value))})
  `.execute(trx);
  return numAffectedRows! > 0n;
}

/** The columns that every edit sets in addition to the record's fields. */
export const edited = (by: number) => ({
  changedBy: by,
  changedAt: sql<Date>`now()`,
  version: sql<number>`version + 1`,
});

/** 409: the record was changed meanwhile, with who and when. */
export function stale({ changedAt, changedByName }: LastChange): ApiError {
  const by = changedByName ?? '–';
  return new ApiError(409, 'stale', {
    message: messageText('stale', { by, at: formatInstant(changedAt, 'en') }),
    params: { by, at: changedAt.toISOString() },
  });
}

/**
 * Reconciles an edit's values with the record, which the caller has locked.
 * @throws 400 as `settled` does.
 */
export async function withUnchangedTexts<V extends object>(
  trx: Trx,
  table: EditedTable,
  id: number,
  values: V,
): Promise<V> {
  const names = doubtfulTexts(values);
  if (!names.length) return values;
  const stored = await trx
    .selectFrom(table)
    .select(names as never[])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return settled(values, stored);
}
