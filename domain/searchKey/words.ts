import { isMisspelt } from './misspelling';
import { ASCII, plain } from './plain';

/** A sequence of letters or of digits, and the text between it and the previous one. */
export interface Part {
  /** The letters, or the number without leading zeros. */
  text: string;
  /** The number with its leading zeros. */
  typed?: string;
  isNumber: boolean;
  gap: string;
}

/** The runs of letters and digits of a text, without words that only join a number (`No.`, `of`, `নং`). */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let gap = '';
  const read = plain(text).replace(MESSRS, ' ').replace(AMPERSAND, '$1n$2');
  const pieces = read.split(ASCII.test(read) ? ASCII_RUN : RUN);
  for (let at = 1; at < pieces.length; at += 2) {
    const run = pieces[at]!;
    gap += pieces[at - 1]!;
    if (FILLERS.has(run)) {
      gap += ' ';
      continue;
    }
    const text = run.length > LONGEST ? run.slice(0, LONGEST).replace(HALF_A_LETTER, '') : run;
    const isNumber = run[0]! <= '9';
    parts.push(isNumber ? { text: withoutZeros(text), typed: text, isNumber, gap } : { text, isNumber, gap });
    gap = '';
  }
  return parts;
}

/** In characters. Longer runs are cut to this, in texts and in queries alike. */
const LONGEST = 79;

/** A lone surrogate, left where the cut splits a letter of two code units. PostgreSQL refuses it. */
const HALF_A_LETTER = /\p{Cs}$/u;

const MESSRS = /\bm\s*\/\s*s\b\.?/g;

/** `C&F`, which is often written as `CnF`. */
const AMPERSAND = /\b([a-z])\s*&\s*([a-z])\b/g;

const RUN = /(\d+|[\p{L}\p{M}]+)/u;
const ASCII_RUN = /(\d+|[a-z]+)/;
const FILLERS = new Set([
  'no',
  'nos',
  'number',
  'of',
  'dt',
  'dated',
  'নং',
  'নম্বর',
  'সাল',
  'সালের',
  'এর',
  'তারিখ',
]);

export const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');

/**
 * The words that distinguish a text from others. `Md.`, `Messrs`, `Ltd.` and the like are left out, unless
 * there are no others.
 */
export const wordsOf = (text: string): string[] => wordsOfParts(partsOf(text));

export function wordsOfParts(parts: Part[]): string[] {
  const words = parts.flatMap((part) => (part.isNumber ? [] : [part.text]));
  const telling = words.filter((word) => !weighsNothing(word));
  return telling.length ? telling : words;
}

export const weighsNothing = (word: string): boolean => WEIGHTLESS.has(word);

/** Whether a word may be the beginning of a word that identifies nothing, such as `Lim` of `Limited`. */
export const beginsWeightless = (word: string): boolean =>
  [...WEIGHTLESS].some((weightless) => weightless.startsWith(word));

const WEIGHTLESS = new Set(
  `messrs md mohd mohammad mohammed muhammad mohammod mst mr mrs ms ltd limited pvt private plc co company inc
  and the মেসার্স মোঃ মো মোহাম্মদ মুহাম্মদ মোহাম্মাদ মোসাম্মৎ মোছাঃ মোছা জনাব লিমিটেড লিঃ লি প্রাইভেট প্রাঃ
  প্রা কোম্পানি কোম্পানী কোং অব অফ অ্যান্ড এন্ড এণ্ড এবং ও`.split(/\s+/),
);

/** Whether a typed word is a company's legal form with a slip, such as `Limted`. */
export const isMisspeltForm = (word: string): boolean => LEGAL_FORMS.some((form) => isMisspelt(word, form));

const LEGAL_FORMS = ['limited', 'private', 'company', 'লিমিটেড', 'প্রাইভেট', 'কোম্পানি'];
