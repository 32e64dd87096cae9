import { JSONParser } from '@streamparser/json';
import type { WireRecord } from '../../domain/wire';

/** Reads a page answer, `{content: […], totalElements, …}` in any order, while its bytes arrive. */
export interface PageReader {
  /** @returns the rows that these bytes complete. @throws when they are not such an answer. */
  read(bytes: Uint8Array): WireRecord[];
  /** What the answer says of its total. @throws when the answer is not complete. */
  end(): number;
}

export function readPage(): PageReader {
  const parser = new JSONParser({ paths: ['$.content.*', '$.totalElements'], keepStack: false });
  let rows: WireRecord[] = [];
  let total: unknown;
  parser.onValue = ({ key, value }) => {
    if (key === 'totalElements') total = value;
    else rows.push(value as unknown as WireRecord);
  };
  return {
    read(bytes) {
      parser.write(bytes);
      const complete = rows;
      rows = [];
      return complete;
    },
    end() {
      if (!parser.isEnded || typeof total !== 'number') throw new Error('Not a whole page answer');
      return total;
    },
  };
}
