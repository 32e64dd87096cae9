import { text } from '../../domain/fields';
import { readAmount } from '../../domain/import/amounts';
import { readBijoy } from '../../domain/import/bijoy';
import { dayOrder, readDay } from '../../domain/import/days';
import { splitParty } from '../../domain/import/parties';
import { isNoNumber, isNothing } from '../../domain/import/read';
import { readTime } from '../../domain/import/times';
import { choiceMeant, yesNoMeant } from '../../domain/import/words';
import { readCell } from '../../domain/kinds/readCell';
import type { Reading } from './expression';

const line = text();

/** The expressions that read a sheet's cells, timed within the functions that use them, which limit a text's length. */
export const importReadings: readonly Reading[] = [
  {
    file: 'domain/import/amounts.ts',
    what: 'an amount of a sheet',
    read: readAmount,
    worst: [
      ['', '1', ''],
      ['', ', 1', ''],
      ['', '1 lakh ', ''],
      ['', '/', ''],
    ],
    expressions: [
      '/^\\(.*\\)$|^[-−]/',
      '/^[-−(]\\s*|\\)$/g',
      '/\\d/',
      '/^(nil|শূন্য|শুন্য)$/',
      '/[\\s\\u200B-\\u200D\\u2060\\uFEFF]+/g',
      '/৳|(?<![a-z])(?:bdt|tk|taka)(?![a-z])\\.?|টাকা|টাঃ/g',
      '/(?<![a-z])only(?![a-z])|মাত্র/g',
      '/\\/[-=]?\\s*$|[।=]\\s*$/',
      '/^(crores?|cr|কোটি)$/',
      '/^(lakhs?|lacs?|লক্ষ|লাখ)$/',
      '/^(thousand|হাজার)$/',
      '/^(hundred|শত|শ)$/',
      '/\\s*([\\d.,e+]+)\\s*([^\\d\\s.,]*)\\.?[\\s,]*/gy',
      '/,$/',
      '/^(\\d+\\.?\\d*|\\.\\d+)$/',
      '/^(\\d{1,3}(,\\d{3})+|\\d{1,2}(,\\d{2})*,\\d{3})(\\.\\d*)?$/',
      '/^\\d(\\.\\d+)?e\\+?\\d{1,2}$/',
    ],
  },
  {
    file: 'domain/import/bijoy.ts',
    what: 'Bijoy text',
    read: readBijoy,
    worst: [
      ['', 'v', ''],
      ['', 'w', ''],
      ['', 'K©', ''],
      ['', '&', ''],
      ['', '†', ''],
    ],
    expressions: [
      '/[†‡ˆ¯®]\\S|(?:^|\\s)‰[A-Za-z`_]|[A-Za-z_`~^][©¨ªÖ†‡ˆ]/',
      '/[\\u0980-\\u09FF]/',
      '/[$^|.]/g',
      '/([vwxyz~‚ƒ„…†‡ˆ‰Š©¨ª«­])\\1+/g',
      '/(?<!্)র্য/g',
      '/্{2,}/g',
      '/ঁ([\\u09BE-\\u09CC])/g',
      '/ে(ঁ?)া/g',
      '/ে(ঁ?)ৗ/g',
      '/অা/g',
      '/[A-Za-z]/',
      '/[^\\x20-\\x7E\\s]|[_`~^|]/',
      '/[a-z]/',
      '/[A-Za-z]{2}/',
      '/[a-z][A-Z]/',
      '/[A-Za-z]+/g',
      '/[A-Z]{2}[a-z]/',
      '/\\d/',
      '/[aeiou]/gi',
      '/[vwxz]/g',
      '/[aoursptl]/g',
      '/^[opqrstuvxyz]|ll|ss|oo|ee|aa|nn|rr|tt|dd|pp|(?<!cyb)t[aehiorstuvxyz]|s[stvxyz]|r[vxyz]|v[xyz]|x[vyz]|y[vxz]|z[vxy]|[BCDEFGHIJ][vxyz]|A[xyz]|w$/',
    ],
  },
  {
    file: 'domain/import/days.ts',
    what: 'a day of a sheet',
    read: (text) => [readDay(text), dayOrder([text])],
    worst: [
      ['', '1/', ''],
      ['', '1 ', ''],
      ['a', '1', ''],
      ['', '-', ''],
    ],
    expressions: [
      '/^\\d{5}$/',
      '/^(19|20)\\d\\d$/',
      '/^0{1,4}([-/.])0{1,2}\\1?0{0,4}$|^0$/',
      '/\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}.*\\D\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}/',
      '/[\\s\\u200B-\\u200D\\u2060\\uFEFF]+/g',
      '/(?:খ্রি|ইং|খৃ)[^\\d]*$|(?<=\\d)\\s*(?:ad|ce)\\.?$/',
      '/^(?:তারিখ|তাং|dated|date|dt)\\s*[:.\\-ঃ]*\\s*/',
      '/(?<=\\d{4})(?:t|,? )\\d{1,2}:\\d{2}.*$|(?<=-\\d\\d)(?:t|,? )\\d{1,2}:\\d{2}.*$/',
      '/[ ,.।]+$/',
      '/^(\\d{4})\\s*[/.-]\\s*(\\d{1,2})\\s*[/.-]\\s*(\\d{1,2})$/',
      '/^((?:19|20)\\d\\d)(\\d\\d)(\\d\\d)$/',
      '/^([^\\d\\s.,/-]+)[\\s.,/-]*(\\d{1,2})(?:st|nd|rd|th)?[\\s.,/-]+(\\d{4}|\\d{2})$/',
      '/\\d.*\\d/',
      '/^[+\\-−]/',
      '/^(\\d{1,2})\\s*[/.\\- ]\\s*(\\d{1,2})\\s*[/.\\- ]\\s*(\\d{4}|\\d{2})$/',
    ],
  },
  {
    file: 'domain/import/parties.ts',
    what: 'a company or agent with its number',
    read: splitParty,
    worst: [
      ['', '01', ''],
      ['', 'ain ', ''],
      ['', ', ', ''],
      ['', '(', ''],
    ],
    expressions: [
      '/\\s+/g',
      '/\\D/g',
      '/\\([\\s,]*\\)/g',
      '/^[^\\d]*/',
      '/\\s/g',
      '/(?<!\\d)(?:(?:mobile|mob|cell|phone|tel|মোবাইল|মোবা|ফোন)\\s*(?:no|নং|নম্বর)?\\s*[.:\\-ঃ]*\\s*)?(?:\\+?88[\\s-]?)?0[\\s-]?1[3-9]\\d{2}[\\s-]?\\d{3}[\\s-]?\\d{3}(?!\\d)/i',
      '/(?:\\b(?:ain|bin|licen[cs]e|lic|reg)|এআইএন|বিআইএন|লাইসেন্স|লাইঃ)\\s*(?:no|number|নং|নম্বর)?\\s*[.:\\-#ঃ]*\\s*\\d[\\d-]{2,}/i',
      '/(?<![\\d/\\w-])\\d{6,}(?:-\\d{4})?(?![\\d/\\w-])/',
      '/^[\\s,;:/|()–—-]+|[\\s,;:/|(–—-]+$/g',
      '/\\s*,\\s*(?:,\\s*)*/g',
    ],
  },
  {
    file: 'domain/import/read.ts',
    what: 'whether a cell is empty',
    read: (text) => [isNothing(text), isNoNumber(text)],
    worst: [
      ['', '-', 'x'],
      ['', ' ', 'x'],
    ],
    expressions: [
      '/^[-–—_.\\s]*$/',
      '/^[-–—_.\\s0০]*$/',
      '/^(n\\.?\\s?[/.]?\\s?a\\.?|nil|none|null|not (applicable|available)|নাই|নেই|নয়|প্রযোজ্য নয়)$/iu',
    ],
  },
  {
    file: 'domain/import/times.ts',
    what: 'a time of a sheet',
    read: readTime,
    worst: [
      ['', '1', ''],
      ['10', ' ', 'x'],
    ],
    expressions: ['/^(\\d{1,2})(?:[:.](\\d\\d)(?:[:.]\\d\\d)?)?\\s*(?:([ap])\\.?\\s?m\\.?)?$/'],
  },
  {
    file: 'domain/import/words.ts',
    what: 'a choice by its meaning',
    read: (text) => [choiceMeant(text, ['OPEN']), yesNoMeant(text)],
    worst: [
      ['', '-', 'x'],
      ['', 'ক', ''],
    ],
    expressions: ['/[^\\p{L}\\p{M}\\p{N}]+/gu', '/^[✓✔√☑]$/u', '/^[✗✘×☒]$/u'],
  },
  {
    file: 'domain/kinds/readCell.ts',
    what: 'a cell of a text',
    read: (text) => readCell(line, text),
    worst: [['#', '#', 'x']],
    expressions: ['/^#(REF!|N\\/A|VALUE!|DIV\\/0!|NAME\\?|NULL!|NUM!|#+)$/', '/^1[3-9]\\d{8}$/'],
  },
];
