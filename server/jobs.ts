import type { Kysely } from 'kysely';
import type { Database } from './db/schema';
import { watchSpace } from './diskSpace';
import type { Log } from './log';
import type { SignIn } from './signIn';
import { forgetOldKeys } from './store/idempotency';
import { foldTallies } from './store/figures/tally';
import { fillNext } from './store/search/fill';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Starts the periodic jobs; a job never overlaps with itself.
 * @param dataDir of the embedded PostgreSQL, whose disk is watched
 * @returns a function that stops the jobs and waits for those that are running.
 */
export function startJobs(
  db: Kysely<Database>,
  signIn: SignIn,
  log: Log,
  dataDir?: string,
): () => Promise<void> {
  const stops = [
    ...(dataDir ? [every(MINUTE, 'look at the free space', log, watchSpace(db, dataDir, log))] : []),
    every(5 * SECOND, 'fold the tallies', log, () => foldTallies(db)),
    every(SECOND, 'make search entries', log, async () => {
      const end = Date.now() + 0.9 * SECOND;
      while (Date.now() < end && (await fillNext(db)));
    }),
    every(HOUR, 'forget what has expired', log, async () => {
      await forgetOldKeys(db);
      await signIn.clean();
    }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function every(milliseconds: number, what: string, log: Log, job: () => Promise<void>) {
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  let failing = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = job()
      .then(
        () => (failing = false),
        (error: unknown) => {
          // logged once per outage, not at every attempt
          if (!failing) log.warn({ err: error }, `could not ${what}`);
          failing = true;
        },
      )
      .finally(() => (busy = false));
  }, milliseconds);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
