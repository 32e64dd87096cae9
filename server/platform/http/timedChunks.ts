/** Maximum chunk length, in characters. */
const PIECE = 64 * 1024;

/**
 * Yields a text in chunks and calls `onTooSlow` when the consumer takes longer than `within` milliseconds for
 * one of them, because it has stalled or reads very slowly. Time spent waiting for the database does not
 * count.
 */
export async function* timedChunks(
  texts: AsyncIterable<string>,
  within: number,
  onTooSlow: () => void,
): AsyncGenerator<string> {
  for await (const text of texts) {
    for (let start = 0, end = 0; start < text.length; start = end) {
      end = pieceEnd(text, start);
      const timer = setTimeout(onTooSlow, within);
      try {
        yield text.slice(start, end);
      } finally {
        clearTimeout(timer);
      }
    }
  }
}

/** It never splits a surrogate pair: each chunk is encoded on its own, and half a pair has no UTF-8 encoding. */
function pieceEnd(text: string, start: number): number {
  const end = start + PIECE;
  return HIGH_SURROGATE.test(text[end - 1] ?? '') ? end + 1 : end;
}

const HIGH_SURROGATE = /[\ud800-\udbff]/;
