import { plain } from './plain';
import { LOANWORDS } from './sameWords';
import { bengaliPhonemes } from './bengali';

/** The spelling key of a Latin word: doubled letters become single. */
export const latinSpelling = (word: string): string => word.replace(/([a-z])\1+/g, '$1');

/**
 * How a Latin word sounds, in the letters of `sound.ts`. An English trade word is taken to sound like its Bengali
 * spelling, which follows the pronunciation.
 */
export function latinPhonemes(word: string): string[] {
  const loan = LOANWORDS.get(word);
  if (loan) return bengaliPhonemes(plain(loan));
  let sound = word;
  for (const [letters, heard] of SPOKEN) sound = sound.replace(letters, heard);
  const single = sound.replace(/(.)\1+/g, '$1');
  // `ng` is one sound as in Rangpur, or two as in Khatunganj
  return single.includes('ng') ? [single.replaceAll('ng', 'n'), single] : [single];
}

/** Letters and the sounds that replace them, applied in this order. */
const SPOKEN: [RegExp, string][] = [
  [/[^a-z]/g, ''],
  [/tion/g, 'son'],
  [/^kn/, 'n'],
  [/ck/g, 'k'],
  [/t?chh?/g, 'C'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/([kgjtdbrz])h/g, '$1'],
  [/x/g, 'ks'],
  [/qu(?=[aeiou])/g, 'ky'],
  [/q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/z/g, 'j'],
  [/v/g, 'b'],
  [/ee|ea/g, 'i'],
  [/oo/g, 'u'],
  [/(?<=^|[aeiou])y(?=[aeiou])|w/g, 'y'],
  [/y(?=[^aeiouy]|$)/g, 'i'],
  [/(?<=[^aeiou])e$/g, ''],
];
