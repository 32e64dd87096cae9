import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { PAPER_FILE, type PaperType } from '../../../../domain/papers';
import { scanFaults } from '../../../../domain/scans';
import type { Config } from '../../../platform/config';
import type { Db } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';
import { invalidField } from '../../../platform/http/errors';
import type { PaperReader } from '../reading/reader';
import { UnreadablePaper } from '../reading/task';
import { judgeFile } from '../typeOf';
import { papersFolder } from '../uploads';
import { fileIn, filesIn, putInto, type FolderFile } from './folder';

interface Parts {
  db: Db;
  config: Pick<Config, 'scanDir' | 'papersDir' | 'dataDir'>;
  reader: PaperReader;
  /** How long a file must not change to count as written, in milliseconds. */
  settle?: number;
}

/** The folder of SCAN_DIR; by default one of our own, which receives what is dropped on the screen. */
export const scanFolder = ({ scanDir, ...config }: Parts['config']): string =>
  path.resolve(scanDir ?? path.join(papersFolder(config), 'inbox'));

export type Inbox = ReturnType<typeof createInbox>;

/** The most that is kept of a scan's text, in characters, of its first pages. */
const LONGEST_TEXT = 20_000;
const READ_PAGES = 3;

/**
 * The folder into which a scanner writes, and the register's rows of it (docs/contract.md, "Scan inbox"). Several
 * processes may watch one folder. A scan stays there until its bytes and its paper are stored: a row with a paper says
 * that its file may go, so a server that is stopped in between attaches nothing twice.
 */
export function createInbox({ db, config, reader, settle = 4000 }: Parts) {
  const folder = scanFolder(config);
  /** The files without a row, and since when each looks as it does. */
  const settling = new Map<string, FolderFile & { since: number }>();
  const fileOf = (name: string) => path.join(folder, name);

  const rows = () =>
    db.selectFrom('scan').select(['id', 'fileName', 'bytes', 'modified', 'paperId']).execute();

  const forget = (id: number, by: number | null = null) =>
    inTransaction(db, by, (trx) => trx.deleteFrom('scan').where('id', '=', id).execute());

  function isSettled(name: string, file: FolderFile): boolean {
    const now = performance.now();
    const before = settling.get(name);
    if (before && isSame(before, file)) return file.bytes > 0 && now - before.since >= settle;
    settling.set(name, { ...file, since: now });
    return file.bytes > 0 && settle === 0;
  }

  /** Adds the row of a file. */
  async function add(name: string, file: FolderFile, by: number | null = null): Promise<void> {
    const judged = await judgeFile(fileOf(name));
    const sha256 = await hashOf(fileOf(name));
    const now = await fileIn(folder, name);
    if (!now || !isSame(now, file)) return;
    const read = 'type' in judged ? { type: judged.type } : { refusal: judged.refusal, readAt: new Date() };
    await inTransaction(db, by, (trx) =>
      trx
        .insertInto('scan')
        .values({ fileName: name, ...file, sha256, ...read })
        .onConflict((conflict) => conflict.column('fileName').doNothing())
        .execute(),
    );
  }

  const waitingWith = (sha256: string) =>
    db
      .selectFrom('scan')
      .select('id')
      .where('sha256', '=', sha256)
      .where('paperId', 'is', null)
      .executeTakeFirst();

  /** Compares rows and folder: adds what is new and whole, forgets what is gone, removes what is attached. */
  async function look(): Promise<void> {
    const files = await filesIn(folder, config.scanDir === undefined);
    for (const { id, fileName, paperId, ...row } of await rows()) {
      const file = files.get(fileName);
      files.delete(fileName);
      if (!file || !isSame(row, file)) await forget(id);
      else if (paperId !== null) await remove(id, fileName);
    }
    for (const [name, file] of files) {
      if (!isSettled(name, file)) continue;
      // gone or locked since it was listed
      await add(name, file).catch((error: NodeJS.ErrnoException) => {
        if (!error.code || !PASSING.has(error.code)) throw error;
      });
    }
    for (const name of settling.keys()) if (!files.has(name)) settling.delete(name);
  }

  async function remove(id: number, name: string, by: number | null = null): Promise<void> {
    await rm(fileOf(name), { force: true });
    await forget(id, by);
  }

  /** Takes the next scan that nobody has read; another process goes on after one that stopped meanwhile. */
  const nextUnread = () =>
    inTransaction(db, null, async (trx) => {
      const { rows } = await sql<{ id: number; fileName: string; type: PaperType }>`
        update scan set claimed_at = now() where id = (
          select id from scan
          where read_at is null and (claimed_at is null or claimed_at < now() - interval '3 minutes')
          order by id limit 1 for update skip locked
        ) returning id, file_name, type
      `.execute(trx);
      return rows[0];
    });

  return {
    fileOf,
    look,
    remove,

    /** Whether the folder can be read; one of our own is made when something comes in. */
    isReachable: () =>
      config.scanDir === undefined ||
      readdir(folder).then(
        () => true,
        () => false,
      ),

    /** Reads labels, pages and text of the next scan. @returns whether there was one */
    async readNext(): Promise<boolean> {
      const next = await nextUnread();
      if (!next) return false;
      const read = await readScan(reader, fileOf(next.fileName), next.type);
      await inTransaction(db, null, (trx) =>
        trx
          .updateTable('scan')
          .set({ ...read, readAt: new Date() })
          .where('id', '=', next.id)
          .execute(),
      );
      return true;
    },

    /**
     * Takes in a file from elsewhere, which stays there; one whose bytes wait already is not taken twice.
     * @returns the id of its scan
     * @throws 400 at `uploadId` for what is no paper
     */
    async takeIn(file: string, wanted: string, by: number): Promise<number> {
      const judged = await judgeFile(file);
      if ('refusal' in judged) throw invalidField(PAPER_FILE, judged.refusal);
      const sha256 = await hashOf(file);
      if (!(await waitingWith(sha256))) {
        const name = await putInto(folder, file, wanted);
        const put = await fileIn(folder, name);
        if (put) await add(name, put, by);
      }
      const scan = await waitingWith(sha256);
      if (!scan) throw invalidField(PAPER_FILE, 'uploadGone');
      return scan.id;
    },
  };
}

const PASSING = new Set(['ENOENT', 'EBUSY', 'EACCES', 'EPERM']);

const isSame = (a: FolderFile, b: FolderFile): boolean => a.bytes === b.bytes && a.modified === b.modified;

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** @throws if the reader is closed meanwhile */
async function readScan(reader: PaperReader, file: string, type: PaperType) {
  try {
    const { pages, text } = await reader.readPaper(file, type);
    const first = text.slice(0, READ_PAGES).join('\n').slice(0, LONGEST_TEXT);
    return { pages, text: first, labels: await reader.labelsOf(file, type) };
  } catch (error) {
    if (!(error instanceof UnreadablePaper)) throw error;
    return { fault: scanFaults.find((each) => each === error.fault) ?? 'damaged' };
  }
}
