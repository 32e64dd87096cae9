import { finished, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { WireRecord } from '../../domain/wire';
import type { Database } from '../db/schema';
import { pageFacts, type PageRequest } from './paging';
import { departure } from './departure';
import { busy } from './errors';
import { fairSemaphore } from './fairSemaphore';
import { takenInTime } from './takenInTime';

/** Pages of at least this many rows are streamed. */
export const STREAMED_FROM = 1000;

/**
 * Each holds a connection for as long as its reader takes: most of the pool stays for everybody else, and
 * nobody's readers hold up everybody's.
 */
const turns = fairSemaphore({
  atOnce: 8,
  ofOne: 2,
  patience: 15_000,
  waitingOfOne: 10,
  refusal: () => busy('largePagesBusy', 15),
});

/**
 * How long a reader may take for a piece of 64 KiB, in milliseconds. That is 4 KiB a second: the slowest
 * line brings more, and a spreadsheet is written a thousand times as fast.
 */
const SLOWEST = 15_000;

/** A reader that takes nothing of the end for so long has gone; Node lets up to twice that pass. */
const STALLED = 30_000;

interface Source {
  count(trx: Kysely<Database>): Promise<number>;
  batches(trx: Kysely<Database>): AsyncIterable<WireRecord[]>;
}

/** Sends a page of the contract of any size, as `sendStreamed` does. */
export const sendStreamedPage = (
  reply: FastifyReply,
  db: Kysely<Database>,
  request: PageRequest,
  source: Source,
) =>
  sendStreamed(reply, db, async (trx) => {
    const total = await source.count(trx);
    return pageText(source.batches(trx), pageFacts(request, total));
  });

/**
 * Sends JSON of any size in bounded memory, from one snapshot of the database, so that the rows are
 * exactly as many as the totals say. When it fails midway the connection breaks: half a page never
 * passes for a whole one.
 *
 * @param open may set headers; answers the text piece by piece
 */
export async function sendStreamed(
  reply: FastifyReply,
  db: Kysely<Database>,
  open: (trx: Kysely<Database>) => Promise<AsyncIterable<string>>,
) {
  const gone = departure(reply);
  const endTurn = await turns.take(reply.request.user.userId, gone).catch((error: unknown) => {
    if (!gone.aborted) throw error;
  });
  if (!endTurn) return reply.hijack(); // nobody is left to answer
  const trx = await begin(db).catch((error: unknown) => {
    endTurn();
    throw error;
  });
  const end = () => trx.rollback().execute().finally(endTurn);
  try {
    const text = await open(trx);
    const leaveBehind = () => {
      body.destroy();
      reply.raw.destroy();
    };
    const body = Readable.from(takenInTime(text, SLOWEST, leaveBehind), { objectMode: false });
    reply.raw.setTimeout(STALLED, leaveBehind);
    finished(body, () => void end().catch((error: unknown) => reply.log.warn({ err: error }, 'page ended')));
    return reply.type('application/json; charset=utf-8').send(body);
  } catch (error) {
    await end();
    throw error;
  }
}

const begin = (db: Kysely<Database>) =>
  db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();

async function* pageText(batches: AsyncIterable<WireRecord[]>, facts: ReturnType<typeof pageFacts>) {
  let before = '{"content":[';
  for await (const batch of batches) {
    yield before + batch.map((record) => JSON.stringify(record)).join(',');
    before = ',';
  }
  yield `${before === ',' ? '' : before}],${JSON.stringify(facts).slice(1)}`;
}
