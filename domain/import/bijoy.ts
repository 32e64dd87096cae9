/**
 * Bijoy text (typed for the font SutonnyMJ: Latin characters that look Bengali) → Unicode. Leaves alone
 * what is Unicode Bengali already, so that nothing is converted twice, and what is plain English or a
 * number.
 */
export const readBijoy = (text: string): string =>
  hasBengali(text) || isPlainEnglish(text) ? text : fromBijoy(text);

/**
 * Whether a text is Bijoy for sure: a sign beyond ASCII stands beside a letter in a way that no English text
 * has (†K, ag©, ¯’). Bijoy of ASCII letters alone (`XvKv`, ঢাকা) cannot be told from English.
 */
export const looksLikeBijoy = (text: string): boolean => !hasBengali(text) && SURE.test(text);

const SURE = /[†‡ˆ¯®]\S|(?:^|\s)‰[A-Za-z`_]|[A-Za-z_`~^][©¨ªÖ†‡ˆ]/;

const hasBengali = (text: string) => /[\u0980-\u09FF]/.test(text);

/**
 * The letters of each character of Bijoy text in the SutonnyMJ font, as `sign=letters` pairs. Letters that begin with
 * ্ join the letter before them; letters that end with ্ join the next one.
 */
const PAIRS = `
  Av=আ A=অ B=ই C=ঈ D=উ E=ঊ F=ঋ G=এ H=ঐ I=ও J=ঔ
  K=ক L=খ M=গ N=ঘ O=ঙ P=চ Q=ছ R=জ S=ঝ T=ঞ U=ট V=ঠ W=ড X=ঢ Y=ণ Z=ত _=থ \`=দ a=ধ b=ন
  c=প d=ফ e=ব f=ভ g=ম h=য i=র j=ল k=শ l=ষ m=স n=হ o=ড় p=ঢ় q=য় r=ৎ s=ং t=ঃ u=ঁ
  0=০ 1=১ 2=২ 3=৩ 4=৪ 5=৫ 6=৬ 7=৭ 8=৮ 9=৯ |=। $=৳ Ò=“ Ó=” Ô=‘ Õ=’ Ñ=—
  v=া w=ি x=ী y=ু z=ু æ=ু “=ু –=ু ~=ূ ƒ=ূ ‚=ূ „=ৃ …=ৃ †=ে ‡=ে ˆ=ৈ ‰=ৈ Š=ৗ
  °=ক্ক ±=ক্ট ²=ক্ষ্ণ ³=ক্ত ´=ক্ম µ=ক্র ¶=ক্ষ ÿ=ক্ষ ·=ক্স ¸=গু ¹=জ্ঞ º=গ্দ »=গ্ধ ¼=ঙ্ক ½=ঙ্গ ¾=জ্জ À=জ্ঝ
  Á=জ্ঞ Â=ঞ্চ Ã=ঞ্ছ Ä=ঞ্জ Å=ঞ্ঝ Æ=ট্ট Ç=ড্ড È=ণ্ট É=ণ্ঠ Ê=ণ্ড Ð=ণ্ড Ë=ত্ত Ì=ত্থ Î=ত্র Ï=দ্দ ×=দ্ধ Ø=দ্ব Ù=দ্ম
  Ú=ন্ঠ Û=ন্ড Ü=ন্ধ Ý=ন্স Þ=প্ট ß=প্ত à=প্প á=প্স â=ব্জ ã=ব্দ ä=ব্ধ å=ভ্র ç=ম্ফ é=ল্ক ê=ল্গ ë=ল্ট ì=ল্ড
  í=ল্প î=ল্ফ ï=শু ð=শ্চ ñ=শ্ছ ò=ষ্ণ ó=ষ্ট ô=ষ্ঠ õ=ষ্ফ ö=স্খ ÷=স্ট ù=স্ফ û=হু ü=হৃ ý=হ্ন þ=হ্ম nƒ=হৃ
  ®=ষ্ ¯=স্ ”=চ্ ˜=দ্ ™=দ্ š=ন্ ›=ন্ ¤=ম্ •=ঙ্
  &=্ ú=্প è=্ণ ^=্ব ‘=্তু ’=্থ ‹=্ক Œ=্ক্র —=্ত Í=্ত ¿=্ত্র œ=্ন Ÿ=্ব ¡=্ব ¦=্ব ¢=্ভ £=্ভ্র ¥=্ম §=্ম
  ¨=্য ª=্র «=্র Ö=্র ¬=্ল ø=্ল \u00AD=্ল
`;

/** Signs and their letters, the longest first. */
const bijoySigns: ReadonlyMap<string, string> = new Map(
  PAIRS.trim()
    .split(/\s+/)
    .map((pair) => {
      const at = pair.indexOf('=', 1);
      return [pair.slice(0, at), pair.slice(at + 1).normalize('NFC')] as const;
    })
    .sort(([a], [b]) => b.length - a.length),
);

const SIGN = new RegExp(
  `${[...bijoySigns.keys()].map((sign) => sign.replace(/[$^|.]/g, '\\$&')).join('|')}|©`,
  'g',
);

/** A placeholder for the reph sign ©, which is typed behind the letters that it stands over. */
const REPH = '\uE000';

const CONSONANT = '[\u0995-\u09B9\u09CE\u09DC\u09DD\u09DF]\u09BC?';
const CLUSTER = `${CONSONANT}(?:্${CONSONANT})*`;
const SIGNS_BEHIND = '[\u09BE\u09C0-\u09C3\u09D7\u0981]';

const REPEATED = /([vwxyz~‚ƒ„…†‡ˆ‰Š©¨ª«­])\1+/g;
const LONE_RA_YA = /(?<!্)র্য/g;
const BELOW_BEHIND_VOWEL = new RegExp(`([\u09BE\u09C0-\u09C3])((?:্${CONSONANT})+)`, 'g');
const BEFORE_REPH = new RegExp(`(${CLUSTER})(${SIGNS_BEHIND}*)${REPH}((?:্${CONSONANT})*)`, 'g');
const AHEAD_OF_CLUSTER = new RegExp(`([িেৈ])(ঁ?)(${CLUSTER})`, 'g');

/** Converts any text as if it were Bijoy. */
export function fromBijoy(text: string): string {
  return (
    text
      .replace(REPEATED, '$1')
      .replace(SIGN, (sign) => (sign === '©' ? REPH : bijoySigns.get(sign)!))
      .replace(/্{2,}/g, '্')
      // this comes before the reph (©) becomes র্, because until then র before ্য is never a reph but র‍্য
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

/** The kind of a word of ASCII letters; `likelyEnglish` decides only if no word of the text is clear. */
type WordKind = 'bijoy' | 'english' | 'likelyEnglish' | 'open';

/**
 * Whether text is English or a code rather than Bijoy. ASCII text is judged word by word, by how many letters the
 * words of either kind have.
 */
function isPlainEnglish(text: string): boolean {
  if (!/[A-Za-z]/.test(text)) return !NOT_ASCII.test(text);
  if (isClearlyBijoy(text)) return false;
  const letters = { bijoy: 0, english: 0, likelyEnglish: 0, open: 0 };
  for (const [word] of text.matchAll(WORD)) letters[kindOfWord(word)] += word.length;
  const { bijoy, english, likelyEnglish } = letters;
  if (bijoy || english) return english >= bijoy;
  return likelyEnglish > 0 || (/\d/.test(text) && !/[a-z]/.test(text));
}

/**
 * Whether only the words of a text in a Bijoy column tell that it is Bijoy and not English, so that the guess
 * may be wrong.
 */
export const isDoubtfulBijoy = (text: string): boolean =>
  /[A-Za-z]{2}/.test(text) && !hasBengali(text) && !isClearlyBijoy(text);

/** Signs of Bijoy that English does not have, such as a capital within a word. */
const isClearlyBijoy = (text: string) => NOT_ASCII.test(text) || /[a-z][A-Z]/.test(text);

const NOT_ASCII = /[^\x20-\x7E\s]|[_`~^|]/;
const WORD = /[A-Za-z]+/g;

function kindOfWord(word: string): WordKind {
  if (ENGLISH.has(word.toLowerCase()) || (word.length > 2 && word === word.toUpperCase())) return 'english';
  if (IMPLAUSIBLE.test(word)) return 'english';
  const share = (of: RegExp) => (word.match(of)?.length ?? 0) / word.length;
  if (word.length > 3 && share(RARE) >= 0.4) return 'english';
  const vowels = share(/[aeiou]/gi);
  const mayBeEnglish = word.length > 5 && vowels >= 0.4 && share(SIGNS) < 0.15;
  if (/[A-Z]{2}[a-z]/.test(word) || (share(SIGNS) >= 0.1 && !mayBeEnglish)) return 'bijoy';
  return vowels >= 0.2 ? 'likelyEnglish' : 'open';
}

/** The Latin letters typed for the vowel signs া ি ী ু. */
const SIGNS = /[vwxz]/g;

/** The Latin letters typed for ধ ড় ঁ ৎ ং ঢ় ঃ ষ: the Bengali letters are rare, the Latin ones frequent in English. */
const RARE = /[aoursptl]/g;

/**
 * Letters in an order that no Bengali word has, as they are typed in Bijoy: ড় ঢ় য় ৎ ং ঃ ঁ or a vowel sign at the
 * beginning of a word, ষষ ংং ড়ড় and the like, ঃ before most letters (other than in পুনঃ), vowel signs behind ং ৎ,
 * vowels or each other, ি at the end of a word.
 */
const IMPLAUSIBLE =
  /^[opqrstuvxyz]|ll|ss|oo|ee|aa|nn|rr|tt|dd|pp|(?<!cyb)t[aehiorstuvxyz]|s[stvxyz]|r[vxyz]|v[xyz]|x[vyz]|y[vxz]|z[vxy]|[BCDEFGHIJ][vxyz]|A[xyz]|w$/;

/** English words of names and trade that may look like Bijoy. */
const ENGLISH: ReadonlySet<string> = new Set(
  (
    'ltd pvt co inc llc pte plc md mohd mr mrs ms dr st rd bd no nos sk mst bros intl govt dept mfg corp exp imp dhk ' +
    'ctg tk pcs kgs yrs and of the for in to by new own dyg wvg pkg knit knits dyeing weaving yarn fish dry ply city ' +
    'crystal sky fly silver gold river service services jewel navy navana nova novo vision view vita ' +
    'victory village weave wave wool zinc zone zaman nizam sylhet bay mv mt woven frozen cox apex impex avenue'
  ).split(' '),
);
