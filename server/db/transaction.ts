import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema';
import { isDeadlock } from './violations';

const TRIES = 3;

/** A transaction that writes, carried out again after a deadlock: `work` does nothing but ask the database. */
export const inTransaction = <T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> => againAfterDeadlock(() => db.transaction().execute(work));

/** Of several writes that wait for each other PostgreSQL ends one, which is then carried out again. */
export async function againAfterDeadlock<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (!isDeadlock(error) || tries === TRIES) throw error;
    }
  }
}
