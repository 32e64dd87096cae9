import { fold } from './folding';

/** Words of the product and the office, which attackers try first. */
const PRODUCT_WORDS = [
  'casebook',
  'customs',
  'custom',
  'house',
  'chattogram',
  'chittagong',
  'admin',
  'password',
  'কেসবুক',
  'কাস্টমস',
  'চট্টগ্রাম',
];

/** Shorter parts of a name, such as `Md.`, occur in good passwords too. */
const SHORTEST_WORD = 3;

/**
 * Whether a password's letters consist only of names and words of the product: `customs123`,
 * `Casebook#Admin1`, or `rahima-2026` for Rahima Begum. Attackers try such words with digits and signs around
 * them early. @param names what a stranger may know of the owner: user name, full name
 */
export function isMadeOfNames(password: string, names: readonly string[]): boolean {
  const letters = lettersOf(password);
  const words = [...PRODUCT_WORDS, ...names.flatMap((name) => fold(name).split(NOT_LETTERS))]
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length);
  return letters !== '' && words.reduce((left, word) => left.replaceAll(word, ''), letters) === '';
}

const NOT_LETTERS = /[^\p{L}\p{M}]+/u;

const lettersOf = (text: string) => fold(text).split(NOT_LETTERS).join('');
