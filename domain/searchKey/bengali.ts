/**
 * The spelling key of a Bengali word: letters that sound alike or are often confused become one, `ঁ` and `ঃ`
 * are dropped, doubled consonants become single, and joined consonants equal separate ones. So `আপীল` and
 * `আপিল`, `কাস্টম্স` and `কাস্টমস` have one key.
 */
export const bengaliSpelling = (word: string): string =>
  word
    .replace(/্য/g, '')
    .replace(/[ঈঊীূণশষযৎঙঁঃ\u09DC\u09DD]/g, (letter) => ONE[letter] ?? '')
    .replace(/([ক-হ])্?\1/g, '$1')
    .replaceAll('্', '');

const ONE: Record<string, string> = {
  ঈ: 'ই',
  ঊ: 'উ',
  'ী': 'ি',
  'ূ': 'ু',
  ণ: 'ন',
  শ: 'স',
  ষ: 'স',
  য: 'জ',
  ৎ: 'ত',
  ঙ: 'ং',
  '\u09DC': 'র',
  '\u09DD': 'র',
};

/**
 * How a Bengali word sounds, in the letters of `sound.ts`: `@` is the vowel that is spoken but not written, `y` a
 * glide. Some letters are written in Latin in two ways, so there may be several results.
 */
export function bengaliPhonemes(word: string): string[] {
  const letters = Array.from(word.replace(/[অএ]্যা/g, 'আ').replace(/জ্ঞ/g, 'গ'));
  let ways = [''];
  const add = (...sounds: string[]) => {
    ways = ways.flatMap((way) => sounds.map((sound) => way + sound)).slice(0, 4);
  };
  letters.forEach((letter, at) => {
    const before = letters[at - 1] === '্' ? letters[at - 2] : undefined;
    const vowel = VOWELS[letter];
    if (vowel !== undefined) return add(vowel);
    const consonant = CONSONANTS[letter];
    if (consonant === undefined) return;
    if (before === undefined) add(...consonant);
    // a second letter that is written but not spoken
    else if (letter === 'য' && before === 'র') add('', 'j');
    else if (letter === 'য' || (letter === 'ব' && !SPEAKING_B.has(before))) add('');
    else if (letter === 'ষ' && before === 'ক') add('', 's');
    else if (letter === 'গ' && before === 'ঙ') add('');
    else add(...consonant);
    const next = letters[at + 1];
    const isOpen =
      letter !== 'ঁ' && next !== undefined && next !== '্' && next !== 'ঁ' && VOWELS[next] === undefined;
    if (isOpen && !UNVOICED.has(letter)) add('@');
  });
  return ways.map((way) => way.replace(/(.)\1+/g, '$1'));
}

/** After these consonants a joined `ব` is pronounced. */
const SPEAKING_B = new Set(['ম', 'ব', 'র', 'ল']);

/** No unwritten vowel follows these letters. */
const UNVOICED = new Set(['ং', 'ৎ', '\u09DF', 'ঙ']);

const VOWELS: Record<string, string> = {
  অ: 'o',
  আ: 'a',
  ই: 'i',
  ঈ: 'i',
  উ: 'u',
  ঊ: 'u',
  ঋ: 'ri',
  এ: 'e',
  ঐ: 'oi',
  ও: 'o',
  ঔ: 'ou',
  'া': 'a',
  'ি': 'i',
  'ী': 'i',
  'ু': 'u',
  'ূ': 'u',
  'ৃ': 'ri',
  'ে': 'e',
  'ৈ': 'oi',
  'ো': 'o',
  'ৌ': 'ou',
};

const CONSONANTS: Record<string, string[]> = Object.fromEntries(
  Object.entries({
    k: 'কখ',
    g: 'গঘ',
    n: 'ঙঞণনং',
    c: 'চ',
    j: 'জঝয',
    t: 'টঠতথৎ',
    d: 'ডঢদধ',
    p: 'প',
    f: 'ফ',
    b: 'বভ',
    m: 'ম',
    r: 'র\u09DC\u09DD',
    l: 'ল',
    s: 'শষস',
    h: 'হ',
    y: '\u09DF',
  }).flatMap(([sound, letters]) => Array.from(letters).map((letter) => [letter, [sound]])),
);
CONSONANTS['ছ'] = ['c', 's'];
CONSONANTS['ঁ'] = ['', 'n'];
