import { isMisspelt, nearKeys, SHORTEST } from './misspelling';
import { isBengali, otherDoubling, soundDistance, soundKeys, spellingKey } from './sound';

/** Keys of a word. Two words that may be spellings of the same name have a key in common. */
export interface WordKeys {
  sounds: readonly string[];
  near: readonly string[];
}

/** The keys of a word; cached, since the same words occur in many records. */
export function keysOf(word: string): WordKeys {
  const known = KNOWN.get(word);
  if (known) return known;
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  const keys = { sounds: soundKeys(word), near: nearKeys(word) };
  KNOWN.set(word, keys);
  return keys;
}

/**
 * The keys by which a typed word is looked up: its own keys, and the keys of words that may have been meant. A slip
 * may have separated a double letter (`Foxods` for `Foods`) or made one (`Dohaari` for `Dohazari`), a last `s` may be
 * spoken as in `হাউজ`, and a doubled consonant may be written in another way.
 */
export function typedKeysOf(word: string): WordKeys {
  const { near } = keysOf(word);
  const doubled = otherDoubling(word);
  const sounds = [...keysOf(word).sounds, ...(doubled ? soundKeys(doubled) : [])];
  const letters = Array.from(word);
  const shorter = letters.length < SHORTEST ? [] : letters.map((_, at) => letters.toSpliced(at, 1).join(''));
  return {
    sounds: letters.length < 4 ? sounds : [...sounds, ...sounds.flatMap(otherEnd)],
    near: [...near, word, ...shorter.map(spellingKey)],
  };
}

/** A sound key that ends in `s` or `j`, with the other one of these two letters at its end. */
const otherEnd = (key: string): string[] =>
  /.[js]$/.test(key) ? [key.slice(0, -1) + (key.endsWith('s') ? 'j' : 's')] : [];

const KNOWN = new Map<string, WordKeys>();
const MOST_KNOWN = 20_000;

export const shareKeys = (one: WordKeys, other: WordKeys): boolean =>
  one.sounds.some((key) => other.sounds.includes(key)) || one.near.some((key) => other.near.includes(key));

export interface Likeness {
  /** `spelt` in the same script, `heard` in the other one. */
  how: 'spelt' | 'heard';
  /** The result of `soundDistance`. */
  distance: number;
}

/** How two words may be spellings of the same name; null if they are different words. */
export function likenessOf(word: string, other: string): Likeness | null {
  const distance = soundDistance(word, other);
  if (isBengali(word) !== isBengali(other)) return distance <= 1 ? { how: 'heard', distance } : null;
  return distance <= SAME_SCRIPT || isMisspelt(word, other) ? { how: 'spelt', distance } : null;
}

/**
 * The limit within one script. It is stricter than that between scripts, because similar words of one script
 * often differ in meaning.
 */
const SAME_SCRIPT = 0.6;
