import { Header } from 'tar';
import { BackupRefused } from './refusal';

/** A file of a tar archive. */
export interface Entry {
  path: string;
  content: Buffer;
}

const BLOCK = 512;

/** The largest file in a backup, in bytes. It is bounded because each file is held in memory as a whole. */
const LARGEST = 16 * 1024 * 1024;

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
