import { toBengaliDigits } from '../../domain/digits';
import type { Random } from './random';

export interface Sentences {
  english: string[];
  bengali: string[];
}

export type Fillings = Record<string, string>;

/**
 * Picks one of the sentences and fills its `{placeholders}`; Bengali sentences get Bengali digits. The language is
 * Bengali with probability `bengaliShare`.
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
