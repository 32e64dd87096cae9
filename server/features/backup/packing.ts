import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable, type Transform } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupRefused } from './refusal';

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
  return passphrase ? encrypted(compressed, passphrase) : compressed;
}

async function* encrypted(source: AsyncIterable<Uint8Array>, passphrase: string) {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  encrypter.setPassphrase(passphrase);
  yield* chunks(await encrypter.encrypt(asWeb(source)));
}

/** The archive in a file. @throws BackupRefused when it cannot be unpacked. */
export async function* unpacked(file: string, passphrase?: string): AsyncGenerator<Buffer> {
  const start = await firstBytes(file, AGE.length);
  const isEncrypted = start.toString('latin1') === AGE;
  if (isEncrypted && !passphrase) throw new BackupRefused('locked');
  if (!isEncrypted && !(start[0] === 0x1f && start[1] === 0x8b)) throw new BackupRefused('noBackup');
  const stored = createReadStream(file, { highWaterMark: 256 * 1024 });
  const compressed = isEncrypted ? await decrypted(stored, passphrase!) : stored;
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

async function decrypted(source: AsyncIterable<Uint8Array>, passphrase: string) {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
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
