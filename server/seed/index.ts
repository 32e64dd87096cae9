import type { Kysely } from 'kysely';
import { dayInDhaka } from '../../domain/dates';
import type { Database } from '../platform/database/schema';
import { inTransaction } from '../platform/database/transaction';
import { hashPassword } from '../features/accounts/signIn/passwords';
import { seedDemo } from './demo';
import { createFirstAdmin } from './firstAdmin';
import { seedLookups } from './lookups';

export { seedDemo, seedLookups };

/**
 * Seeds the register at start: always the lookups; then sample data if the register is empty and `kind` is
 * `demo`, or the first administrator if there are no users.
 */
export async function seed(
  db: Kysely<Database>,
  kind: 'demo' | 'none',
  print: (line: string) => void,
): Promise<void> {
  await inTransaction(db, null, seedLookups);
  if (kind === 'demo') await seedDemo(db, { today: dayInDhaka(), hashPassword });
  else await createFirstAdmin(db, print);
}
