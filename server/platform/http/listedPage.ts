import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { WireRecord } from '../../../domain/wire';
import type { Database } from '../database/schema';
import { keepExport, streamedRows } from '../writes/exports';
import { pageOf, streamOf, totalOf, type ListedRegister, type ListQuery } from '../lists/listedRegister';
import { contractPage, limitedTo, pageFacts } from './paging';
import { sendStreamed, STREAMED_FROM } from './streamedPage';

/** Sends a page of a register in the contract's format; streams a page too large to hold in memory. */
export async function listedPage<F>(
  reply: FastifyReply,
  db: Kysely<Database>,
  list: ListedRegister<F>,
  query: ListQuery<F>,
) {
  if (query.size <= (list.atOnce ?? STREAMED_FROM - 1)) {
    return contractPage(query, await pageOf(db, list, query));
  }
  return sendStreamed(reply, db, async (trx) => {
    const total = await totalOf(trx, list, query);
    const facts = pageFacts(query, total);
    const { request } = reply;
    await keepExport(db, request, streamedRows(request, facts.numberOfElements, total));
    return pageText(streamOf(trx, list, query), query.fields, facts);
  });
}

async function* pageText(
  batches: AsyncIterable<WireRecord[]>,
  fields: ListQuery['fields'],
  facts: ReturnType<typeof pageFacts>,
) {
  let before = '{"content":[';
  for await (const records of batches) {
    const batch = limitedTo(fields, records);
    for (let row = 0; row < batch.length; row += ROWS_AT_ONCE) {
      yield before + JSON.stringify(batch.slice(row, row + ROWS_AT_ONCE)).slice(1, -1);
      before = ',';
    }
  }
  yield `${before === ',' ? '' : before}],${JSON.stringify(facts).slice(1)}`;
}

/**
 * How many rows are joined to one text. A row has one or two kilobytes, so the text stays below 128 KiB; V8
 * frees larger texts much later.
 */
const ROWS_AT_ONCE = 40;
