import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { messageText } from '../../../domain/messages';
import type { Config } from '../../platform/config';
import { defaultDataDir } from '../../platform/directories';
import { ApiError, busy, invalidField, noSpace, notFound } from '../../platform/http/errors';
import { createSemaphore } from '../../platform/semaphore';
import { syncFolder } from './store';

/** The folder of papers: PAPERS_DIR, or one beside the data. */
export const papersFolder = ({ papersDir, dataDir }: Pick<Config, 'papersDir' | 'dataDir'>): string =>
  path.resolve(papersDir ?? `${dataDir ?? defaultDataDir()}-papers`);

/** How far an upload has come: the next part begins at `offset`. */
interface Progress {
  id: string;
  offset: number;
}

/** What its sender said of a file before its first part. */
interface Announced {
  by: number;
  name: string;
  bytes: number;
}

/** A file that has been received whole, and where it is until it is stored. */
interface WholeFile {
  name: string;
  file: string;
}

/** A file that has been received whole, with its bytes. */
export interface UploadedFile {
  name: string;
  content: Buffer;
}

/** In bytes. */
interface Space {
  free: number;
  total: number;
}

/** This part of the disk is kept free. */
const KEPT_FREE = 0.2;

async function spaceOn(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

const DAY = 24 * 60 * 60 * 1000;

export type Uploads = ReturnType<typeof createUploads>;

/**
 * Files that arrive in parts (docs/contract.md, "Uploads"), in a folder that several processes may share. Only the
 * person who began an upload may go on with it or use it. A part is on the disk before it is answered.
 */
export function createUploads(papers: string, space: (folder: string) => Promise<Space> = spaceOn) {
  const folder = path.join(papers, 'uploads');
  const partsOf = (id: string) => path.join(folder, id);
  const announcedIn = (id: string) => path.join(folder, `${id}.json`);
  // with the copies of intake.ts, parts that wait for the disk leave a thread to compress what others asked for
  const turns = createSemaphore({ atOnce: 1 });

  /** @throws 404 also if somebody else began it */
  async function found(id: string, by: number): Promise<Announced & Progress> {
    if (!ID.test(id)) throw notFound();
    try {
      const announced = JSON.parse(await readFile(announcedIn(id), 'utf8')) as Announced;
      if (announced.by === by) return { ...announced, id, offset: (await stat(partsOf(id))).size };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    throw notFound();
  }

  /** @throws 400 at `uploadId` if it is not there, not whole, or larger than `most` */
  async function whole(id: string, by: number, most: number): Promise<WholeFile> {
    const { name, bytes, offset } = await found(id, by).catch((error: unknown) => {
      throw error instanceof ApiError ? invalidField('uploadId', 'uploadGone') : error;
    });
    if (bytes > most) throw tooLarge('uploadId', most);
    if (offset < bytes) throw invalidField('uploadId', 'uploadGone');
    return { name, file: partsOf(id) };
  }

  return {
    /** @throws 507 if the disk would then be too full */
    begin: (announced: Announced): Promise<Progress> =>
      refusingWithoutSpace(async () => {
        const id = randomBytes(16).toString('hex');
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const { free, total } = await space(folder);
        if (free - announced.bytes < total * KEPT_FREE) throw new ApiError(507, 'papersFull');
        await write(partsOf(id), 'wx', Buffer.alloc(0));
        await write(announcedIn(id), 'wx', Buffer.from(JSON.stringify(announced)));
        await syncFolder(folder);
        return { id, offset: 0 };
      }),

    /** @throws 404 */
    async progress(id: string, by: number): Promise<Progress> {
      const { offset } = await found(id, by);
      return { id, offset };
    },

    /**
     * Adds a part; one that is there already changes nothing.
     * @throws 404, 409 with the offset at which the next part begins, 413 if the file becomes larger than was said
     */
    add: (id: string, by: number, at: number, part: Buffer): Promise<Progress> =>
      refusingWithoutSpace(async () => {
        const { offset, bytes } = await found(id, by);
        const end = at + part.length;
        if (at > offset) throw new ApiError(409, 'uploadGap', { params: { offset } });
        if (end > bytes) throw new ApiError(413, 'tooLarge');
        if (end > offset)
          await turns.run(undefined, { refusal: busy }, () => write(partsOf(id), 'r+', part, at));
        return { id, offset: Math.max(offset, end) };
      }),

    whole,

    /** Reads a small file. @throws as `whole` */
    async take(id: string, by: number, most: number): Promise<UploadedFile> {
      const { name, file } = await whole(id, by, most);
      return { name, content: await readFile(file) };
    },

    /** Removes an upload that has been stored. */
    async drop(id: string): Promise<void> {
      for (const file of [announcedIn(id), partsOf(id)]) await rm(file, { force: true });
    },

    /** Removes what nobody has added to for a day. */
    async clean(now: number): Promise<void> {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const file = path.join(folder, name);
        const last = await stat(partsOf(name.replace(/\.json$/, ''))).catch(() => null);
        if (!last || now - last.mtimeMs > DAY) await rm(file, { force: true });
      }
    },
  };
}

const ID = /^[0-9a-f]{32}$/;

const MIB = 1024 * 1024;

/** 400 at a field: the file is larger than `most` bytes. */
export function tooLarge(field: string, most: number): ApiError {
  const params = { max: most / MIB };
  const message = messageText('fileTooLarge', params);
  return new ApiError(400, 'invalid', {
    message,
    errors: [{ field, code: 'fileTooLarge', message, params }],
  });
}

async function write(file: string, flags: 'wx' | 'r+', content: Buffer, at = 0): Promise<void> {
  const handle = await open(file, flags, 0o600);
  try {
    for (let done = 0; done < content.length;)
      done += (await handle.write(content, done, content.length - done, at + done)).bytesWritten;
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function refusingWithoutSpace<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? noSpace() : error;
  }
}
