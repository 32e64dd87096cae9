import { FileFault } from './fileFault';

/** A file in a zip, as its central directory lists it. */
export interface ZippedFile {
  name: string;
  isCompressed: boolean;
  /** The size in bytes within the zip; `size` is the unpacked one. */
  packed: number;
  size: number;
  /** Where the file's local header begins. */
  at: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LONGEST_END = 65_557;

/** The most bytes that all files of a workbook may have unpacked, enough for some 50,000 rows of 60 columns. */
const LARGEST_UNPACKED = 400 * 1024 * 1024;
/** The factor by which deflate can shrink data at most. */
const DEFLATE_LIMIT = 1032;

/** Lists a zip's files without unpacking any. @throws FileFault if it is no whole zip. */
export function zipDirectory(bytes: Uint8Array): ZippedFile[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  const first = Math.max(0, bytes.length - LONGEST_END);
  while (end >= first && view.getUint32(end, true) !== END) end -= 1;
  if (end < first) throw new FileFault('damaged');
  const files: ZippedFile[] = [];
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new FileFault('damaged');
    const nameLength = view.getUint16(at + 28, true);
    files.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      isCompressed: view.getUint16(at + 10, true) !== 0,
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}

/**
 * Refuses a zip that would fill the memory, before the workbook's reader unpacks it. The directory's sizes
 * may lie, so a file that could expand too far is unpacked by the browser piece by piece and its bytes are
 * counted.
 * @param most the most bytes of all files together.
 */
export async function refuseBomb(
  bytes: Uint8Array,
  files: readonly ZippedFile[],
  most = LARGEST_UNPACKED,
): Promise<void> {
  const declared = files.reduce((sum, { size }) => sum + size, 0);
  if (declared > most) throw new FileFault('expandsTooFar');
  let left = most;
  for (const file of files) {
    const isHarmless = !file.isCompressed || file.packed * DEFLATE_LIMIT < most / files.length;
    left -= isHarmless ? file.size : await unpackedSize(bytes, file, left);
  }
}

async function unpackedSize(bytes: Uint8Array, { at, packed }: ZippedFile, most: number): Promise<number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > bytes.length) throw new FileFault('damaged');
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const data = new Blob([bytes.slice(from, from + packed)]).stream();
  const reader = data.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return size;
      size += value.length;
      if (size > most) throw new FileFault('expandsTooFar');
    }
  } catch (failure) {
    throw failure instanceof FileFault ? failure : new FileFault('damaged');
  } finally {
    void reader.cancel().catch(() => {});
  }
}
