/** The length limits of a reported and logged fault, in characters. */
export const FAULT_LIMITS = { message: 300, stack: 4000, page: 200, version: 40 } as const;

/** Where the fault occurred: in rendering, in other code, or in a rejected promise. */
export const faultKinds = ['render', 'error', 'rejection'] as const;

/** A fault of the UI as the browser reports it (docs/contract.md, "For the UI itself"). */
export interface Fault {
  /** The code a person reads out to whoever searches the log: `7K3M-Q2XD`. */
  id: string;
  kind: (typeof faultKinds)[number];
  message: string;
  stack: string;
  page: string;
  version: string;
}

/** Crockford's base 32: no letters that are easily confused on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const FAULT_ID = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** Formats eight random bytes as a fault id. */
export function faultId(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, 8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/**
 * Removes personal data from a fault: tokens, queries and quoted texts, which may have been typed. Also
 * removes control characters, which could forge log lines or colour a terminal. Long texts are cut first, so
 * that even a huge text takes no more time than one of a few KiB.
 */
export const redacted = (fault: Fault): Fault => ({
  ...fault,
  message: limited(fault.message, FAULT_LIMITS.message, (text) => withoutValues(oneLine(text))),
  stack: limited(fault.stack, FAULT_LIMITS.stack, (text) => withoutValues(printable(text))),
  page: limited(fault.page, FAULT_LIMITS.page, (text) => withoutNames(oneLine(text))),
  version: limited(fault.version, FAULT_LIMITS.version, oneLine),
});

function limited(text: string, most: number, redact: (text: string) => string): string {
  const start = shortened(text, most);
  return cut(redact(start) + (start.length < text.length ? CUT : ''), most);
}

const CUT = '…';

const cut = (text: string, most: number) => (text.length <= most ? text : text.slice(0, most - 1) + CUT);

/** Characters redacted beyond the limit, because redacting shortens a text. */
const REDACTION_MARGIN = 4096;

/**
 * The beginning of a text. A cut token or address is no longer recognised, so a word that is split by the cut
 * is dropped, unless it begins within the limit and looks harmless.
 */
function shortened(text: string, most: number): string {
  if (text.length <= most + REDACTION_MARGIN) return text;
  const start = text.slice(0, most + REDACTION_MARGIN);
  const lastWord = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n')) + 1;
  return lastWord > most || NOT_PLAIN.test(start.slice(lastWord)) ? start.slice(0, lastWord) : start;
}

const NOT_PLAIN = /[^\w-]/;

/** Control characters other than line breaks; also direction marks. */
// oxlint-disable-next-line no-control-regex -- matched in order to be removed
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;

const printable = (text: string) => text.replace(CONTROLS, ' ');

const oneLine = (text: string) => printable(text).replace(/\s+/g, ' ').trim();

/** Identifiers, as in `reading 'length'`, are not personal data. */
const NAME = /^'[A-Za-z_$][\w$.]*'$/;

/**
 * A quoted text, up to the end of its line if it is not closed. An apostrophe, as in `can't`, is no quote.
 */
const QUOTED = /"[^"\n]*"?|“[^”\n]*”?|`[^`\n]*`?|(?<![\p{L}\p{M}\p{N}])'(?:[^'\n]|'(?=[\p{L}\p{N}]))*'?/gu;

/** Each of these expressions runs in linear time, without backtracking. */
const withoutValues = (text: string) =>
  text
    .replace(/\bBearer\s+\S+/gi, `Bearer ${CUT}`)
    .replace(/[\w.-]+/g, (dotted) => (isToken(dotted) ? CUT : dotted))
    .replace(/\?[^\s)'"]*/g, (query) => (query.includes('=') ? `?${CUT}` : query))
    .replace(/data:[^\s)'"]+/g, `data:${CUT}`)
    .replace(QUOTED, (quoted) => (NAME.test(quoted) ? quoted : quoted[0] + CUT + closing(quoted[0]!)));

/** Looks like a JWT: three parts, the first two long. */
const isToken = (dotted: string) =>
  dotted
    .split('.')
    .some(
      (part, place, { length, [place + 1]: next = '' }) =>
        part.length >= 8 && next.length >= 8 && place + 2 < length,
    );

const closing = (opening: string) => (opening === '“' ? '”' : opening);

/** `/add-tribunal-case/S-1%2FAP` → `/add-tribunal-case/…`: keeps only the screens and ids of a URL. */
const withoutNames = (page: string) =>
  page
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((part) => (/^([a-z][a-z-]*|\d{0,15})$/.test(part) ? part : CUT))
    .join('/');
