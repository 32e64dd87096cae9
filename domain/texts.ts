/**
 * What nobody sees or means in a text: zero-width spaces, soft hyphens and byte order marks come with copying
 * and make two equal texts differ.
 */
const INVISIBLE = /[\u200B\u00AD\uFEFF]/g;

const LINE_BREAKS = /\r\n|[\t\n\r\u0085\u2028\u2029]/g;
/** Other writings of a line break, which a text of several lines has as `\n`. */
const RARE_BREAKS = /[\u0085\u2028\u2029]/g;

/** Joiners shape Bengali conjuncts (র‍্য, ক্‌ষ); anywhere else they are as invisible as the rest. */
const JOINERS = /([\u0981-\u09E3\u09F0\u09F1\u09FC\u09FE]?)([\u200C\u200D]+)/g;

/** A text of one line without what is invisible; a line break or tab is a space. */
export const asOneLine = (text: string): string => withoutInvisible(text.replace(LINE_BREAKS, ' '));

/** A text of several lines without what is invisible. */
export const asLines = (text: string): string => withoutInvisible(text.replace(RARE_BREAKS, '\n'));

const withoutInvisible = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(JOINERS, (_, letter: string, joiners: string) => (letter ? letter + joiners[0]! : ''));

/** Marks that turn the direction of writing: with them a text reads otherwise than it is. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

export const hasDirectionMarks = (text: string): boolean => DIRECTION_MARKS.test(text);

// PostgreSQL cannot store NUL or half a character (a lone surrogate); no other control character is meant.
const CONTROLS =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2060-\u2065\u206A-\u206F\uFFF9-\uFFFB\p{Surrogate}]/u;

/** Whether a text holds what no text may, tabs and line breaks apart. */
export const hasControls = (text: string): boolean => CONTROLS.test(text);

/** The scripts of user names; a name has letters of one of them. */
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
 * Whether a new user may have this name: letters of one script, digits, `.`, `_`, `-` and `@`. `аdmin` with a
 * Cyrillic а, or letters of full width, would look like somebody else's.
 */
export const isUserName = (name: string): boolean =>
  NAME_CHARACTERS.test(name) &&
  name.normalize('NFKC') === name.normalize('NFC') &&
  SCRIPTS.some((script) => script.test(name));

const EMAIL = /^(?!\.)(?!.*\.\.)[\w.+'-]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** Whether it looks like an e-mail address; whether somebody gets what is sent there, only sending tells. */
export const isEmailAddress = (text: string): boolean => EMAIL.test(text);

/** Whether it is a time of day, `HH:MM`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
