import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { mediaTypes, type PaperType } from '../../../domain/papers';
import { inTransaction } from '../../platform/database/transaction';
import type { Db } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import { attachment } from '../../platform/http/attachment';
import { ApiError, notFound } from '../../platform/http/errors';
import { todayInDhaka } from '../../platform/resource/filters';
import { isVisible } from '../../platform/resource/records';
import { byToken, recordEvent } from '../../platform/writes/events';
import { UnreadablePaper } from './reading/task';
import { papers } from './resource';
import type { ByteRange, PaperStore } from './store';

/** A scan that somebody may see. */
interface SeenScan {
  paperId: number;
  version: number;
  caseFilingId: number;
  sha256: string;
  bytes: number;
  type: PaperType;
  fileName: string;
}

/**
 * A scan of a paper, by default the one that is shown.
 * @throws 404, also if the user may not see the paper
 */
export async function seenScan(
  db: Db,
  { id, version }: { id: number; version?: number | undefined },
  user: SignedInUser,
): Promise<SeenScan> {
  if (!(await isVisible(db, papers, id, user))) throw notFound();
  const { rows } = await sql<SeenScan>`
    select paper.id as paper_id, scan.version, case_filing_id, scan.sha256, scan.bytes, scan.type, file_name
    from paper join paper_version scan on scan.paper_id = paper.id
    where paper.id = ${id} and scan.version = coalesce(${version ?? null}::int, paper.file_version)
  `.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/**
 * Sends the bytes of a scan, byte for byte as they came, never to be run: as an attachment, in no script's origin.
 * A download is an event; the further parts of one are not.
 */
export async function sendContent(
  db: Db,
  store: PaperStore,
  { request, reply, scan }: { request: FastifyRequest; reply: FastifyReply; scan: SeenScan },
) {
  const { sha256, bytes } = scan;
  const etag = `"${sha256}"`;
  void neverRun(reply, scan).headers({ etag, 'accept-ranges': 'bytes' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const range = rangeOf(request, bytes, etag);
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  if (!range || range.first === 0) await recordDownload(db, request, scan);
  if (range) void reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${bytes}`);
  void reply.header('content-length', range ? range.last - range.first + 1 : bytes);
  return reply.send(store.get(sha256, range ?? undefined));
}

/** Headers by which a browser saves a file of whatever type, and runs nothing of it. */
export const neverRun = (
  reply: FastifyReply,
  { type, fileName }: { type: PaperType | null; fileName: string },
): FastifyReply =>
  reply.headers({
    'content-type': type ? mediaTypes[type] : 'application/octet-stream',
    'content-disposition': attachment(fileName, `paper.${type ?? 'bin'}`),
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
  });

const RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/;

/** The one range that is asked for; null for all of it, also where several are asked for. */
function rangeOf({ headers }: FastifyRequest, bytes: number, etag: string): ByteRange | 'outside' | null {
  const asked = RANGE.exec(headers.range ?? '');
  const ifRange = headers['if-range'];
  if (!asked || (ifRange !== undefined && ifRange !== etag)) return null;
  const [, first, last, suffix] = asked;
  const from = suffix === undefined ? Number(first) : Math.max(0, bytes - Number(suffix));
  const to = last ? Math.min(Number(last), bytes - 1) : bytes - 1;
  return from > to || suffix === '0' ? 'outside' : { first: from, last: to };
}

/** Sends a page that was drawn. @throws 404 for a page that the paper does not have, 422 if it cannot be drawn */
export async function sendPicture(reply: FastifyReply, draw: () => Promise<Uint8Array>) {
  try {
    const picture = await draw();
    return await reply
      .headers({ 'content-type': 'image/jpeg', 'content-security-policy': 'sandbox' })
      .send(Buffer.from(picture));
  } catch (error) {
    if (!(error instanceof UnreadablePaper)) throw error;
    throw error.fault === 'noSuchPage' ? notFound() : new ApiError(422, 'pictureNotMade');
  }
}

/** One event for a person, a scan and a day: a viewer reads the same file again and again. */
async function recordDownload(db: Db, request: FastifyRequest, scan: SeenScan): Promise<void> {
  const { paperId, version, caseFilingId, sha256 } = scan;
  const { rows } = await sql`
    select from event where by_user = ${request.user.userId} and kind = 'PAPER_DOWNLOADED'
      and at >= ${todayInDhaka}::timestamp at time zone 'Asia/Dhaka' and details @> ${JSON.stringify({ paperId, sha256 })}::jsonb limit 1
  `.execute(db);
  if (rows.length) return;
  await inTransaction(db, { by: request.user.userId, requestId: request.id }, (trx) =>
    recordEvent(trx, {
      kind: 'PAPER_DOWNLOADED',
      byUser: request.user.userId,
      details: { paperId, version, caseFilingId, sha256, ...byToken(request.user.token) },
    }),
  );
}
