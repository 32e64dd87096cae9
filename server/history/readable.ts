import { sql, type RawBuilder } from 'kysely';
import { keptRegisters } from '../../domain/history';
import { proceedingKinds } from '../../domain/proceedings';
import { may } from '../../domain/rights';
import type { SignedInUser } from '../http/access';

const REGISTERS = keptRegisters.map(({ name }) => name);

/**
 * A condition on `change` for what the user may read of these registers, by default of all; null if it is everything.
 * It leaves out what the registers do not need: PostgreSQL plans it for each month of the history.
 */
export function changesReadableBy(
  { roles }: SignedInUser,
  registers: readonly string[] = REGISTERS,
): RawBuilder<unknown> | null {
  const readable = (names: readonly string[]) => names.filter((name) => may(roles, 'read', name));
  const ownRegisters = readable(registers);
  const kinds = readable(proceedingKinds.map(({ name }) => name));
  const parts = kinds.length < proceedingKinds.length ? ownRegisters.filter((name) => name in KIND_OF) : [];
  const isReadable = parts.map((name) => sql`when ${name} then ${KIND_OF[name]} = any(${kinds}::text[])`);
  const conditions = [
    ownRegisters.length < registers.length && sql`register = any(${ownRegisters}::text[])`,
    // true or false by itself: PostgreSQL would take a comparison of the case for one that hardly any change passes
    parts.length && sql`case register ${sql.join(isReadable, sql` `)} else true end`,
  ].filter((condition) => typeof condition === 'object');
  return conditions.length ? sql.join(conditions, sql` and `) : null;
}

/**
 * The kind of the proceeding of a hearing or limit, also of a deleted one. Null if the proceeding is deleted too. The
 * function finds deleted ones, since a subquery over every month of the history would be planned for each request.
 */
const kindOfPart = (table: string) => sql`coalesce(
  (select kind from ${sql.table(table)} where id = change.record_id),
  kind_when_deleted(register, record_id)
)`;

/** The kind of the proceeding that a change belongs to, by the registers of which the kind decides who reads. */
const KIND_OF: Record<string, RawBuilder<unknown>> = {
  proceedings: sql`(select kind from proceeding where id = change.record_id)`,
  hearings: kindOfPart('hearing'),
  limits: kindOfPart('time_limit'),
};
