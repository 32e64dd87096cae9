import { sql } from 'kysely';
import { busyStates, type ImportState } from '../../../domain/imports';
import { isOutage, OutcomeUnknown } from '../../platform/database/errors';
import type { Db, Trx } from '../../platform/database/schema';
import { inTransaction, viaImport } from '../../platform/database/transaction';
import type { Log } from '../../platform/log';
import { importerOf, recordImportEvent, setState, type Batch, type Importer } from './batches';
import { checkRows } from './judging';
import { KnownParties, knownParties, newestParties } from './parties';
import { refusalOf } from './registers';
import { storeKeys, rowsIn, saveOutcomes } from './rows';
import { bringIn } from './running';
import { leave, recordsToUndo, takeBack } from './undoing';
import { countOwn } from '../dates/limits/counting';
import { importError } from '../../../domain/imports';

/** How many rows one transaction checks, and how many it imports or undoes. */
const CHECKED_AT_ONCE = 500;
const WRITTEN_AT_ONCE = 200;

interface ImportWorker {
  /** Works on all imports that wait, until there is nothing to do or it is stopped. */
  work(): Promise<void>;
  /** Lets the running transaction finish. */
  stop(): void;
}

/** The state that this process keeps while it works on an import. */
interface Turn {
  batch: number;
  known: KnownParties;
  /** The value of `newestParties` at this process's last check; null if they are to be read anew. */
  newest: string | null;
  /** How many rows are still to be written one by one, because a transaction of many rows failed. */
  careful: number;
}

/**
 * Continues imports, also those that a killed server has left: each transaction stores the outcome of its rows.
 * Each transaction locks the import, so only one process at a time works on it.
 */
export function createImportWorker(db: Db, log: Log): ImportWorker {
  let stopped = false;
  let turn: Turn | null = null;

  async function workOnNext(): Promise<boolean> {
    const batches = await db
      .selectFrom('importBatch')
      .selectAll()
      .where('state', 'in', [...busyStates])
      .orderBy('id')
      .execute();
    for (const batch of batches) {
      if (turn?.batch !== batch.id)
        turn = { batch: batch.id, known: new KnownParties(), newest: null, careful: 0 };
      if (await advance(batch, turn)) return true;
    }
    turn = null;
    return false;
  }

  /** Carries out the next transaction of an import. @returns false if another process is working on it. */
  async function advance(batch: Batch, own: Turn): Promise<boolean> {
    const isCareful = own.careful > 0;
    try {
      const wentOn = await inTransaction(
        db,
        { by: batch.changedBy, via: viaImport(batch.id) },
        async (trx) => {
          const held = await lockRunningBatch(trx, batch);
          if (held) await step(trx, held, own);
          return held !== null;
        },
      );
      if (isCareful) own.careful -= 1;
      return wentOn;
    } catch (error) {
      // forget the cached parties: those that the failed transaction added are not in the register
      own.newest = null;
      if (isOutage(error) || error instanceof OutcomeUnknown) throw error;
      if (!isCareful) own.careful = WRITTEN_AT_ONCE;
      else await refuse(db, batch, error, log);
      return true;
    }
  }

  return {
    async work() {
      while (!stopped && (await workOnNext()));
    },
    stop() {
      stopped = true;
    },
  };
}

/** The import, locked; null if another process holds it or its state has changed. */
async function lockRunningBatch(trx: Trx, { id, state, changedBy }: Batch): Promise<Batch | null> {
  const held = await trx
    .selectFrom('importBatch')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', state)
    .where('changedBy', '=', changedBy)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return held ?? null;
}

async function step(trx: Trx, batch: Batch, turn: Turn): Promise<void> {
  const importer = await importerOf(trx, batch);
  if (!importer) return setState(trx, batch.id, 'FAILED');
  // read the parties anew when the turn begins, or when somebody else has added one
  if ((await newestParties(trx)) !== turn.newest) turn.known = await knownParties(trx, batch.id);
  await STEPS[batch.state as keyof typeof STEPS](trx, batch, importer, turn);
  // count these limits now; otherwise the next write of a user would count them, and they would look like
  // that user's edit
  await countOwn(trx);
  turn.newest = await newestParties(trx);
}

type Step = (trx: Trx, batch: Batch, importer: Importer, turn: Turn) => Promise<void>;

const STEPS: Record<'CHECKING' | 'RUNNING' | 'UNDOING', Step> = {
  async CHECKING(trx, batch, importer, { known, careful }) {
    const atOnce = careful ? 1 : CHECKED_AT_ONCE;
    const received = await rowsIn(trx, batch.id, 'received', atOnce);
    if (received.length) return storeKeys(trx, batch, received);
    const rows = await rowsIn(trx, batch.id, 'read', atOnce);
    if (!rows.length) return setState(trx, batch.id, 'CHECKED');
    const judgements = await checkRows(trx, batch, rows, importer, known);
    await saveOutcomes(
      trx,
      judgements.map((judgement, at) => ({ ...judgement, id: rows[at]!.id })),
    );
  },
  async RUNNING(trx, batch, importer, { known, careful }) {
    const rows = await rowsIn(trx, batch.id, 'ready', careful ? 1 : WRITTEN_AT_ONCE);
    if (rows.length) await bringIn(trx, batch, rows, importer, known);
    else await finish(trx, batch.id, 'DONE');
  },
  async UNDOING(trx, batch, importer, { careful }) {
    const records = await recordsToUndo(trx, batch.id, careful ? 1 : WRITTEN_AT_ONCE);
    if (records.length) return takeBack(trx, records, importer);
    // rows that changed nothing have nothing to undo, so they only become ready again
    await sql`update import_row set state = 'ready' where batch_id = ${batch.id} and state = 'done'`.execute(
      trx,
    );
    await finish(trx, batch.id, 'UNDONE');
  },
};

async function finish(trx: Trx, id: number, state: ImportState): Promise<void> {
  await setState(trx, id, state);
  await recordImportEvent(trx, id, state);
}

/** Stores why a row failed when it was written on its own. Such a row is not imported, or an undo keeps its record. */
async function refuse(db: Db, batch: Batch, error: unknown, log: Log): Promise<void> {
  const errors = refusalOf(error) ?? [importError('', 'internal')];
  if (!refusalOf(error)) log.error({ err: error, batch: batch.id }, 'could not bring in a row');
  await inTransaction(db, { by: batch.changedBy, via: viaImport(batch.id) }, async (trx) => {
    if (!(await lockRunningBatch(trx, batch))) return;
    if (batch.state === 'UNDOING') return leave(trx, await recordsToUndo(trx, batch.id, 1), errors);
    const states = batch.state === 'RUNNING' ? (['ready'] as const) : (['received', 'read'] as const);
    const [row] = (await Promise.all(states.map((state) => rowsIn(trx, batch.id, state, 1)))).flat();
    if (row) await saveOutcomes(trx, [{ ...row, state: 'refused', errors }]);
  });
}
