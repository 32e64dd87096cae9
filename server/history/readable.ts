import { sql, type RawBuilder } from 'kysely';
import { keptRegisters } from '../../domain/history';
import { proceedingKinds } from '../../domain/proceedings';
import { may } from '../../domain/rights';
import type { SignedInUser } from '../http/access';

/** Changes of registers that the user may read, as a condition on `change`; null for all. */
export function changesReadableBy({ roles }: SignedInUser): RawBuilder<unknown> | null {
  const readable = (names: readonly string[]) => names.filter((name) => may(roles, 'read', name));
  const registers = readable(keptRegisters.map(({ name }) => name));
  if (registers.length === keptRegisters.length) return null;
  const kinds = readable(proceedingKinds.map(({ name }) => name));
  const ofReadable = (register: string, table: string) => sql`(register <> ${register} or exists (
    select from ${sql.table(table)} t where t.id = change.record_id and t.kind = any(${kinds}::text[])
  ))`;
  return sql`register = any(${registers}::text[]) and ${ofReadable('proceedings', 'proceeding')}
    and ${ofReadable('hearings', 'hearing')} and ${ofReadable('limits', 'time_limit')}`;
}
