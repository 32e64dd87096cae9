/** The most characters of a cell. */
const LONGEST = 32_767;

// Besides markup: characters that XML cannot contain, carriage returns, which XML readers change, and text
// that looks like a spreadsheet's escape for such characters (ECMA-376, ST_Xstring).
const SPECIAL =
  /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[\da-f]{4}_)|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gi;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes any text for a cell's XML. It is read back unchanged, except for the kind of line break. */
export function xmlText(text: string): string {
  const whole = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  return whole.replaceAll('\r\n', '\n').replace(SPECIAL, escaped);
}

/** Escapes a text for an attribute. */
export const xmlAttribute = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign]!);

function escaped(sign: string): string {
  const code = sign.charCodeAt(0);
  const loneSurrogate = code >= 0xd800 && code <= 0xdfff;
  return (
    entities[sign] ?? (loneSurrogate ? '\ufffd' : `_x${code.toString(16).padStart(4, '0').toUpperCase()}_`)
  );
}
