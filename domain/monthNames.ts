/**
 * The number of a month by its name, in lower case and NFC: in English or Bengali, also with a case ending (`মার্চের`),
 * shortened to at least three letters, or misspelt in a usual way; 0 if no month or several match.
 */
export function monthNamed(written: string): number {
  const word = written.replace(SIGNS, '');
  return numberOf(word) || numberOf(word.replace(ENDING, ''));
}

/** Joiners, apostrophes and the like within a word. */
const SIGNS = /[\u200b-\u200d\ufeff'’‘.]/g;

const ENDING = /(?<=[\u0980-\u09ff]{2})(?:(?:\u09af\u09bc)?ের|তে|র|ে)$/;

function numberOf(word: string): number {
  const known = NUMBERS.get(word) ?? SKELETONS.get(skeleton(word));
  if (known !== undefined || word.length < 3) return known ?? 0;
  const meant = months.filter((names) => names.some((name) => name.startsWith(word)));
  return meant.length === 1 ? months.indexOf(meant[0]!) + 1 : 0;
}

/** In calendar order: the name in both languages, then other spellings and slips that papers have. */
const months = [
  ['january', 'জানুয়ারি', 'জানু', 'jany'],
  ['february', 'ফেব্রুয়ারি', 'ফেব্রু', 'ফেব', 'ফ্রেব্রুয়ারি', 'ফেব্রারি', 'febr', 'feburuary'],
  ['march', 'মার্চ', 'মারচ', 'মাচ', 'মার্চ্চ', 'মার্স', 'mach', 'marh', 'mrach', 'marchh'],
  ['april', 'এপ্রিল', 'অ্যাপ্রিল', 'এ্যাপ্রিল', 'আপ্রিল', 'apirl', 'aprill', 'appril', 'aprl', 'aprial'],
  ['may', 'মে', 'মেই'],
  ['june', 'জুন', 'জূন', 'জুুন'],
  ['july', 'জুলাই', 'জুলায়', 'জুলাইয়', 'জূলাই', 'জুলাঈ', 'জুলই', 'jully', 'julay', 'juley', 'julai'],
  ['august', 'আগস্ট'],
  ['september', 'সেপ্টেম্বর', 'সেপ্ট', 'সেপ', 'sept', 'setember', 'setpember', 'septemer', 'septmber'],
  ['october', 'অক্টোবর', 'অক্ট', 'অক্টো', 'অক্টবার', 'oktober', 'ocober', 'octomber'],
  ['november', 'নভেম্বর', 'নভে', 'novmber', 'novemer', 'nobember'],
  ['december', 'ডিসেম্বর', 'ডিসে', 'decemer', 'desember', 'disember'],
].map((names) => names.map((name) => name.normalize('NFC')));

const NUMBERS = new Map(months.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));

/**
 * A word without its vowels after the first letter, doubled letters single, and Bengali letters that sound alike as
 * one. Most slips in long names leave it as it is: `Febuary`, `অগাষ্ট`, `সেপটেম্বার`.
 */
const skeleton = (word: string): string =>
  word
    .replace(/[\u09cd\u09bc\u0981\u0983\u09be-\u09cc]/g, '')
    .replace(/(?<=.)[aeiou]/g, '')
    .replace(/(?<=.)[অ-ঔ]/g, 'য')
    .replace(/[শষছ]/g, 'স')
    .replace(/^আ/, 'অ')
    .replaceAll('ভ', 'ব')
    .replace(/(.)\1+/g, '$1');

/** Of the long names alone, since other words share the skeletons of short ones: `জন`, `much`. */
const SKELETONS = new Map(
  months.flatMap((names, at) =>
    names
      .slice(0, 2)
      .map(skeleton)
      .filter((bones) => bones.length >= 4 && bones !== 'aprl' && bones !== 'mrch')
      .map((bones) => [bones, at + 1] as const),
  ),
);
