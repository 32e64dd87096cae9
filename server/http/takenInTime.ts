/** In characters; what is handed over at a time. */
const PIECE = 64 * 1024;

/**
 * Hands a text over in pieces and tells when a reader takes too long for one of them, whether it has stalled
 * or takes a byte a second. What the text itself waits for, the database, does not count.
 */
export async function* takenInTime(
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

/** Between two characters: each piece becomes bytes by itself, and half a surrogate pair has none. */
function pieceEnd(text: string, start: number): number {
  const end = start + PIECE;
  return HIGH_SURROGATE.test(text[end - 1] ?? '') ? end + 1 : end;
}

const HIGH_SURROGATE = /[\ud800-\udbff]/;
