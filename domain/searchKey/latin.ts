import { plain } from './plain';
import { LOANWORDS } from './sameWords';
import { bengaliPhonemes } from './bengali';

/** The spelling key of a Latin word: doubled letters become single. */
export const latinSpelling = (word: string): string => word.replace(/([a-z])\1+/g, '$1');

/**
 * How a Latin word sounds, in the letters of `sound.ts`. An English trade word is taken to sound like its Bengali
 * spelling, which follows the pronunciation. Letters that may be silent are read in both ways.
 */
export function latinPhonemes(word: string): string[] {
  const loan = LOANWORDS.get(word);
  if (loan) return bengaliPhonemes(plain(loan));
  const spoken = replaced(word, SILENT);
  return [...new Set([word, spoken].flatMap(soundsOf))];
}

function soundsOf(word: string): string[] {
  const single = replaced(word, SPOKEN).replace(/(.)\1+/g, '$1');
  // `ng` is one sound as in Rangpur, or two as in Khatunganj
  return single.includes('ng') ? [single.replaceAll('ng', 'n'), single] : [single];
}

const replaced = (word: string, rules: readonly [RegExp, string][]): string =>
  rules.reduce((text, [letters, heard]) => text.replace(letters, heard), word);

/** Letters of English words that are silent or heard otherwise, as in Bridge, Knight, Wright, White and Plumbing. */
const SILENT: [RegExp, string][] = [
  [/dg(?=[ei])/g, 'j'],
  [/^wr/, 'r'],
  [/^who/, 'ho'],
  [/^wh/, 'hoy'],
  [/eigh/g, 'ei'],
  [/[ao]ugh(?=t)/g, 'o'],
  [/igh/g, 'ai'],
  [/^gn/, 'n'],
  [/gn(?=(?:s|er|ers|ing)?$)/, 'n'],
  [/^ps/, 's'],
  [/mb(?=(?:s|er|ers|ing)?$)/, 'm'],
  [/stle/g, 'sl'],
  [/alk/g, 'ok'],
  [/bt(?=s?$)/, 't'],
];

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
