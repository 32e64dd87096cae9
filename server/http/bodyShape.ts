/** How deep objects and lists may lie in each other; a form's are four deep. */
export const DEEPEST = 32;

/** How many values may stand in a body; a form sends about a hundred. */
export const MOST_VALUES = 2000;

export type ShapeProblem = 'tooDeep' | 'tooManyValues';

/**
 * Reads the bytes of a JSON text as they arrive, each once. JSON.parse itself takes long and much memory
 * for a text of a thousand levels or of a hundred thousand values.
 * @returns what tells of each piece whether the text has become too deep or too wide.
 */
export function createShapeCheck(): (bytes: Uint8Array) => ShapeProblem | null {
  let depth = 0;
  let values = 1;
  let inText = false;
  let escaped = false;
  return (bytes) => {
    for (const byte of bytes) {
      if (inText) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) inText = false;
      } else if (byte === QUOTE) inText = true;
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth += 1;
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1;
      else if (byte === COMMA) values += 1;
      if (depth > DEEPEST) return 'tooDeep';
      if (values > MOST_VALUES) return 'tooManyValues';
    }
    return null;
  };
}

const [QUOTE, BACKSLASH, COMMA, OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = Buffer.from('"\\,{}[]');
