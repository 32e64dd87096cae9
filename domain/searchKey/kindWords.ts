import type { CaseTypeName } from '../followOnCases';
import { partsOf, type Part } from './words';

/** A register that the global search covers. */
type Kind = CaseTypeName | 'case-fillings' | 'companies' | 'cnf-agents';

/**
 * The words before a number that name its register, in their plain form, longer ones first. Files and clerks
 * abbreviate them in many ways.
 */
export const kindWords: Record<Kind, string> = {
  'high-court-rits':
    'writ petition, writ case, writ pet, writ, rit petition, rit, wp, রিট পিটিশন, রিট মামলা, রিট',
  'high-court-cpa-cpl-cases': 'cpla cmp, cpla, cmp, cpl, সিপিএলএ, সিএমপি',
  'high-court-cp-cases': 'civil petition, cp, সিভিল পিটিশন, সিপি',
  'custom-appeals': 'customs appeal, custom appeal, cust appeal, ca, কাস্টমস আপিল, কাস্টম আপিল, কাস্টমস আপীল',
  'tribunal-cases':
    'appellate tribunal, customs tribunal, tribunal case, tribunal appeal, tribunal, cevt, সিইভিটি, আপিলাত ট্রাইব্যুনাল, আপীলাত ট্রাইব্যুনাল, ট্রাইব্যুনাল মামলা, ট্রাইব্যুনাল, ট্রাইবুনাল',
  'applicate-comm-cases':
    'commissioner appeal, commissionerate appeal, comm appeal, কমিশনার আপিল, কমিশনারেট আপিল',
  'admiral-suit-cases': 'admiralty suit, admiralty, adm suit, এডমিরালটি মামলা, এডমিরালটি, অ্যাডমিরালটি',
  'foujdari-suit-cases':
    'criminal case, criminal, gr case, gr, police case, ps case, fir, foujdari, ফৌজদারি মামলা, ফৌজদারি, ফৌজদারী, থানার মামলা, জিআর, এজাহার',
  'civil-case':
    'civil case, civil suit, title suit, money suit, দেওয়ানি মামলা, দেওয়ানী মামলা, দেওয়ানি, দেওয়ানী',
  'case-fillings':
    'bill of entry, bill entry, be, b e, show cause notice, show cause, scn, bank guarantee, bg, file, nothi, manifest, বিল অব এন্ট্রি, বি ই, বিই, নথি, ফাইল, কারণ দর্শানো নোটিশ, কারণ দর্শানো, ব্যাংক গ্যারান্টি, মেনিফেস্ট',
  companies: 'bin, tin, বিআইএন, টিআইএন, বিন',
  'cnf-agents': 'ain, এআইএন',
};

/** Each spelling, as its words joined by spaces, and the registers it names. */
const PHRASES = new Map<string, Kind[]>();
for (const [kind, phrases] of Object.entries(kindWords) as [Kind, string][]) {
  for (const phrase of phrases.split(', ')) {
    const words = partsOf(phrase).map(({ text }) => text);
    const key = words.join(' ');
    PHRASES.set(key, [...(PHRASES.get(key) ?? []), kind]);
  }
}

const MOST_WORDS = 3;

/** Removes the words that name registers from a query, and returns those registers. */
export function kindsOfWords(parts: Part[]): { kinds: string[] | null; rest: Part[] } {
  const rest: Part[] = [];
  const kinds = new Set<string>();
  for (let at = 0; at < parts.length;) {
    const { length, named } = phraseAt(parts, at);
    for (const kind of named) kinds.add(kind);
    if (!length) rest.push(parts[at]!);
    at += length || 1;
  }
  return { kinds: kinds.size ? [...kinds] : null, rest };
}

function phraseAt(parts: Part[], at: number): { length: number; named: Kind[] } {
  for (let length = MOST_WORDS; length > 0; length--) {
    const words = parts.slice(at, at + length);
    if (words.length < length || words.some(({ isNumber }) => isNumber)) continue;
    const named = PHRASES.get(words.map(({ text }) => text).join(' '));
    if (named) return { length, named };
  }
  return { length: 0, named: [] };
}
