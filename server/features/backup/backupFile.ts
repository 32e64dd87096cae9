import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable, type Transform } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Header } from 'tar';
import { z } from 'zod';
import { createHash, type Hash } from 'node:crypto';

/**
 * The compression level: faster levels write much larger files, and this one keeps up with PostgreSQL on one
 * core.
 */
const COMPRESSION = { level: 3, chunkSize: 256 * 1024 };

/** The size of decompressed chunks, in bytes: small ones are garbage-collected sooner. */
const PIECE = 64 * 1024;

/** scrypt's work factor, as a power of two: 15 takes 32 MiB of memory, once per file. */
const WORK_FACTOR = 15;

/**
 * Compresses the archive, and with a passphrase encrypts it in the format of age, so that
 * `age -d FILE | tar xz` reads it without Casebook.
 */
export function packed(archive: AsyncIterable<Buffer>, passphrase?: string): AsyncIterable<Uint8Array> {
  const compressed = through(archive, createGzip(COMPRESSION));
  return passphrase ? encrypted(compressed, { passphrase }) : compressed;
}

/** What age encrypts for: a passphrase, or a key, which takes no time to derive. */
export type Secret = { passphrase: string } | { key: string };

export const newKey = (): Promise<string> => generateX25519Identity();

/** Encrypts in the format of age, piece by piece. */
export async function* encrypted(source: AsyncIterable<Uint8Array>, secret: Secret) {
  const encrypter = new Encrypter();
  if ('key' in secret) encrypter.addRecipient(await identityToRecipient(secret.key));
  else {
    encrypter.setScryptWorkFactor(WORK_FACTOR);
    encrypter.setPassphrase(secret.passphrase);
  }
  yield* chunks(await encrypter.encrypt(asWeb(source)));
}

/** The archive in a file. @throws BackupRefused when it cannot be unpacked. */
async function* unpacked(file: string, passphrase?: string): AsyncGenerator<Buffer> {
  const start = await firstBytes(file, AGE.length);
  const isEncrypted = start.toString('latin1') === AGE;
  if (isEncrypted && !passphrase) throw new BackupRefused('locked');
  if (!isEncrypted && !(start[0] === 0x1f && start[1] === 0x8b)) throw new BackupRefused('noBackup');
  const stored = createReadStream(file, { highWaterMark: 256 * 1024 });
  const compressed = isEncrypted ? await decrypted(stored, { passphrase: passphrase! }) : stored;
  try {
    yield* through(compressed, createGunzip({ chunkSize: PIECE }));
  } catch (error) {
    // an error of the file system, such as a failing disk, says nothing about the file's content
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    throw new BackupRefused('damaged');
  } finally {
    stored.destroy();
  }
}

/** Reads `source` through a transform. Fails with the error of either stream; when the reader stops, both end. */
const through = (source: AsyncIterable<Uint8Array>, transform: Transform): AsyncIterable<Buffer> =>
  pipeline(Readable.from(source, { highWaterMark: 1 }), transform, () => {}); // parts are large: buffer only one

/** Node declares two types for Web streams, so one has to be converted. */
const asWeb = (source: AsyncIterable<Uint8Array>): globalThis.ReadableStream<Uint8Array> =>
  ReadableStream.from(source);
const chunks = (stream: globalThis.ReadableStream<Uint8Array>) =>
  stream as unknown as AsyncIterable<Uint8Array>;

const AGE = 'age-encryption.org/v1';

/** Decrypts what `encrypted` wrote. @throws BackupRefused when it was encrypted with another secret */
export async function decrypted(source: AsyncIterable<Uint8Array>, secret: Secret) {
  const decrypter = new Decrypter();
  if ('key' in secret) decrypter.addIdentity(secret.key);
  else decrypter.addPassphrase(secret.passphrase);
  try {
    return chunks(await decrypter.decrypt(asWeb(source)));
  } catch {
    throw new BackupRefused('wrongPassphrase');
  }
}

async function firstBytes(file: string, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A file of a tar archive. */
interface Entry {
  path: string;
  content: Buffer;
}

const BLOCK = 512;

/** The largest file in a backup, in bytes. It is bounded because each file is held in memory as a whole. */
const LARGEST = 64 * 1024 * 1024;

/** The tar blocks of one file, from the pieces of its content. */
export function* tarEntry(path: string, pieces: Buffer[], mtime: Date): Generator<Buffer> {
  const size = pieces.reduce((total, piece) => total + piece.length, 0);
  const header = new Header({ path, mode: 0o600, size, mtime, type: 'File' });
  header.encode();
  yield header.block!;
  yield* pieces;
  yield Buffer.alloc(-size & (BLOCK - 1));
}

export const endOfTar = (): Buffer => Buffer.alloc(2 * BLOCK);

/**
 * The files of an archive, one by one. Reads to the very end, where decompression detects damage. A file's
 * content is valid only until the next file is read, because its memory is then reused: new memory for every
 * file would pile up until it is garbage-collected.
 */
export async function* tarEntries(archive: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const read = reader(archive);
  for (;;) {
    const header = new Header(await read.exactly(BLOCK));
    if (header.nullBlock) break;
    const { cksumValid, path, size } = header;
    if (!cksumValid || !path || size === undefined || size > LARGEST) throw new BackupRefused('damaged');
    const content = await read.exactly(size + (-size & (BLOCK - 1)));
    yield { path, content: content.subarray(0, size) };
  }
  await read.toEnd();
}

function reader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let chunk: Buffer = Buffer.alloc(0);
  let room: Buffer = Buffer.alloc(BLOCK);
  return {
    async exactly(wanted: number): Promise<Buffer> {
      if (wanted > room.length) room = Buffer.alloc(wanted);
      for (let length = 0; length < wanted;) {
        if (!chunk.length) {
          const { value, done } = await chunks.next();
          if (done) throw new BackupRefused('damaged');
          chunk = value;
        }
        const copied = chunk.copy(room, length, 0, wanted - length);
        chunk = chunk.subarray(copied);
        length += copied;
      }
      return room.subarray(0, wanted);
    },
    async toEnd() {
      while (!(await chunks.next()).done);
    },
  };
}

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().nonnegative(),
  /** The size of the table's rows in the text format of COPY. */
  bytes: z.int().nonnegative(),
  /** The hash of the rows in that format. */
  sha256: z.string(),
  /** The sum of each column of amounts, as a decimal text; null if the column has no amounts. */
  sums: z.record(z.string(), z.string().nullable()),
});

/** The description of a backup: `manifest.json`, the last file in it. */
const manifestSchema = z.object({
  format: z.literal(1),
  /** The version of Casebook that wrote the backup. */
  casebook: z.string(),
  /** The moment whose state the backup holds. */
  at: z.iso.datetime(),
  register: z.object({ id: z.uuid(), since: z.iso.datetime() }),
  /** The migrations applied to the database. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  /** The last value of each sequence; null for one that was never used. */
  sequences: z.record(z.string(), z.number().nullable()),
  /** The newest row of the table of seals (server/features/history/seals.ts); null if that table is empty. */
  seal: z.looseObject({ hash: z.string() }).nullable(),
  /** The papers that rows name, which lie in the folder `papers` beside the backup; absent before there were any. */
  papers: z
    .object({
      /** The key of those that end in `.age`: what `papers/key.age` holds, which may be lost. */
      key: z.string().optional(),
      sha256: z.array(z.string().regex(/^[0-9a-f]{64}$/)),
    })
    .optional(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableFacts = Manifest['tables'][number];

/** The placeholder for the identity of a register that has none yet. */
export const FROM_BEFORE_IDENTITIES = {
  id: '00000000-0000-0000-0000-000000000000',
  since: '1970-01-01T00:00:00.000Z',
};

export const MANIFEST = 'manifest.json';

/** The path of one part of a table's rows. Parts have at most one MiB and may end in the middle of a row. */
export const partPath = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy`;

/** The table whose rows a file of the archive holds; undefined for other files. */
const tableOfPart = (path: string): string | undefined => /^tables\/([^/]+)\/\d{6,}\.copy$/.exec(path)?.[1];

/**
 * Reads a backup to its end and compares every table with the manifest.
 * @throws BackupRefused when it is no backup, is damaged, or cannot be decrypted.
 */
export async function checkBackup(file: string, passphrase?: string): Promise<Manifest> {
  const found = new Map<string, { hash: Hash; bytes: number }>();
  let manifest: Manifest | undefined;
  for await (const { path, content } of tarEntries(unpacked(file, passphrase))) {
    const table = tableOfPart(path);
    // the manifest is the last file, and there is no other
    if (manifest || (!table && path !== MANIFEST)) throw new BackupRefused('damaged');
    if (table) {
      const known = found.get(table) ?? { hash: createHash('sha256'), bytes: 0 };
      known.hash.update(content);
      known.bytes += content.length;
      found.set(table, known);
    } else manifest = parsed(content);
  }
  if (!manifest) throw new BackupRefused('damaged');
  for (const { name, bytes, sha256 } of manifest.tables) {
    const { hash, bytes: read } = found.get(name) ?? { hash: createHash('sha256'), bytes: 0 };
    if (read !== bytes || hash.digest('hex') !== sha256)
      throw new BackupRefused('damaged', `Table: ${name}.`);
    found.delete(name);
  }
  if (found.size) throw new BackupRefused('damaged');
  return manifest;
}

function parsed(content: Buffer): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    throw new BackupRefused('damaged');
  }
}

/** The parts of each table's rows, in the order they were written. */
export async function* partsOf(
  file: string,
  passphrase?: string,
): AsyncGenerator<{ table: string; content: Buffer }> {
  for await (const { path, content } of tarEntries(unpacked(file, passphrase))) {
    const table = tableOfPart(path);
    if (table) yield { table, content: Buffer.from(content) };
  }
}

const WORDS = {
  damaged: 'The file is damaged: it was cut short, or altered since it was written. Take another backup.',
  noBackup: 'The file is not a backup of Casebook.',
  noRegister: 'There is no register in the database.',
  locked: 'The file is encrypted: set BACKUP_PASSPHRASE to the passphrase it was written with.',
  wrongPassphrase:
    'The file was encrypted with another passphrase than the one in BACKUP_PASSPHRASE, or is damaged.',
  newer:
    'The backup was made by a newer Casebook: install that version, or a later one, and restore with it.',
  older:
    'The backup was made by a Casebook before 1.0.0: restore it with Casebook 1.0.0, then start this version on what was restored.',
  notEmpty:
    'A backup is restored into an empty database only. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database, or move the old one away.',
  differs: 'What was loaded is not what was backed up.',
  running: 'Another backup is being made just now.',
  papers:
    'The backup is not good: papers are missing in the folder of papers, or are not what they were. npm run verify names them; npm run restore -- FILE --papers brings them back from a backup.',
  otherKey:
    'The papers beside the backups were encrypted with another passphrase: set it again, or move their folder away, and all papers are backed up anew.',
  noKey:
    'The key of the encrypted papers beside the backups is missing: bring it back, or move their folder away, and all papers are backed up anew.',
};

/** The reason why a backup is not made or restored. */
export type RefusalReason = keyof typeof WORDS;

/** A backup cannot be made or restored as asked. The message is for whoever runs the server; nothing was changed. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';

  constructor(
    readonly reason: RefusalReason,
    detail = '',
  ) {
    super(detail ? `${WORDS[reason]} ${detail}` : WORDS[reason]);
  }
}
