import { bengaliPhonemes, bengaliSpelling } from './bengali';
import { latinPhonemes, latinSpelling } from './latin';
import { namesOf } from './sameWords';

/** Whether a word is written in Bengali script. */
export const isBengali = (word: string): boolean => /[\u0980-\u09FF]/.test(word);

export const spellingKey = (word: string): string =>
  isBengali(word) ? bengaliSpelling(word) : latinSpelling(word);

/**
 * The sounds of a word and of the other names of its place: consonants `kgcjtdnpfbmrlsh`, vowels `aeiou`, the glide
 * `y`, and `@` for a vowel that is spoken but not written.
 */
const phonemesOf = (word: string): string[] =>
  namesOf(word).flatMap((name) => (isBengali(name) ? bengaliPhonemes(name) : latinPhonemes(name)));

/**
 * A word in which a doubled consonant is written the other way: Bengali has `গাফফার` as well as `গাফ্ফার` for Gaffar.
 * A Latin word gets a vowel between the two, as `গাফফার` could be read. Not at the beginning of a word, where most
 * have a vowel between, such as `মমতা`. Null if the word has no doubled consonant.
 */
export function otherDoubling(word: string): string | null {
  const other = isBengali(word)
    ? word.replace(/(?<=.)([ক-হ])\1/gu, '$1্$1')
    : word.replace(/(?<=.)([b-df-hj-np-tv-z])\1/g, '$1a$1');
  return other === word ? null : other;
}

/** The sounds of a word in all ways in which it may be read. */
function readingsOf(word: string): string[] {
  const joined = isBengali(word) ? otherDoubling(word) : null;
  return [...phonemesOf(word), ...(joined ? phonemesOf(joined) : [])];
}

/**
 * The sound keys of a word: its consonants, and `a` for a vowel at the beginning. Words with a key in common
 * may sound alike; `soundDistance` decides.
 */
export function soundKeys(word: string): string[] {
  const keys = phonemesOf(word).map((sounds) => {
    const start = /^[aeiouy@]/.test(sounds) ? 'a' : '';
    return (
      start +
      sounds
        .replace(/(?<=.)h/g, '')
        .replace(/[aeiouy@]/g, '')
        .replace(/c/g, 's')
        .replace(/f/g, 'p')
    );
  });
  return [...new Set(keys)].filter((key) => key.length > 0);
}

/**
 * The distance between the sounds of two words: 0 for equal ones, at most 1 for words that may be spellings
 * of each other. Vowels count little, and a difference counts less in longer words.
 */
export function soundDistance(one: string, other: string): number {
  let least = Infinity;
  for (const a of readingsOf(one)) {
    for (const b of readingsOf(other)) least = Math.min(least, cost(a, b) / allowed(a, b));
  }
  return least;
}

const allowed = (a: string, b: string) => 0.5 + 0.1 * Math.min(consonants(a), consonants(b));
const consonants = (sounds: string) => sounds.replace(/[aeiouy@]/g, '').length;

/**
 * The lowest cost of changing one sequence of sounds into the other by removing, adding and exchanging
 * sounds.
 */
function cost(a: string, b: string): number {
  let row = [0];
  for (let j = 0; j < b.length; j++) row.push(row[j]! + alone(b, j));
  for (let i = 0; i < a.length; i++) {
    const next = [row[0]! + alone(a, i)];
    for (let j = 0; j < b.length; j++) {
      next.push(
        Math.min(row[j + 1]! + alone(a, i), next[j]! + alone(b, j), row[j]! + exchange(a[i]!, b[j]!)),
      );
    }
    row = next;
  }
  return row[b.length]!;
}

const VOWEL = /[aeiou@]/;

function alone(sounds: string, at: number): number {
  const sound = sounds[at]!;
  if (sound === '@') return 0.05;
  if (sound === 'y') return 0.1;
  if (sound === 'h') return 0.4;
  if (!VOWEL.test(sound)) return 1;
  // vowels at the beginning and the end distinguish words better than those within
  if (at === 0) return 0.5;
  return at === sounds.length - 1 ? 0.3 : 0.2;
}

function exchange(a: string, b: string): number {
  if (a === b) return 0;
  const pair = a < b ? a + b : b + a;
  if (pair in NEAR) return NEAR[pair]!;
  if (VOWEL.test(a) && VOWEL.test(b)) return 0.2;
  if ((a === 'y' && VOWEL.test(b)) || (b === 'y' && VOWEL.test(a))) return 0.1;
  return 2;
}

/** Pairs of sounds that are often confused in writing, with the cost of exchanging them. */
const NEAR: Record<string, number> = {
  '@a': 0.02,
  '@o': 0.02,
  '@e': 0.1,
  ao: 0.1,
  ei: 0.1,
  ou: 0.1,
  cs: 0.4,
  fp: 0.4,
  js: 0.6,
};
