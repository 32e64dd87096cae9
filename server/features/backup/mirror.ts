import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, linkSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { removeLeftovers, syncDirectory, temporaryName } from '@casebook/embedded-postgres/atomicDirectory';
import { BackupRefused, decrypted, encrypted, newKey, type Secret } from './backupFile';

/** Bytes that rows of papers name. */
export interface PaperBytes {
  sha256: string;
  bytes: number;
}

/** The folder of the mirrored papers: beside the backups. */
export const mirrorFolder = (backups: string): string => path.join(backups, 'papers');

/** The key of a mirror, encrypted with the passphrase of the backups: `age -d -i papers/key.age FILE`. */
const KEY = 'key.age';

export type Mirror = ReturnType<typeof mirrorAt>;

/**
 * Opens the mirror of a folder of backups for writing. With a passphrase its files are encrypted for a key, since to
 * derive one from a passphrase takes most of a second a file.
 * @throws BackupRefused when the mirror was begun with another passphrase, or has lost its key
 */
export async function openMirror(folder: string, passphrase?: string): Promise<Mirror> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return mirrorAt(folder, passphrase && (await keyOf(folder, passphrase)));
}

async function keyOf(folder: string, passphrase: string): Promise<string> {
  const file = path.join(folder, KEY);
  const stored = await readFile(file).catch(() => null);
  if (stored) {
    const pieces = await decrypted(asPieces(stored), { passphrase }).catch(() => {
      throw new BackupRefused('otherKey', `It is in ${folder}.`);
    });
    return (await whole(pieces)).toString();
  }
  if (readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith(ENCRYPTED)))
    throw new BackupRefused('noKey', `It was ${file}.`);
  const key = await newKey();
  const unfinished = temporaryName(file);
  const content = await whole(encrypted(asPieces(Buffer.from(key)), { passphrase }));
  await writeFile(unfinished, content, { mode: 0o600, flush: true });
  try {
    linkSync(unfinished, file); // fails if another register that shares the folder was faster
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return keyOf(folder, passphrase);
  } finally {
    await rm(unfinished, { force: true });
  }
  syncDirectory(folder);
  return key;
}

const ENCRYPTED = '.age';

/** The mirrored papers in a folder, laid out as in the folder of papers; with a key they end in `.age`. */
export function mirrorAt(folder: string, key?: string) {
  const placeOf = ({ sha256 }: Pick<PaperBytes, 'sha256'>, ending = key ? ENCRYPTED : '') =>
    path.join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256 + ending);

  return {
    key,

    /** Whether a paper is there whole; files have their names only then. */
    async has(paper: PaperBytes): Promise<boolean> {
      const found = await stat(placeOf(paper)).catch(() => null);
      return found !== null && (key ? found.size > paper.bytes : found.size === paper.bytes);
    },

    /**
     * Copies a paper to the mirror; it gets its name when it is on the disk and was read back.
     * @returns false if `content` has another hash; then nothing is kept
     */
    async add(paper: PaperBytes, content: AsyncIterable<Uint8Array>): Promise<boolean> {
      const file = placeOf(paper);
      const [parent, parents] = [path.dirname(file), path.dirname(path.dirname(file))];
      mkdirSync(parent, { recursive: true, mode: 0o700 });
      removeLeftovers(parent, path.basename(file));
      const unfinished = temporaryName(file);
      try {
        const read = hashed(content);
        const stored = key ? encrypted(read, { key }) : read;
        await pipeline(stored, createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true }));
        if (read.sha256() !== paper.sha256) return false;
        const back = hashed(await readable(unfinished, key ? { key } : undefined));
        for await (const _ of back);
        if (back.sha256() !== paper.sha256) throw new BackupRefused('damaged', `Paper: ${file}.`);
        renameSync(unfinished, file);
        for (const each of [parent, parents, folder]) syncDirectory(each);
        return true;
      } finally {
        await rm(unfinished, { force: true });
      }
    },

    /** Copies a paper to a file, decrypted. @returns the hash of what it is now; null if it is not there or unreadable */
    async copy(sha256: string, to: string): Promise<string | null> {
      for (const secret of [undefined, ...(key ? [{ key }] : [])]) {
        const file = placeOf({ sha256 }, secret ? ENCRYPTED : '');
        if (!(await stat(file).catch(() => null))) continue;
        try {
          const read = hashed(await readable(file, secret));
          await pipeline(read, createWriteStream(to, { mode: 0o600 }));
          return read.sha256();
        } catch (error) {
          // an error of the file system stops a restore; one of age says that the copy is damaged
          if ((error as NodeJS.ErrnoException).syscall) throw error;
        }
      }
      return null;
    },
  };
}

const readable = async (file: string, secret?: Secret): Promise<AsyncIterable<Uint8Array>> => {
  const stored = createReadStream(file, { highWaterMark: 256 * 1024 });
  return secret ? decrypted(stored, secret) : stored;
};

/** Passes content on, of which `sha256` is the hash once it was read to its end. */
function hashed(content: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  return {
    async *[Symbol.asyncIterator]() {
      for await (const piece of content) {
        hash.update(piece);
        yield piece;
      }
    },
    sha256: () => hash.digest('hex'),
  };
}

async function* asPieces(content: Uint8Array) {
  yield content;
}

async function whole(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}
