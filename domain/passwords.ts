import { fold } from './folding';

/** Words of the product and of the house: the first that anybody tries. */
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

/** Shorter parts of a name, like `Md.`, occur in sound passwords too. */
const SHORTEST_WORD = 3;

/**
 * Whether the letters of a password are nothing but names and words of the product: `customs123`,
 * `Casebook#Admin1`, and `rahima-2026` for Rahima Begum. Digits and signs around them are soon tried.
 *
 * @param names what a stranger may know of its owner: the user name, the full name
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
