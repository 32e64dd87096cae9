/** How much of a fault is told and logged, in characters. */
export const FAULT_LIMITS = { message: 300, stack: 4000, page: 200, version: 40 } as const;

/** Where the browser met it: drawing a screen, or running code beside it. */
export const faultKinds = ['render', 'error', 'rejection'] as const;

/** A fault of the interface, as the browser tells it (docs/contract.md, "For the UI itself"). */
export interface Fault {
  /** What a person reads out to whoever looks into the log: `7K3M-Q2XD`. */
  id: string;
  kind: (typeof faultKinds)[number];
  message: string;
  stack: string;
  page: string;
  version: string;
}

/** Digits and capitals that nobody mistakes for each other on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const FAULT_ID = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** The id of eight random bytes. */
export function faultId(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, 8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/**
 * The same fault without what is somebody's: tokens, queries, and texts in quotes, which may be what was
 * typed. Control characters could forge a log's lines or colour a terminal, so they go too. Texts are
 * shortened before they are searched: a text of any length takes no longer than one of a few KiB.
 */
export const redacted = (fault: Fault): Fault => ({
  ...fault,
  message: told(fault.message, FAULT_LIMITS.message, (text) => withoutValues(oneLine(text))),
  stack: told(fault.stack, FAULT_LIMITS.stack, (text) => withoutValues(printable(text))),
  page: told(fault.page, FAULT_LIMITS.page, (text) => withoutNames(oneLine(text))),
  version: told(fault.version, FAULT_LIMITS.version, oneLine),
});

function told(text: string, most: number, redact: (text: string) => string): string {
  const start = shortened(text, most);
  return cut(redact(start) + (start.length < text.length ? CUT : ''), most);
}

const CUT = '…';

const cut = (text: string, most: number) => (text.length <= most ? text : text.slice(0, most - 1) + CUT);

/** Redacting makes a text shorter: so much more than the limit is redacted, in characters. */
const ROOM = 4096;

/**
 * The beginning of a text. Half a token or half an address no longer looks like one, so the word that the
 * cut goes through is dropped, unless it fills all the room and is a plain one.
 */
function shortened(text: string, most: number): string {
  if (text.length <= most + ROOM) return text;
  const start = text.slice(0, most + ROOM);
  const lastWord = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n')) + 1;
  return lastWord > most || NOT_PLAIN.test(start.slice(lastWord)) ? start.slice(0, lastWord) : start;
}

const NOT_PLAIN = /[^\w-]/;

/** Controls but the line break, and what turns the direction of writing. */
// oxlint-disable-next-line no-control-regex -- they are what goes
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;

const printable = (text: string) => text.replace(CONTROLS, ' ');

const oneLine = (text: string) => printable(text).replace(/\s+/g, ' ').trim();

/** Names of code, as in `reading 'length'`, are no values. */
const NAME = /^'[A-Za-z_$][\w$.]*'$/;

/**
 * A text in quotes, to the end of its line where nothing closes it. An apostrophe, as in `can't`, opens and
 * closes none.
 */
const QUOTED = /"[^"\n]*"?|“[^”\n]*”?|`[^`\n]*`?|(?<![\p{L}\p{M}\p{N}])'(?:[^'\n]|'(?=[\p{L}\p{N}]))*'?/gu;

/** Each of these expressions reads a text once: none looks again at what it has passed. */
const withoutValues = (text: string) =>
  text
    .replace(/\bBearer\s+\S+/gi, `Bearer ${CUT}`)
    .replace(/[\w.-]+/g, (dotted) => (isToken(dotted) ? CUT : dotted))
    .replace(/\?[^\s)'"]*/g, (query) => (query.includes('=') ? `?${CUT}` : query))
    .replace(/data:[^\s)'"]+/g, `data:${CUT}`)
    .replace(QUOTED, (quoted) => (NAME.test(quoted) ? quoted : quoted[0] + CUT + closing(quoted[0]!)));

/** A signed token: three parts in a row, of which the first two are long. */
const isToken = (dotted: string) =>
  dotted
    .split('.')
    .some(
      (part, place, { length, [place + 1]: next = '' }) =>
        part.length >= 8 && next.length >= 8 && place + 2 < length,
    );

const closing = (opening: string) => (opening === '“' ? '”' : opening);

/** `/add-tribunal-case/S-1%2FAP` → `/add-tribunal-case/…`: of an address, the screens and ids stay. */
const withoutNames = (page: string) =>
  page
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((part) => (/^([a-z][a-z-]*|\d{0,15})$/.test(part) ? part : CUT))
    .join('/');
