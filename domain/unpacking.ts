const AT_ONCE = 16 * 1024;

/**
 * Keeps pdf.js from filling the memory: it unpacks a stream as far as it goes, by the platform or into an array of its
 * own that grows, and has no setting that ends this. Until `release`, a stream or an array of more than `most` bytes
 * is an error.
 */
export function limitUnpacking(most: number) {
  const { Uint8Array: Bytes, DecompressionStream: Unpacking } = globalThis;
  let isExceeded = false;
  const refuse = () => {
    isExceeded = true;
    return new RangeError('The stream is too large');
  };
  globalThis.Uint8Array = new Proxy(Bytes, {
    construct(target, values: unknown[]) {
      if (typeof values[0] === 'number' && values[0] > most) throw refuse();
      return Reflect.construct(target, values) as Uint8Array;
    },
  });
  globalThis.DecompressionStream = class implements DecompressionStream {
    readable;
    writable;
    constructor(format: CompressionFormat) {
      let left = most;
      // in small pieces, because a browser unpacks a piece as a whole
      const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(bytes, output) {
          for (let at = 0; at < bytes.length; at += AT_ONCE) output.enqueue(bytes.subarray(at, at + AT_ONCE));
        },
      });
      const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(piece, output) {
          left -= piece.length;
          if (left < 0) throw refuse();
          output.enqueue(piece);
        },
      });
      this.readable = readable.pipeThrough(new Unpacking(format)).pipeThrough(counting);
      this.writable = writable;
    }
  };
  return {
    isExceeded: () => isExceeded,
    release: () => Object.assign(globalThis, { Uint8Array: Bytes, DecompressionStream: Unpacking }),
  };
}
