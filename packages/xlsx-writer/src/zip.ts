import { Zip, ZipPassThrough } from 'fflate';

/** A text file in a zip; one is written after the other. */
export interface ZippedFile {
  /** @returns how many bytes the text takes, uncompressed. */
  write(text: string): number;
  end(text: string): void;
}

/** A zip that is compressed as it is written. */
export function startZip() {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const files: DeflatedFile[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  return {
    open(path: string): ZippedFile {
      const file = new DeflatedFile(path);
      files.push(file);
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
    /** Resolves when what was written is compressed: wait for it, or it gathers in memory. */
    compressed: async (): Promise<void> => files.at(-1)?.ready(),
    /** The zip, in pieces. */
    async finish() {
      await Promise.all(files.map(({ done }) => done));
      zip.end();
      return pieces;
    },
  };
}

/** Compressed by the browser itself, which takes a quarter of the time that JavaScript does. */
class DeflatedFile extends ZipPassThrough {
  readonly done: Promise<void>;
  readonly #writer: WritableStreamDefaultWriter<BufferSource>;

  constructor(path: string) {
    super(path);
    this.compression = DEFLATE;
    const { writable, readable } = new CompressionStream('deflate-raw');
    this.#writer = writable.getWriter();
    this.done = this.#passOn(readable);
  }

  ready(): Promise<void> {
    return this.#writer.ready;
  }

  protected override process(bytes: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    // a failure reaches `done` through the readable side
    this.#writer.write(bytes).catch(() => {});
    if (isLast) this.#writer.close().catch(() => {});
  }

  async #passOn(readable: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    const reader = readable.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      this.ondata(null, value ?? new Uint8Array(), done);
      if (done) return;
    }
  }
}

/** The zip format's number for it. */
const DEFLATE = 8;

const encoder = new TextEncoder();
