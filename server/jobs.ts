import type { Kysely } from 'kysely';
import type { Database } from './db/schema';
import type { Log } from './log';
import type { SignIn } from './signIn';
import { forgetOldKeys } from './store/idempotency';
import { foldTallies } from './store/tally';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** What the server does by itself, each in turn and never twice at once. Answers how to stop it. */
export function startJobs(db: Kysely<Database>, signIn: SignIn, log: Log): () => Promise<void> {
  const stops = [
    every(5 * SECOND, 'fold the tallies', log, () => foldTallies(db)),
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
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = job()
      .catch((error: unknown) => log.warn({ err: error }, `could not ${what}`))
      .finally(() => (busy = false));
  }, milliseconds);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
