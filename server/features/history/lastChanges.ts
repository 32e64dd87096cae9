import type { Kysely } from 'kysely';
import { prepared } from '../../platform/database/preparedStatements';
import type { Database } from '../../platform/database/schema';
import { personOf } from '../../platform/resource/filters';

/** Who changed a record last, when and how; `by` is null for the system. */
export interface LastChange {
  recordId: number;
  at: Date;
  by: { id: number; userName: string; fullName: string } | null;
  via: string;
}

/**
 * The last change of each of these records of a register. Records that nobody has changed since their history began
 * are left out.
 */
export const lastChanges = (db: Kysely<Database>, register: string, ids: number[]): Promise<LastChange[]> =>
  readLast(db, [register, ids]);

/** Prepared, since planning this query for every month of the history takes longer than running it. */
const readLast = prepared<LastChange>(
  'last changes',
  `select asked.id as "recordId", last.at, ${personOf('last.by_user')} as by, last.via
  from unnest($2::bigint[]) with ordinality as asked (id, place)
  cross join lateral (
    select at, by_user, via, action from change
    where record_id = asked.id and register = $1
    order by change.id desc limit 1
  ) as last
  where last.action <> 'baseline' order by asked.place`,
);
