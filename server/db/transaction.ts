import type { Kysely, Transaction } from 'kysely';
import { isOutage, isRefusal, OutcomeUnknown, wasNotSent } from './outages';
import type { Database } from './schema';
import { isDeadlock } from './violations';

const TRIES = 3;

/**
 * A transaction that writes, carried out again after a deadlock: `work` does nothing but ask the database.
 * @throws OutcomeUnknown when COMMIT was sent and not answered.
 */
export const inTransaction = <T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  againAfterDeadlock(async () => {
    let isWorkDone = false;
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await work(trx);
        isWorkDone = true;
        return result;
      });
    } catch (error) {
      // Kysely reports a failed ROLLBACK instead of the COMMIT before it: what it says is no proof
      if (isWorkDone && !isRefusal(error)) throw new OutcomeUnknown(error);
      throw error;
    }
  });

/**
 * A single statement that writes and commits by itself, carried out again after a deadlock.
 * @throws OutcomeUnknown when it was sent and not answered.
 */
export const inStatement = <T>(
  db: Kysely<Database>,
  write: (db: Kysely<Database>) => Promise<T>,
): Promise<T> =>
  againAfterDeadlock(() =>
    // a failure to connect is thrown outside the callback
    db.connection().execute(async (connection) => {
      try {
        return await write(connection);
      } catch (error) {
        if (isOutage(error) && !isRefusal(error) && !wasNotSent(error)) throw new OutcomeUnknown(error);
        throw error;
      }
    }),
  );

/** Of several writes that wait for each other PostgreSQL ends one, which is then carried out again. */
async function againAfterDeadlock<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (!isDeadlock(error) || tries === TRIES) throw error;
    }
  }
}
