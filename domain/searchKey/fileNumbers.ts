import { fileKeyOf } from './nearNumbers';

/** The most of a text that is looked through, in characters: the number of a file stands on its first page. */
const LONGEST = 6000;

/** The most words that a number of a file has, as in `S – 12 / AP / 2019`. */
const MOST_WORDS = 7;

const LONGEST_NUMBER = 80;

/** In characters: a shorter key would be in too many texts. */
const SHORTEST = 6;

/** The keys (`fileKeyOf`) of everything in a text that may be the number of a file. */
export function fileKeysIn(text: string): string[] {
  const keys = new Set<string>();
  for (const line of text.slice(0, LONGEST).split('\n')) {
    const words = line.split(/[\s|,;:()[\]]+/).filter(Boolean);
    for (const first of words.keys()) {
      for (let last = first + 1; last <= Math.min(words.length, first + MOST_WORDS); last++) {
        const number = words.slice(first, last).join(' ');
        if (number.length > LONGEST_NUMBER || !DIGIT.test(number) || !SIGN.test(number)) continue;
        const key = fileKeyOf(number);
        if (key.length >= SHORTEST) keys.add(key);
      }
    }
  }
  return [...keys];
}

/** A number has a digit and a sign: `S-12/AP/2019`, `08.01.2000.034.27`. */
const DIGIT = /\p{Nd}/u;
const SIGN = /[/.–-]/;
