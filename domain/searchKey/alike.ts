import { isMisspelt, nearKeys } from './misspelling';
import { isBengali, soundDistance, soundKeys } from './sound';

/** The keys of which two words share one if either may be written for the other. */
export interface WordKeys {
  sounds: readonly string[];
  near: readonly string[];
}

/** Kept for the words that come again and again. */
export function keysOf(word: string): WordKeys {
  const known = KNOWN.get(word);
  if (known) return known;
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  const keys = { sounds: soundKeys(word), near: nearKeys(word) };
  KNOWN.set(word, keys);
  return keys;
}

const KNOWN = new Map<string, WordKeys>();
const MOST_KNOWN = 20_000;

export const shareKeys = (one: WordKeys, other: WordKeys): boolean =>
  one.sounds.some((key) => other.sounds.includes(key)) || one.near.some((key) => other.near.includes(key));

export interface Likeness {
  /** `spelt` in the same script, `heard` in the other one. */
  how: 'spelt' | 'heard';
  /** As `soundDistance` has it. */
  distance: number;
}

/** How a word may be another one, written otherwise; null if it is not. */
export function likenessOf(word: string, other: string): Likeness | null {
  const distance = soundDistance(word, other);
  if (isBengali(word) !== isBengali(other)) return distance <= 1 ? { how: 'heard', distance } : null;
  return distance <= SAME_SCRIPT || isMisspelt(word, other) ? { how: 'spelt', distance } : null;
}

/** Of one script, words that sound alike are more often different words. */
const SAME_SCRIPT = 0.6;
