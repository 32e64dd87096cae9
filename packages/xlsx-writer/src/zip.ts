import { Zip, ZipDeflate } from 'fflate';

/** Beyond this level the file hardly gets smaller, only later. */
const COMPRESSION = 3;

/** A text file in a zip; one is written after the other. */
export interface ZippedFile {
  /** @returns how many bytes the text takes, uncompressed. */
  write(text: string): number;
  end(text: string): void;
}

/** A zip that is compressed as it is written. */
export function startZip() {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  return {
    open(path: string): ZippedFile {
      const file = new ZipDeflate(path, { level: COMPRESSION });
      zip.add(file);
      return {
        write(text) {
          const bytes = encoder.encode(text);
          file.push(bytes);
          return bytes.length;
        },
        end: (text) => file.push(encoder.encode(text), true),
      };
    },
    /** The zip, in pieces. */
    finish() {
      zip.end();
      return pieces;
    },
  };
}

const encoder = new TextEncoder();
