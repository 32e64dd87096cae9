import { finished, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Db } from '../database/schema';
import { createSemaphore } from '../semaphore';
import { busy } from './errors';
import { takeTurn } from './turns';

/** Pages of at least this many rows are streamed. */
export const STREAMED_FROM = 1000;

/**
 * A streamed page holds a database connection until its reader is done. The limit leaves most of the pool to
 * other requests, and the limit per user keeps one user from taking all slots.
 */
const slots = createSemaphore<number>({ atOnce: 8, limitsOf: () => ({ slots: 2, queue: 10 }) });

/**
 * Maximum time for a client to read 64 KiB, in milliseconds, which is 4 KiB a second. The slowest network
 * connection is faster, and a spreadsheet export reads a thousand times as fast.
 */
const SLOWEST = 15_000;

/** Socket idle timeout for the end of a page, in milliseconds; Node may take up to twice as long. */
const STALLED = 30_000;

/**
 * Streams JSON of any size in bounded memory, from one snapshot of the database, so that rows and totals
 * agree. A failure midway closes the connection: a client never takes half a page for a whole one.
 *
 * @param open may set headers; returns the text in chunks
 */
export async function sendStreamed(
  reply: FastifyReply,
  db: Db,
  open: (trx: Db) => Promise<AsyncIterable<string>>,
) {
  const release = await takeTurn(reply, slots, {
    key: reply.request.user.userId,
    maxWait: 15_000,
    refusal: () => busy('largePagesBusy', 15),
  });
  if (!release) return reply.hijack(); // the client has disconnected
  const trx = await begin(db).catch((error: unknown) => {
    release();
    throw error;
  });
  const end = () => trx.rollback().execute().finally(release);
  try {
    const text = await open(trx);
    const disconnect = () => {
      body.destroy();
      reply.raw.destroy();
    };
    const body = Readable.from(timedChunks(text, SLOWEST, disconnect), { objectMode: false });
    reply.raw.setTimeout(STALLED, disconnect);
    finished(body, () => void end().catch((error: unknown) => reply.log.warn({ err: error }, 'page ended')));
    return reply.type('application/json; charset=utf-8').send(body);
  } catch (error) {
    await end();
    throw error;
  }
}

const begin = (db: Db) =>
  db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();

/** Maximum chunk length, in characters. */
const PIECE = 64 * 1024;

/**
 * Yields a text in chunks and calls `onTooSlow` when the consumer takes longer than `within` milliseconds for
 * one of them, because it has stalled or reads very slowly. Time spent waiting for the database does not
 * count.
 */
export async function* timedChunks(
  texts: AsyncIterable<string>,
  within: number,
  onTooSlow: () => void,
): AsyncGenerator<string> {
  for await (const text of texts) {
    for (let start = 0, end = 0; start < text.length; start = end) {
      end = pieceEnd(text, start);
      const timer = setTimeout(onTooSlow, within);
      try {
        yield text.slice(start, end);
      } finally {
        clearTimeout(timer);
      }
    }
  }
}

/** It never splits a surrogate pair: each chunk is encoded on its own, and half a pair has no UTF-8 encoding. */
function pieceEnd(text: string, start: number): number {
  const end = start + PIECE;
  return HIGH_SURROGATE.test(text[end - 1] ?? '') ? end + 1 : end;
}

const HIGH_SURROGATE = /[\ud800-\udbff]/;
