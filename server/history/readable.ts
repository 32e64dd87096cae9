import { sql, type RawBuilder } from 'kysely';
import { keptRegisters } from '../../domain/history';
import { proceedingKinds } from '../../domain/proceedings';
import { may } from '../../domain/rights';
import type { SignedInUser } from '../http/access';

/** A condition on `change` for the registers that the user may read; null for all. */
export function changesReadableBy({ roles }: SignedInUser): RawBuilder<unknown> | null {
  const readable = (names: readonly string[]) => names.filter((name) => may(roles, 'read', name));
  const registers = readable(keptRegisters.map(({ name }) => name));
  if (registers.length === keptRegisters.length) return null;
  const kinds = readable(proceedingKinds.map(({ name }) => name));
  const isReadable = sql`= any(${kinds}::text[])`;
  // true or false by itself: PostgreSQL would take a comparison of the case for one that hardly any change passes
  return sql`register = any(${registers}::text[]) and case register
    when 'proceedings' then (select kind from proceeding where id = change.record_id) ${isReadable}
    when 'hearings' then ${kindOfPart('hearings', 'hearing')} ${isReadable}
    when 'limits' then ${kindOfPart('limits', 'time_limit')} ${isReadable}
    else true
  end`;
}

/**
 * The kind of the proceeding of a hearing or limit, also of a deleted one. Null if the proceeding is deleted too.
 * Scalar subqueries, since PostgreSQL would read a whole table to hash it for `exists`.
 */
const kindOfPart = (register: string, table: string) => sql`coalesce(
  (select kind from ${sql.table(table)} where id = change.record_id),
  (select proceeding.kind from change deletion
    join proceeding on proceeding.id = (deletion.was ->> 'proceeding_id')::bigint
    where deletion.record_id = change.record_id and deletion.register = ${register} and deletion.action = 'delete'
    order by deletion.id desc limit 1)
)`;
