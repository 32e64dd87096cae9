import plugin from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { isRecord } from '../../../domain/isRecord';
import type { Database } from '../database/schema';
import { inTransaction } from '../database/transaction';
import { keepEvent } from './events';
import { readsInPieces, type Piece } from './readsInPieces';

/** One answer with more rows of a list than this counts as an export; no page of a screen has more. */
const MOST = 100;

/** Lists of figures and a user's own lists: reading them is no export. */
const NO_LISTS = new Set<string>(['dashboard', 'summary', 'notifications', 'account', 'session']);

/** Parameters that choose a part of a list, or its order and columns, but not which rows it has. */
const PARTS = new Set([
  'range',
  'sort',
  'page',
  'pageNo',
  'size',
  'pageSize',
  'sortBy',
  'ascOrDesc',
  'fields',
]);

type Db = Kysely<Database>;

/** What each server's users have read in pieces; tests run several servers in one process. */
const readings = new WeakMap<Db, ReturnType<typeof readsInPieces>>();

/** Keeps an event in the history when a user has read a list, at once or in pieces (docs/contract.md, "History"). */
export const exports = plugin<{ db: Db }>(async (app, { db }) => {
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode < 400) await keepExport(db, request, givenBy(request, reply, payload));
    return payload;
  });
});

/** The rows of a list that an answer has, and how many the list has altogether. */
interface Given extends Omit<Piece, 'filter'> {
  count: number;
}

/**
 * Keeps an export event if the user has read enough rows of a list, with this answer alone or with those before it
 * (readsInPieces.ts).
 */
export async function keepExport(db: Db, request: FastifyRequest, given: Given | null): Promise<void> {
  const { access } = request.routeOptions.config;
  if (!given || typeof access !== 'object' || request.method !== 'GET') return;
  const { resource } = access;
  if (NO_LISTS.has(resource)) return;
  const { userId } = request.user;
  const rows = given.count > MOST ? given.count : inPieces(db, request, `${userId} ${resource}`, given);
  if (rows === null) return;
  const details = { resource, query: Object.fromEntries(queryOf(request.url)), rows };
  await inTransaction(db, { by: userId, requestId: request.id }, (trx) =>
    keepEvent(trx, { kind: 'EXPORT', byUser: userId, details }),
  );
}

function inPieces(db: Db, { url }: FastifyRequest, reader: string, given: Given): number | null {
  const known = readings.get(db) ?? readsInPieces(MOST);
  readings.set(db, known);
  const filter = queryOf(url).filter(([name]) => !PARTS.has(name!));
  return known(reader, { ...given, filter: JSON.stringify([pathOf(url), filter]) });
}

/** Of a streamed answer only the number of rows is known, so their places in it stand for their ids. */
export const streamedRows = ({ url }: FastifyRequest, count: number, total: number): Given => ({
  count,
  rows: Array.from({ length: Math.min(count, MOST) }, (_, place) => `${url} ${place}`),
  total,
});

const pathOf = (url: string) => url.split('?')[0]!;

/** The query as it was sent, without NUL, which a search ignores and PostgreSQL refuses. */
const queryOf = (url: string): string[][] =>
  [...new URLSearchParams(url.split('?')[1])].map((pair) => pair.map((text) => text.replaceAll('\0', '')));

/** A record is a row by its address, so reading one after the other counts too. */
function givenBy(request: FastifyRequest, reply: FastifyReply, payload: unknown): Given | null {
  if (Array.isArray(payload)) {
    const range = reply.getHeader('content-range') as string | undefined;
    return givenRows(payload, range === undefined ? null : Number(range.split('/')[1]));
  }
  if (!isRecord(payload)) return null;
  if (Array.isArray(payload.content)) return givenRows(payload.content, payload.totalElements as number);
  return { count: 1, rows: [pathOf(request.url)], total: Infinity };
}

const givenRows = (rows: unknown[], total: number | null): Given => ({
  count: rows.length,
  rows: rows.map(rowOf),
  total,
});

const rowOf = (row: unknown, place: number): unknown => (isRecord(row) && 'id' in row ? row.id : place);
