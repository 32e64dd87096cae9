import { bijoySigns } from './bijoySigns';

/**
 * Bijoy text (typed for the font SutonnyMJ: Latin characters that look Bengali) → Unicode. Leaves alone
 * what is Unicode Bengali already, so that nothing is converted twice, and what is plain English or a
 * number.
 */
export const readBijoy = (text: string): string =>
  hasBengali(text) || isPlainEnglish(text) ? text : fromBijoy(text);

/**
 * Whether a text is Bijoy for sure. Its signs beyond ASCII (†K, ag©, ¯’) stand beside a letter as no
 * English text has them. Bijoy of ASCII letters alone (`XvKv`, ঢাকা) cannot be told from English.
 */
export const looksLikeBijoy = (text: string): boolean => !hasBengali(text) && SURE.test(text);

const SURE = /[†‡ˆ¯®]\S|(?:^|\s)‰[A-Za-z`_]|[A-Za-z_`~^][©¨ªÖ†‡ˆ]/;

const hasBengali = (text: string) => /[\u0980-\u09FF]/.test(text);

const SIGN = new RegExp(
  `${[...bijoySigns.keys()].map((sign) => sign.replace(/[$^|.]/g, '\\$&')).join('|')}|©`,
  'g',
);

/** Stands for the reph sign ©, which comes behind the letters that it belongs over. */
const REPH = '\uE000';

const CONSONANT = '[\u0995-\u09B9\u09CE\u09DC\u09DD\u09DF]\u09BC?';
const CLUSTER = `${CONSONANT}(?:্${CONSONANT})*`;
const SIGNS_BEHIND = '[\u09BE\u09C0-\u09C3\u09D7\u0981]';

const REPEATED = /([vwxyz~‚ƒ„…†‡ˆ‰Š©¨ª«­])\1+/g;
const LONE_RA_YA = /(?<!্)র্য/g;
const BELOW_BEHIND_VOWEL = new RegExp(`([\u09BE\u09C0-\u09C3])((?:্${CONSONANT})+)`, 'g');
const BEFORE_REPH = new RegExp(`(${CLUSTER})(${SIGNS_BEHIND}*)${REPH}((?:্${CONSONANT})*)`, 'g');
const AHEAD_OF_CLUSTER = new RegExp(`([িেৈ])(ঁ?)(${CLUSTER})`, 'g');

/** Converts without asking whether it is Bijoy. */
export function fromBijoy(text: string): string {
  return (
    text
      .replace(REPEATED, '$1')
      .replace(SIGN, (sign) => (sign === '©' ? REPH : bijoySigns.get(sign)!))
      .replace(/্{2,}/g, '্')
      // written ahead of the reph: Bijoy's own র‍্য is never a reph, which is always ©
      .replace(LONE_RA_YA, 'র\u200D্য')
      .replace(BELOW_BEHIND_VOWEL, '$2$1')
      .replace(/্{2,}/g, '্')
      .replace(BEFORE_REPH, 'র্$1$3$2')
      .replaceAll(REPH, 'র্')
      // ি ে ৈ are typed before their letters and stored behind them
      .replace(AHEAD_OF_CLUSTER, '$3$1$2')
      .replace(/ঁ([\u09BE-\u09CC])/g, '$1ঁ')
      .replace(/ে(ঁ?)া/g, 'ো$1')
      .replace(/ে(ঁ?)ৗ/g, 'ৌ$1')
      .replace(/অা/g, 'আ')
      .normalize('NFC')
  );
}

/**
 * Whether ASCII text is English or a code rather than Bijoy. Bijoy has capitals within words, hardly any
 * of the letters aeiou and many of v, w, x and z, which are its vowel signs.
 */
function isPlainEnglish(text: string): boolean {
  if (!/[A-Za-z]/.test(text)) return !/[^\x20-\x7E\s]|[_`~^|]/.test(text);
  if (/[^\x20-\x7E\s]|[_`~^|]|[a-z][A-Z]/.test(text)) return false;
  const letters = text.replace(/[^A-Za-z]/g, '');
  if (letters === letters.toUpperCase()) return /\d/.test(text) || /[AEIOU]/.test(letters);
  const share = (of: RegExp) => (letters.match(of)?.length ?? 0) / letters.length;
  return share(/[aeiou]/gi) >= 0.2 && share(/[vwxz]/gi) < 0.1;
}
