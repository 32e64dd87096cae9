import { finished, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { WireRecord } from '../domain/wire';
import type { Database } from './db/schema';
import { pageFacts, type PageRequest } from './paging';
import { turns } from './turns';

/** Pages of at least this many rows are streamed. */
export const STREAMED_FROM = 1000;

/** Each holds a connection for as long as its reader takes: most of the pool stays for everybody else. */
const takeTurn = turns(8);

/** A reader that takes nothing for so long has gone, in milliseconds; Node lets up to twice that pass. */
const STALLED = 30_000;

interface Source {
  count(trx: Kysely<Database>): Promise<number>;
  batches(trx: Kysely<Database>): AsyncIterable<WireRecord[]>;
}

/**
 * Sends a page of any size in bounded memory, from one snapshot of the database, so that the rows are
 * exactly as many as the totals say. When it fails midway the connection breaks: half a page never
 * passes for a whole one.
 */
export async function sendStreamedPage(
  reply: FastifyReply,
  db: Kysely<Database>,
  request: PageRequest,
  source: Source,
) {
  const endTurn = await takeTurn();
  const trx = await begin(db).catch((error: unknown) => {
    endTurn();
    throw error;
  });
  const end = () => trx.rollback().execute().finally(endTurn);
  try {
    const total = await source.count(trx);
    const body = Readable.from(pageText(source.batches(trx), pageFacts(request, total)), {
      objectMode: false,
    });
    reply.raw.setTimeout(STALLED, () => reply.raw.destroy());
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
