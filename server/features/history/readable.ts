import { sql, type RawBuilder } from 'kysely';
import { keptRegisters } from '../../../domain/history';
import { kindNames } from '../../../domain/proceedings';
import { may } from '../../../domain/rights';
import type { SignedInUser } from '../../platform/http/access';

const REGISTERS = keptRegisters.map(({ name }) => name);

/** Registers whose changes a user may read if the user may read the register of their proceeding. */
const OF_PROCEEDINGS = new Set(['proceedings', 'hearings', 'limits']);

/**
 * A condition on `change` for what the user may read of these registers, by default of all; null if it is
 * everything. Parts that the registers do not need are left out, since PostgreSQL plans the condition for
 * each month of the history.
 */
export function changesReadableBy(
  { roles }: SignedInUser,
  registers: readonly string[] = REGISTERS,
): RawBuilder<unknown> | null {
  const readable = (names: readonly string[]) => names.filter((name) => may(roles, 'read', name));
  const own = readable(registers);
  const kinds = readable(kindNames);
  const parts = own.filter((name) => OF_PROCEEDINGS.has(name));
  // a `case`, because the planner makes no estimate for it: with long lists of names the estimate would take
  // longer than counting
  if (parts.length && kinds.length < kindNames.length)
    return sql`case when register = any(${parts}::text[]) then kind = any(${kinds}::text[])
      else register = any(${own}::text[]) end`;
  return own.length < registers.length ? sql`register = any(${own}::text[])` : null;
}
