import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema';
import { isDeadlock } from './violations';

const TRIES = 3;

/**
 * A transaction that writes. Of several that wait for each other PostgreSQL ends one; it is carried out
 * again, so `work` does nothing but ask the database.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isDeadlock(error) || tries === TRIES) throw error;
    }
  }
}
