import plugin from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { isRecord } from '../../domain/isRecord';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { keepEvent } from '../store/events';

/** Reading a whole list with more rows than this counts as an export. */
const MOST = 100;

/** Lists of figures and a user's own lists: reading a whole one is not an export. */
const NO_LISTS = new Set<string>(['dashboard', 'summary', 'notifications', 'account', 'session']);

type Db = Kysely<Database>;

/** Keeps an event in the history when a user reads a whole list (docs/contract.md, "History"). */
export const exports = plugin<{ db: Db }>(async (app, { db }) => {
  app.addHook('preSerialization', async (request, reply, payload) => {
    await keepExport(db, request, rowsOfWhole(reply, payload));
    return payload;
  });
});

/**
 * Keeps an export event in the history if a user has read a whole list with enough rows.
 * @param rows the number of rows; null for a part of a list, or no list
 */
export async function keepExport(db: Db, request: FastifyRequest, rows: number | null): Promise<void> {
  const { access } = request.routeOptions.config;
  if (rows === null || rows <= MOST || typeof access !== 'object') return;
  const { resource } = access;
  if (NO_LISTS.has(resource)) return;
  const query = queryOf(request.url);
  const { userId } = request.user;
  await inTransaction(db, { by: userId, requestId: request.id }, (trx) =>
    keepEvent(trx, { kind: 'EXPORT', byUser: userId, details: { resource, query, rows } }),
  );
}

/** The query as it was sent, without NUL, which a search ignores and PostgreSQL refuses. */
const queryOf = (url: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(url.split('?')[1])].map((pair) => pair.map((text) => text.replaceAll('\0', ''))),
  );

/** The number of rows if the answer is a whole list, else null. */
function rowsOfWhole(reply: FastifyReply, payload: unknown): number | null {
  if (Array.isArray(payload)) {
    const range = reply.getHeader('content-range') as string | undefined;
    const isPart = range !== undefined && Number(range.split('/')[1]) !== payload.length;
    return isPart || reply.hasHeader('casebook-total') ? null : payload.length;
  }
  if (!isRecord(payload) || !Array.isArray(payload.content)) return null;
  return payload.content.length === payload.totalElements ? payload.content.length : null;
}
