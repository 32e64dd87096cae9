import { Inflate } from 'fflate';
import { ZipFault } from '../../../domain/zip';

/** How much is unpacked at once, in bytes; it may expand a thousandfold. */
const AT_ONCE = 16 * 1024;

/** Not by the browser's `DecompressionStream`, which goes on unpacking while nobody takes what it has. */
export function inflate(data: Uint8Array, most: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflating = new Inflate((piece) => {
    size += piece.length;
    if (size > most) throw new ZipFault('expandsTooFar');
    pieces.push(piece);
  });
  try {
    for (let at = 0; at < data.length; at += AT_ONCE) {
      inflating.push(data.subarray(at, at + AT_ONCE), at + AT_ONCE >= data.length);
    }
  } catch (failure) {
    throw failure instanceof ZipFault ? failure : new ZipFault('damaged');
  }
  const part = new Uint8Array(size);
  let end = 0;
  for (const piece of pieces) {
    part.set(piece, end);
    end += piece.length;
  }
  return part;
}
