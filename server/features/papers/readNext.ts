import { sql } from 'kysely';
import type { PaperType } from '../../../domain/papers';
import type { Db } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { rewriteEntry } from '../../platform/writes/searchEntries';
import type { PaperReader } from './reading/reader';
import { UnreadablePaper, type ReadPaper } from './reading/task';
import type { PaperStore } from './store';

/** A scan that ends the server or the job this often is not tried again. */
const MOST_TRIES = 3;

/** The most characters that are kept of a text layer. */
const LONGEST_TEXT = 200_000;

interface NextScan {
  paperId: number;
  version: number;
  sha256: string;
  type: PaperType;
}

/**
 * Counts the pages of the next scan that is not read yet, and keeps its text layer, by which the paper is found.
 * @returns whether there was one
 */
export async function readNextScan(
  db: Db,
  store: PaperStore,
  reader: Pick<PaperReader, 'readPaper'>,
): Promise<boolean> {
  const scan = await inTransaction(db, null, async (trx) => {
    const { rows } = await sql<NextScan>`
      update paper_version scan set read_tries = read_tries + 1
      from (
        select paper_id, version from paper_version where read_at is null and read_tries < ${MOST_TRIES}
        order by read_tries, created_at limit 1 for update skip locked
      ) as next
      where (scan.paper_id, scan.version) = (next.paper_id, next.version)
      returning scan.paper_id, scan.version, sha256, type
    `.execute(trx);
    return rows[0];
  });
  if (!scan) return false;
  const { paperId, version } = scan;
  const { pages, text } = await whatIsIn(scan, store, reader);
  await inTransaction(db, null, async (trx) => {
    await trx
      .updateTable('paperVersion')
      .set({ pages: pages || null, text: keptText(text), readAt: new Date() })
      .where('paperId', '=', paperId)
      .where('version', '=', version)
      .execute();
    await rewriteEntry(trx, 'papers', paperId);
  });
  return true;
}

/** A damaged or locked paper is kept as it is, without pages and text. */
async function whatIsIn(
  { sha256, type }: NextScan,
  store: PaperStore,
  reader: Pick<PaperReader, 'readPaper'>,
): Promise<ReadPaper> {
  try {
    return await reader.readPaper(store.fileOf(sha256), type);
  } catch (error) {
    if (error instanceof UnreadablePaper) return { pages: 0, text: [] };
    throw error;
  }
}

const keptText = (pages: readonly string[]): string | null =>
  pages.join('\n').replaceAll('\0', '').trim().slice(0, LONGEST_TEXT) || null;
