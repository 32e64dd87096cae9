import type { EventKind } from '../../../domain/history';
import type { Db, Trx } from '../database/schema';
import plugin from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from '../../../domain/isRecord';
import type { SignedInUser } from '../http/access';
import { inTransaction } from '../database/transaction';

interface NewEvent {
  kind: EventKind;
  /** Null: whoever runs the server, or somebody who is not signed in. */
  byUser: number | null;
  /** The account that the event is about, if any. */
  aboutUser?: number | null;
  /** The time of the event: now, except for sample data. */
  at?: Date;
  /** Facts of the event, never a secret. */
  details?: Record<string, unknown>;
}

/** Keeps an event in the transaction of what happened. @returns its id. */
export async function recordEvent(trx: Trx, event: NewEvent): Promise<number> {
  const { details, ...columns } = event;
  const { id } = await trx
    .insertInto('event')
    .values({ ...columns, details: details ? JSON.stringify(details) : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

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

/** What each server's users have read in pieces; tests run several servers in one process. */
const readings = new WeakMap<Db, ReturnType<typeof readsInPieces>>();

/** Keeps an event in the history when a user has read a list, at once or in pieces (docs/contract.md, "History"). */
export const exports = plugin<{ db: Db }>(async (app, { db }) => {
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode < 400) await recordExport(db, request, givenBy(request, reply, payload));
    return payload;
  });
});

/** The rows of a list that an answer has, and how many the list has altogether. */
interface Given extends Omit<Piece, 'filter'> {
  count: number;
}

/**
 * Keeps an export event if the user has read enough rows of a list, with this answer alone or with those before it
 * (`readsInPieces`).
 */
export async function recordExport(db: Db, request: FastifyRequest, given: Given | null): Promise<void> {
  const { access } = request.routeOptions.config;
  if (!given || typeof access !== 'object' || request.method !== 'GET') return;
  const { resource } = access;
  if (NO_LISTS.has(resource)) return;
  const { userId, token } = request.user;
  const rows = given.count > MOST ? given.count : inPieces(db, request, `${userId} ${resource}`, given);
  if (rows === null) return;
  const details = { resource, query: Object.fromEntries(queryOf(request.url)), rows, ...byToken(token) };
  await inTransaction(db, { by: userId, requestId: request.id }, (trx) =>
    recordEvent(trx, { kind: 'EXPORT', byUser: userId, details }),
  );
}

/** Names the API token in the details of an event. */
export const byToken = (token: SignedInUser['token']) => token && { token: token.name };

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
    // figures, such as totals by section, are no records
    if (!payload.every((row) => isRecord(row) && 'id' in row)) return null;
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

/** A part of a list that one answer has given to somebody. */
interface Piece {
  rows: readonly unknown[];
  /** How many rows the list has with this filter; null for a list that is never answered in parts. */
  total: number | null;
  /** The filter of the list, as a text. */
  filter: string;
}

/** This share of a list counts as the whole list. */
const NEARLY_ALL = 0.9;

/** The most records of one register that somebody reads in an hour without an export, such as 50 pages of 20. */
const MOST_RECORDS = 1000;

const HOUR = 60 * 60_000;

/** What somebody has read of one register since an instant. */
interface Reading {
  since: number;
  rows: Set<unknown>;
  byFilter: Map<string, Set<unknown>>;
}

/**
 * Remembers, in the memory of this process, which rows readers get in pieces. The returned function adds a piece, and
 * returns the number of rows once a reader has, within an hour, nearly all of a list of more than `most` rows, or
 * more than 1,000 records of a register; null before. Then it begins anew.
 */
export function readsInPieces(most: number, now = Date.now) {
  const readings = new Map<string, Reading>();

  function readingOf(reader: string): Reading {
    const known = readings.get(reader);
    if (known && now() - known.since < HOUR) return known;
    for (const [other, { since }] of readings) if (now() - since >= HOUR) readings.delete(other);
    const begun = { since: now(), rows: new Set<unknown>(), byFilter: new Map<string, Set<unknown>>() };
    readings.set(reader, begun);
    return begun;
  }

  return (reader: string, { rows, total, filter }: Piece): number | null => {
    if (total === null || !rows.length) return null;
    const reading = readingOf(reader);
    const ofFilter = reading.byFilter.get(filter) ?? new Set();
    reading.byFilter.set(filter, ofFilter);
    for (const row of rows) for (const read of [reading.rows, ofFilter]) read.add(row);
    const isList = ofFilter.size > most && ofFilter.size >= total * NEARLY_ALL;
    if (!isList && reading.rows.size <= MOST_RECORDS) return null;
    readings.delete(reader);
    return isList ? ofFilter.size : reading.rows.size;
  };
}
