/** Maximum nesting of objects and arrays in a body; a form has four levels. */
export const DEEPEST = 32;

/** Maximum number of values in a body, unless the route allows more; a form sends about a hundred. */
export const MOST_VALUES = 2000;

export type ShapeProblem = 'tooDeep' | 'tooManyValues';

/**
 * Checks nesting and number of values of a JSON text while its bytes arrive, in one pass. JSON.parse would
 * take much time and memory for a thousand levels or a hundred thousand values.
 * @returns a function to call with each chunk; it returns the first limit that is exceeded, else null.
 */
export function createShapeCheck(mostValues = MOST_VALUES): (bytes: Uint8Array) => ShapeProblem | null {
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
      if (values > mostValues) return 'tooManyValues';
    }
    return null;
  };
}

const [QUOTE, BACKSLASH, COMMA, OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = Buffer.from('"\\,{}[]');
