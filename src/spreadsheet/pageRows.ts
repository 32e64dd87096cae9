import type { WireRecord } from '../../domain/wire';

/**
 * Parses a page answer, `{content: […], totalElements, …}` with keys in any order, from a stream of bytes.
 */
interface PageReader {
  /** @returns the rows completed by these bytes. @throws if the bytes are no such answer. */
  read(bytes: Uint8Array): WireRecord[];
  /** @returns the answer's total. @throws if the answer is incomplete. */
  end(): number;
}

/**
 * Finds rows by counting brackets and parses those of each chunk with one JSON.parse, three times as fast
 * as a tokenising stream parser. The remainder, `{"content":[],…}`, is parsed at the end.
 */
export function readPage(): PageReader {
  const scan = createScan();
  const frameDecoder = new TextDecoder('utf-8', { fatal: true });
  let frame = '';
  let isInRows = false;
  let cutRow: Uint8Array[] = [];

  const addToFrame = (bytes: Uint8Array) => (frame += frameDecoder.decode(bytes, { stream: true }));

  function parseRows(bytes: Uint8Array): WireRecord[] {
    const text = decoder.decode(joined([...cutRow, bytes]));
    cutRow = [];
    return JSON.parse(`[${text}]`) as WireRecord[];
  }

  return {
    read(bytes) {
      const batches: WireRecord[][] = [];
      let from = 0;
      let lastComma = -1;
      scan(bytes, (sign, depth, at) => {
        if (isInRows) {
          if (sign === COMMA && depth === ROWS) lastComma = at;
          if (sign !== CLOSE_LIST || depth !== ROWS) return;
          batches.push(parseRows(bytes.subarray(from, at)));
          isInRows = false;
        } else {
          if (sign !== OPEN_LIST || depth !== ROWS - 1) return;
          addToFrame(bytes.subarray(from, at + 1));
          from = at + 1;
          isInRows = CONTENT.test(frame);
          lastComma = -1;
          return;
        }
        from = at;
      });
      if (!isInRows) addToFrame(bytes.subarray(from));
      else {
        if (lastComma >= from) {
          batches.push(parseRows(bytes.subarray(from, lastComma)));
          from = lastComma + 1;
        }
        cutRow.push(bytes.slice(from));
      }
      return batches.flat();
    },
    end() {
      const { totalElements } = JSON.parse(frame) as { totalElements?: unknown };
      if (typeof totalElements !== 'number') throw new Error('Not a whole page answer');
      return totalElements;
    },
  };
}

/** Bracket depth of the rows: inside the answer's object and its list. */
const ROWS = 2;

const CONTENT = /"content"\s*:\s*\[$/;

type OnSign = (sign: number, depth: number, at: number) => void;

/** Reports each comma and bracket outside strings, with the bracket depth. */
function createScan(): (bytes: Uint8Array, onSign: OnSign) => void {
  let depth = 0;
  let isInText = false;
  let isEscaped = false;
  return (bytes, onSign) => {
    for (let at = 0; at < bytes.length; at++) {
      const sign = bytes[at]!;
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (sign === BACKSLASH) isEscaped = true;
        else if (sign === QUOTE) isInText = false;
      } else if (sign === QUOTE) isInText = true;
      else if (sign === COMMA) onSign(sign, depth, at);
      else if (sign === OPEN_OBJECT) depth += 1;
      else if (sign === CLOSE_OBJECT) depth -= 1;
      else if (sign === OPEN_LIST) {
        onSign(sign, depth, at);
        depth += 1;
      } else if (sign === CLOSE_LIST) {
        onSign(sign, depth, at);
        depth -= 1;
      }
    }
  };
}

const [QUOTE, BACKSLASH, COMMA, OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = new TextEncoder().encode(
  '"\\,{}[]',
);

const decoder = new TextDecoder('utf-8', { fatal: true });

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  if (pieces.length === 1) return pieces[0]!;
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
