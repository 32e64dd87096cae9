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
 * typed. Control characters could forge a log's lines or colour a terminal, so they go too.
 */
export const redacted = (fault: Fault): Fault => ({
  ...fault,
  message: cut(withoutValues(oneLine(fault.message)), FAULT_LIMITS.message),
  stack: cut(withoutValues(printable(fault.stack)), FAULT_LIMITS.stack),
  page: cut(withoutNames(oneLine(fault.page)), FAULT_LIMITS.page),
  version: cut(oneLine(fault.version), FAULT_LIMITS.version),
});

const CUT = '…';

const cut = (text: string, most: number) => (text.length <= most ? text : text.slice(0, most - 1) + CUT);

/** Controls but the line break, and what turns the direction of writing. */
// oxlint-disable-next-line no-control-regex -- they are what goes
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;

const printable = (text: string) => text.replace(CONTROLS, ' ');

const oneLine = (text: string) => printable(text).replace(/\s+/g, ' ').trim();

/** Names of code, as in `reading 'length'`, are no values. */
const NAME = /^[A-Za-z_$][\w$.]*$/;

const withoutValues = (text: string) =>
  text
    .replace(/\bBearer\s+\S+/gi, `Bearer ${CUT}`)
    .replace(/\b[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g, CUT) // a signed token
    .replace(/\?[^\s)'"]*=[^\s)'"]*/g, `?${CUT}`)
    .replace(/data:[^\s)'"]+/g, `data:${CUT}`)
    .replace(/"[^"\n]*"|“[^”\n]*”|`[^`\n]*`/g, `"${CUT}"`)
    .replace(/'([^'\n]*)'/g, (quoted, inner: string) => (NAME.test(inner) ? quoted : `'${CUT}'`));

/** `/add-tribunal-case/S-1%2FAP` → `/add-tribunal-case/…`: of an address, the screens and ids stay. */
const withoutNames = (page: string) =>
  page
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((part) => (/^([a-z][a-z-]*|\d{0,15})$/.test(part) ? part : CUT))
    .join('/');
