import { writeAlerts } from '../features/alerts/write';
import { askForNight, type BackupProcesses } from '../features/backup/runs';
import { type BackupPlaces, tellBackupWarnings, watchSpace } from '../features/backup/status';
import type { Db } from '../platform/database/schema';
import { makePartitions, sealHistory } from '../features/history/seals';
import { forgetUnsentImports } from '../features/imports/batches';
import { createImportWorker } from '../features/imports/worker';
import { removeLeftovers } from '../features/papers/leftovers';
import type { PaperReader } from '../features/papers/reading/reader';
import { readNextScan } from '../features/papers/readNext';
import { createPaperStore } from '../features/papers/store';
import type { Inbox } from '../features/papers/inbox/inbox';
import type { Uploads } from '../features/papers/uploads';
import type { Log } from '../platform/log';
import { forgetDeliveries, type WebhookSender } from '../features/accounts/webhooks/sending';
import type { SignIn } from '../features/accounts/signIn';
import { forgetOldKeys } from '../platform/writes/idempotency';
import { foldTallies } from '../features/cases/figures/tally';
import { recountNext } from '../features/dates/limits/recount';
import { countNext } from '../features/money/positions';
import { recountTerms } from '../features/papers/retention/terms';
import { countNext as countNextReturn, forgetTouched } from '../features/returns/count';
import { fillNext } from '../features/search/entries';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export interface JobParts {
  db: Db;
  signIn: SignIn;
  log: Log;
  places: BackupPlaces;
  backups: BackupProcesses;
  uploads: Uploads;
  /** The folder of papers. */
  papers: string;
  reader: PaperReader;
  inbox: Inbox;
  /** A practice register is made anew each night, so nobody backs it up. */
  isPractice?: boolean;
  /** Absent where this process shall neither write nor send alerts. */
  sendAlerts?: () => Promise<void>;
  /** Absent in a practice register, whose administrators are everybody. */
  webhooks?: WebhookSender;
}

/**
 * Starts the periodic jobs; a job never overlaps with itself.
 * @returns a function that stops the jobs and waits for those that are running.
 */
export function startJobs({
  db,
  signIn,
  log,
  places,
  backups,
  uploads,
  papers,
  reader,
  inbox,
  sendAlerts,
  webhooks,
  isPractice,
}: JobParts): () => Promise<void> {
  const { dataDir } = places;
  const importWorker = createImportWorker(db, log);
  const store = createPaperStore(papers);
  const stopping = new AbortController();
  const stops = [
    ...(dataDir ? [every(MINUTE, 'look at the free space', log, watchSpace(db, dataDir, log))] : []),
    every(2 * SECOND, 'make a backup', log, backups.makeNext),
    ...(sendAlerts
      ? [
          every(MINUTE, 'write alerts', log, () => writeAlerts(db)),
          every(MINUTE, 'send alerts', log, sendAlerts),
        ]
      : []),
    ...(webhooks ? [every(2 * SECOND, 'tell webhooks', log, webhooks.work)] : []),
    ...(isPractice
      ? []
      : [
          every(MINUTE, 'ask for the nightly backup', log, () => askForNight(db)),
          every(HOUR, 'look after the backups', log, () => tellBackupWarnings(db, places)),
        ]),
    every(5 * SECOND, 'fold the tallies', log, () => foldTallies(db)),
    every(SECOND, 'carry imports on', log, importWorker.work),
    every(SECOND, 'make search entries', log, async () => {
      const end = Date.now() + 0.9 * SECOND;
      while (Date.now() < end && (await fillNext(db)));
    }),
    every(SECOND, 'count time limits again', log, async () => {
      const end = Date.now() + 0.9 * SECOND;
      while (Date.now() < end && (await recountNext(db)));
    }),
    every(SECOND, 'count the money of files again', log, async () => {
      const end = Date.now() + 0.9 * SECOND;
      while (Date.now() < end && (await countNext(db)));
    }),
    every(SECOND, 'count the return of a month', log, async () => void (await countNextReturn(db))),
    every(HOUR, 'forget what no return will count', log, () => forgetTouched(db)),
    every(SECOND, 'count again how long files are kept', log, async () => {
      const end = Date.now() + 0.9 * SECOND;
      while (Date.now() < end && (await recountTerms(db)));
    }),
    every(SECOND, 'read papers', log, async () => {
      while (!stopping.signal.aborted && (await readNextScan(db, store, reader)));
    }),
    every(
      HOUR,
      'remove what is left of interrupted uploads',
      log,
      daily(async () => void (await removeLeftovers(db, store))),
    ),
    every(2 * SECOND, 'look into the folder of scans', log, inbox.look),
    every(SECOND, 'read scans', log, async () => {
      while (await inbox.readNext());
    }),
    every(MINUTE, 'seal the history', log, () => sealHistory(db, stopping.signal)),
    every(MINUTE, 'count refused sign-ins', log, signIn.recordUnknownNames),
    every(HOUR, 'make the coming months of the history', log, async () => void (await makePartitions(db))),
    every(HOUR, 'forget what has expired', log, async () => {
      await forgetOldKeys(db);
      await forgetUnsentImports(db);
      await forgetDeliveries(db);
      await signIn.clean();
      await uploads.clean(Date.now());
    }),
  ];
  return async () => {
    const stopped = stops.map((stop) => stop());
    backups.stop();
    importWorker.stop();
    stopping.abort();
    await Promise.all([...stopped, webhooks?.stop()]);
  };
}

/** Runs a job at the first call, and then once a day. */
function daily(job: () => Promise<void>): () => Promise<void> {
  let last = -Infinity;
  return async () => {
    if (Date.now() - last < 23 * HOUR) return;
    await job();
    last = Date.now();
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
