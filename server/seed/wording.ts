import { toBengaliDigits } from '../../domain/digits';
import type { Random } from './random';

export interface Sentences {
  english: string[];
  bengali: string[];
}

export type Fillings = Record<string, string>;

/**
 * One of the sentences in either language, its `{placeholders}` filled; Bengali ones have Bengali digits.
 * `bengaliShare` of them are Bengali.
 */
export function sentence(
  random: Random,
  { english, bengali }: Sentences,
  fillings: { english: Fillings; bengali: Fillings },
  bengaliShare = 0.42,
): string {
  if (random.chance(bengaliShare)) return toBengaliDigits(fill(random.pick(bengali), fillings.bengali));
  const filled = fill(random.pick(english), fillings.english);
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

const fill = (text: string, fillings: Fillings) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => fillings[name] ?? placeholder);
