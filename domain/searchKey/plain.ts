import { fold } from '../folding';

/**
 * The plain form of a text, from which all search keys are made: folded (domain/folding.ts), digits of any
 * script as ASCII, Latin letters without accents, one form of Bengali letters with a dot, without joiners and
 * apostrophes, initials as one word (`W.P.` is `wp`).
 */
export function plain(text: string): string {
  const folded = ASCII.test(text) ? text.toLowerCase() : plainBeyondAscii(text);
  const joined = folded.includes("'") ? folded.replaceAll("'", '') : folded;
  if (!joined.includes('.')) return joined;
  return joined.replace(INITIALS, (initials) => initials.replace(/[.\s]/g, ''));
}

/** ASCII texts take a fast path: most texts are ASCII, and every write converts some ten of them. */
export const ASCII = /^[ -~]*$/;

function plainBeyondAscii(text: string): string {
  const folded = fold(text.replace(/[^\P{Nd}0-9]/gu, asciiDigit));
  return (MAY_HAVE_ACCENT.test(folded) ? withoutAccents(folded) : folded)
    .replace(/[\u09A1\u09A2\u09AF]\u09BC/g, (dotted) => DOTTED[dotted[0]!]!)
    .replace(/[\u09BC\u200B-\u200D\uFEFF’‘`]/g, '');
}

/** Asked first, because texts of ASCII and Bengali have no accents. */
const MAY_HAVE_ACCENT = /[^ -~\u0980-\u09FF]|[a-z][\u0980-\u09FF]/;

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');

/** Unicode normalisation never composes these three letters, so they are composed here. */
const DOTTED: Record<string, string> = { '\u09A1': '\u09DC', '\u09A2': '\u09DD', '\u09AF': '\u09DF' };

/** Not from the `s` of `M/S.` on, which the initials of the name may follow. */
const INITIALS = /(?<![\p{L}\p{M}\d])(?<!\bm\s*\/\s*)(?:[a-z]\.\s?){1,5}[a-z]\.?(?![\p{L}\p{M}\d])/gu;

/** Converts a digit of any script: Unicode keeps the ten digits of a script together, beginning with zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value % 10);
}
