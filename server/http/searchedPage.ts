import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { contractPage } from './paging';
import {
  countSearched,
  pageOfSearched,
  streamSearched,
  type SearchedRegister,
  type SearchQuery,
} from '../store/lists/searchedPages';
import { sendStreamedPage } from './streamedPage';

/** Sends a page of a register that is sorted by id; streams a page too large to hold in memory. */
export async function searchedPage(
  reply: FastifyReply,
  db: Kysely<Database>,
  register: SearchedRegister,
  query: SearchQuery,
) {
  if (query.size > register.atOnce) {
    return sendStreamedPage(reply, db, query, {
      count: (trx) => countSearched(trx, register, query),
      batches: (trx) => streamSearched(trx, register, query),
    });
  }
  return contractPage(query, await pageOfSearched(db, register, query));
}
