import { toAsciiDigits } from './digits';

/**
 * Characters that are invisible and meaningless: zero-width spaces, soft hyphens and byte order marks come
 * with copied text and would make equal texts differ.
 */
const INVISIBLE = /[\u200B\u00AD\uFEFF]/g;

const LINE_BREAKS = /\r\n|[\t\n\r\u0085\u2028\u2029]/g;
/** Unusual line breaks, which multi-line texts replace by a line feed. */
const RARE_BREAKS = /[\u0085\u2028\u2029]/g;

/** Joiners shape Bengali conjuncts (র‍্য, ক্‌ষ); elsewhere they are invisible and removed. */
const JOINERS = /([\u0981-\u09E3\u09F0\u09F1\u09FC\u09FE]?)([\u200C\u200D]+)/g;

/** Cleans a one-line text: removes invisible characters, turns line breaks and tabs into spaces. */
export const asOneLine = (text: string): string => withoutInvisible(text.replace(LINE_BREAKS, ' '));

/** Cleans a multi-line text: removes invisible characters. */
export const asLines = (text: string): string => withoutInvisible(text.replace(RARE_BREAKS, '\n'));

/** A text as it is stored: without invisible characters, which come with copied texts. Line breaks and tabs stay. */
export const withoutInvisible = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(JOINERS, (_, letter: string, joiners: string) => (letter ? letter + joiners[0]! : ''));

/** Direction marks, which can make a text look different from its characters. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

export const hasDirectionMarks = (text: string): boolean => DIRECTION_MARKS.test(text);

// PostgreSQL cannot store NUL or a lone surrogate; other control characters are never intended.
const CONTROLS =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2060-\u2065\u206A-\u206F\uFFF9-\uFFFB\p{Surrogate}]/u;

/** Whether a text has forbidden characters. Tabs and line breaks are allowed. */
export const hasControls = (text: string): boolean => CONTROLS.test(text);

/** The scripts allowed in user names, one per name. */
const SCRIPTS = [
  'Latin',
  'Bengali',
  'Arabic',
  'Cyrillic',
  'Devanagari',
  'Greek',
  'Gujarati',
  'Gurmukhi',
  'Han',
  'Hebrew',
  'Kannada',
  'Malayalam',
  'Myanmar',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thai',
].map((script) => new RegExp(`^[\\p{Script=${script}}0-9০-৯._@-]*$`, 'u'));

const NAME_CHARACTERS = /^[\p{L}\p{M}0-9০-৯._@-]*$/u;

/**
 * Whether a new user may have this name: letters of one script, digits, `.`, `_`, `-` and `@`. Otherwise
 * `аdmin` with a Cyrillic а, or full-width letters, could pass for somebody else's name.
 */
export const isUserName = (name: string): boolean =>
  NAME_CHARACTERS.test(name) &&
  name.normalize('NFKC') === name.normalize('NFC') &&
  SCRIPTS.some((script) => script.test(name));

const EMAIL = /^(?!\.)(?!.*\.\.)[\w.+'-]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** Whether a text looks like an e-mail address. Only sending to it shows whether it exists. */
export const isEmailAddress = (text: string): boolean => EMAIL.test(text);

/** Whether a text is a time of day, `HH:MM`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A written time as `HH:MM`: `10:30:00`, `2.30 pm`, `1030`, `৯`, `10 AM`; null if the text is none. */
export function parseWrittenTime(written: string): string | null {
  const plain = toAsciiDigits(written).trim().toLowerCase();
  const [, digits, minute = '00', half] =
    /^(\d{1,2})(?:[:.]?(\d\d)(?:[:.]\d\d)?)?\s*(?:([ap])\.?\s?m\.?)?$/.exec(plain) ?? [];
  const hour = Number(digits);
  if (half && (hour < 1 || hour > 12)) return null;
  const ofDay = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  const time = `${String(ofDay).padStart(2, '0')}:${minute}`;
  return isTime(time) ? time : null;
}
