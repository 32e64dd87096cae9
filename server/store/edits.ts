import { sql, type Transaction } from 'kysely';
import { formatInstant } from '../../domain/dates';
import { messageText } from '../../domain/messages';
import type { Database } from '../db/schema';
import { ApiError, notFound } from '../http/errors';
import type { Write } from './idempotency';

/** The author of an edit and the version that was edited, if the client sends it. */
export interface Edit extends Write {
  version: number | null;
}

/**
 * The tables with editable records; one name stands for all kinds of agents, and one for all types of
 * cases.
 */
export type EditedTable = 'caseFiling' | 'followOnCase' | 'company' | 'cnfAgent' | 'appUser' | 'office';

/**
 * Locks a record until the transaction ends.
 * @throws 404 if it does not exist, 409 if it was changed after the edited version (with who and when).
 */
export async function holdRecord(
  trx: Transaction<Database>,
  table: EditedTable,
  id: number,
  version: number | null = null,
): Promise<void> {
  const { rows } = await sql<Held>`
    select r.version, r.changed_at, u.full_name as changed_by_name
    from ${sql.table(table)} r left join app_user u on u.id = r.changed_by
    where r.id = ${id} for update of r
  `.execute(trx);
  const [held] = rows;
  if (!held) throw notFound();
  if (version !== null && version < held.version) throw stale(held);
}

interface Held {
  version: number;
  changedAt: Date;
  changedByName: string | null;
}

/** The audit columns that every edit sets. */
export const edited = (by: number) => ({
  changedBy: by,
  changedAt: sql<Date>`now()`,
  version: sql<number>`version + 1`,
});

function stale({ changedAt, changedByName }: Held): ApiError {
  const by = changedByName ?? '–';
  return new ApiError(409, 'stale', {
    message: messageText('stale', { by, at: formatInstant(changedAt, 'en') }),
    params: { by, at: changedAt.toISOString() },
  });
}
