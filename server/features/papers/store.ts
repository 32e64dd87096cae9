import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { renameWhenFree } from '@casebook/embedded-postgres/atomicDirectory';

/** Bytes from the first to the last, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

export type PaperStore = ReturnType<typeof createPaperStore>;

/**
 * The bytes of papers by their SHA-256, in a folder that several processes may share. Nothing else touches them:
 * another kind of store needs these five calls. Whatever is said to be put is on the disk, also after a power cut.
 */
export function createPaperStore(folder: string) {
  const placeOf = (sha256: string) => {
    if (!SHA256.test(sha256)) throw new Error(`${sha256} is no SHA-256`);
    return path.join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  };

  return {
    /** Keeps a copy of a file, once for the same bytes. */
    async put(file: string): Promise<{ sha256: string; bytes: number }> {
      // what is left of an interrupted copy is removed with the unfinished uploads there
      const unfinished = path.join(folder, 'uploads', `${randomBytes(16).toString('hex')}.copy`);
      await mkdir(path.dirname(unfinished), { recursive: true, mode: 0o700 });
      try {
        const copied = await copy(file, unfinished);
        const place = placeOf(copied.sha256);
        await makeDirectory(folder, path.dirname(place));
        // also over an equal file: the newer one is not taken for a leftover
        renameWhenFree(unfinished, place);
        await syncFolder(path.dirname(place));
        return copied;
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    get: (sha256: string, range?: ByteRange): Readable =>
      createReadStream(placeOf(sha256), range && { start: range.first, end: range.last }),

    /** The path of the bytes, for a program that reads files; only to read. */
    fileOf: placeOf,

    /** The size and the age of the bytes; null if they are not there. */
    async head(sha256: string): Promise<{ bytes: number; since: Date } | null> {
      try {
        const { size, mtime } = await stat(placeOf(sha256));
        return { bytes: size, since: mtime };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        return null;
      }
    },

    /** The SHA-256 of everything that is stored, in order. */
    async *list(): AsyncGenerator<string> {
      for (const first of await namesIn(folder, PAIR))
        for (const second of await namesIn(path.join(folder, first), PAIR))
          yield* await namesIn(path.join(folder, first, second), SHA256);
    },

    delete: (sha256: string): Promise<void> => rm(placeOf(sha256), { force: true }),
  };
}

const SHA256 = /^[0-9a-f]{64}$/;
const PAIR = /^[0-9a-f]{2}$/;

async function namesIn(directory: string, pattern: RegExp): Promise<string[]> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => pattern.test(name)).toSorted();
}

async function makeDirectory(folder: string, directory: string): Promise<void> {
  if (!(await mkdir(directory, { recursive: true, mode: 0o700 }))) return;
  await syncFolder(path.dirname(directory));
  await syncFolder(folder);
}

/** Makes a new name last through a power cut while others are served; Windows cannot open folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const PIECE = 256 * 1024;

/** Copies a file to the disk and hashes it meanwhile, a piece at a time. */
async function copy(from: string, to: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  const piece = Buffer.allocUnsafe(PIECE);
  const source = await open(from, 'r');
  try {
    const target = await open(to, 'wx', 0o600);
    try {
      let bytes = 0;
      for (;;) {
        const { bytesRead } = await source.read(piece, 0, PIECE, bytes);
        if (!bytesRead) break;
        const read = piece.subarray(0, bytesRead);
        hash.update(read);
        await target.writeFile(read);
        bytes += bytesRead;
      }
      await target.sync();
      return { sha256: hash.digest('hex'), bytes };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
