/** Why a zip cannot be unpacked. */
export class ZipFault extends Error {
  constructor(readonly code: 'damaged' | 'expandsTooFar') {
    super(code);
  }
}

/** A file in a zip. What the directory claims of its unpacked size is not asked, since it may lie. */
export interface ZippedFile {
  name: string;
  isCompressed: boolean;
  /** The size in bytes within the zip. */
  packed: number;
  /** Where the file's local header begins. */
  at: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LONGEST_END = 65_557;

/** The most bytes that the wanted files of a zip may have unpacked. */
const LARGEST_UNPACKED = 128 * 1024 * 1024;

/**
 * Lists a zip's files without unpacking any. @throws ZipFault if it is no whole zip.
 * @param before how many bytes of the file come before these
 */
export function zipDirectory(bytes: Uint8Array, before = 0): ZippedFile[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  const first = Math.max(0, bytes.length - LONGEST_END);
  while (end >= first && view.getUint32(end, true) !== END) end -= 1;
  if (end < first) throw new ZipFault('damaged');
  const files: ZippedFile[] = [];
  let at = view.getUint32(end + 16, true) - before;
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    if (at < 0 || at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new ZipFault('damaged');
    const nameLength = view.getUint16(at + 28, true);
    files.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      isCompressed: view.getUint16(at + 10, true) !== 0,
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}

export type Parts = Record<string, Uint8Array>;

/** Unpacks compressed bytes. @throws ZipFault, also if they become more than `most` */
export type Inflate = (data: Uint8Array, most: number) => Uint8Array;

/**
 * Unpacks files of a zip and counts their bytes meanwhile.
 * @param most the most bytes of all of them together.
 * @throws ZipFault
 */
export function unpacked(
  bytes: Uint8Array,
  files: readonly ZippedFile[],
  inflate: Inflate,
  most = LARGEST_UNPACKED,
): Parts {
  const parts: Parts = {};
  let left = most;
  for (const file of files) {
    const part = partOf(bytes, file, inflate, left);
    left -= part.length;
    parts[file.name] = part;
  }
  return parts;
}

function partOf(
  bytes: Uint8Array,
  { at, packed, isCompressed }: ZippedFile,
  inflate: Inflate,
  most: number,
): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > bytes.length) throw new ZipFault('damaged');
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const data = bytes.subarray(from, from + packed);
  if (isCompressed) return inflate(data, most);
  if (data.length > most) throw new ZipFault('expandsTooFar');
  return data.slice();
}
