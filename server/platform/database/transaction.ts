import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CompiledQuery } from 'kysely';
import { isDeadlock, isOutage, isRefusal, OutcomeUnknown, wasNotSent } from './errors';
import { onPrimary } from './replica';
import type { Db, Trx } from './schema';

const TRIES = 5;
/**
 * The longest pause before a retry, in milliseconds. Each retry waits a random part of it, so that two
 * deadlocked transactions do not deadlock again.
 */
const LONGEST_PAUSE = 100;

/**
 * Who writes: a user's id; null for the server itself (seeds, jobs, sign-in) and for programs run on its machine.
 */
export type Actor = number | null;

/** How the write came about, as the history keeps it (docs/contract.md, "History"). */
export interface Origin {
  by: Actor;
  via?: Via;
  requestId?: string;
  /** The reason that the user gave for a deletion. */
  reason?: string | null;
  /** Sample data: times and users of changes come from the rows themselves. */
  isDated?: true;
}

export type Via = 'form' | 'row' | 'merge' | 'restore' | `import:${string}` | `token:${string}`;

export const viaImport = (batchId: number): Via => `import:${batchId}`;

/**
 * Every write and deletion runs in this function or in `inStatement`. Triggers read the actor as `current_actor()`
 * and the rest for the history. After a deadlock the transaction is carried out again, so `work` must have no
 * effects outside the database. @throws OutcomeUnknown when COMMIT was sent and not answered.
 */
export const inTransaction = <T>(db: Db, actor: Actor | Origin, work: (trx: Trx) => Promise<T>): Promise<T> =>
  onPrimary(() =>
    againAfterDeadlock(() =>
      // Kysely's own transaction() sends BEGIN alone, so that setting the actor would take another round trip
      db.connection().execute(async (connection) => {
        const send = (statement: string) => connection.executeQuery(CompiledQuery.raw(statement));
        await send(`begin; ${settingsOf(isOrigin(actor) ? actor : { by: actor })}`);
        const result = await workOrRollBack(() => work(connection as Trx), send);
        await send('commit').catch((error: unknown) => {
          throw isRefusal(error) ? error : new OutcomeUnknown(error);
        });
        return result;
      }),
    ),
  );

async function workOrRollBack<T>(work: () => Promise<T>, send: (statement: string) => Promise<unknown>) {
  try {
    return await work();
  } catch (error) {
    // fails only on a broken connection, where PostgreSQL rolls back by itself
    await send('rollback').catch(() => {});
    throw error;
  }
}

const isOrigin = (actor: Actor | Origin): actor is Origin => typeof actor === 'object' && actor !== null;

/** SQL that sets all settings of an origin in one round trip; triggers treat missing settings as empty. */
const settingsOf = ({ by, via, requestId, reason, isDated }: Origin): string =>
  Object.entries({ actor: String(by ?? SERVER), via, request: requestId, reason, dated: isDated && 'yes' })
    .filter(([, value]) => value)
    .map(([name, value]) => `set local casebook.${name} = ${pg.escapeLiteral(value as string)}`)
    .join('; ');

/**
 * The actor of writes by the server. An empty setting, in contrast, means that the code forgot the actor;
 * tests find such writes.
 */
const SERVER = 'server';

/**
 * Runs a single statement that writes, sets `casebook.actor` and commits by itself; repeats it after a
 * deadlock. @throws OutcomeUnknown when it was sent and not answered.
 */
export const inStatement = <T>(db: Db, write: (db: Db) => Promise<T>): Promise<T> =>
  onPrimary(() =>
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
    ),
  );

/** Repeats a write that PostgreSQL aborted because of a deadlock. */
async function againAfterDeadlock<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (!isDeadlock(error) || tries === TRIES) throw error;
      await pause(Math.random() * LONGEST_PAUSE);
    }
  }
}
