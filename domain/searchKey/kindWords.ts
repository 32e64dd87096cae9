import type { AgentKindName } from '../agents';
import type { CaseTypeName } from '../followOnCases';
import { isMisspelt, SHORTEST } from './misspelling';
import { spellingKey } from './sound';
import { partsOf, type Part } from './words';

/** A register that the global search covers. */
type Kind = CaseTypeName | AgentKindName | 'case-fillings' | 'companies';

/** Words before a number, in their plain form, and what they say about the record that has the number. */
interface KindWords {
  kind: Kind;
  words: string;
  /** Registers in which such a case may be too, since the court numbers both kinds in one series. */
  or?: readonly CaseTypeName[];
  /** Numbers of different series are different cases, even in one register. Without it, the register is the series. */
  series?: string;
  /** Set if other types of cases, or other courts, have the same words. */
  isDoubtful?: true;
}

/**
 * The words for each register. Files, courts and clerks abbreviate them in many ways. The global search narrows to
 * `kind`; cause lists also use the rest (domain/causeLists/caseTypes.ts).
 */
export const kindWords: readonly KindWords[] = [
  {
    kind: 'high-court-rits',
    words: `writ petition, writ case, writ pet, writ p, w petition, writ, rit petition, rit, wp, writ petition c,
      writ petition civil, wp c, wp civil, wpc, রিট পিটিশন, রিট পিটিশান, রিট আবেদন, রিট দরখাস্ত, রিট মামলা, রিট পি,
      রি পি, রিট, ডব্লিউপি, ডব্লিউ পি`,
  },
  {
    kind: 'contempt-cases',
    words: `contempt petition, contempt case, contempt of court, contempt, cont petition, cont p, আদালত অবমাননা মামলা,
      আদালত অবমাননা, অবমাননা মামলা, কনটেম্পট পিটিশন, কন্টেম্পট পিটিশন`,
  },
  {
    kind: 'high-court-cpa-cpl-cases',
    or: ['high-court-cp-cases'],
    series: 'leave',
    words: `civil petition for leave to appeal, petition for leave to appeal, leave to appeal, civil leave petition,
      leave petition, cpla cmp, cpla, cpl, cp la, সিভিল পিটিশন ফর লিভ টু আপিল, লিভ টু আপিল, লিভ পিটিশন,
      সিভিল লিভ পিটিশন, সিপিএলএ, সি পি এল এ`,
  },
  {
    kind: 'high-court-cpa-cpl-cases',
    or: ['high-court-cp-cases'],
    series: 'cmp',
    words: `cmp, civil misc petition, civil miscellaneous petition, সিএমপি, সি এম পি, সিভিল মিস পিটিশন,
      সিভিল বিবিধ পিটিশন, সিভিল মিসলেনিয়াস পিটিশন`,
  },
  {
    kind: 'high-court-cp-cases',
    or: ['high-court-cpa-cpl-cases'],
    series: 'leave',
    words: 'civil petition, civil pet, civil p, c petition, cp, সিভিল পিটিশন, সিভিল পিটিশান, সিপি, সি পি',
  },
  {
    kind: 'custom-appeals',
    words: `customs appeal, custom appeal, cust appeal, customs app, custom app, কাস্টমস আপিল,
      কাস্টম আপিল, শুল্ক আপিল`,
  },
  // at the Appellate Division `CA` is a civil appeal
  { kind: 'custom-appeals', isDoubtful: true, words: 'ca' },
  {
    kind: 'tribunal-cases',
    words: `customs excise and vat appellate tribunal, excise and vat appellate tribunal, customs tribunal,
      cevt appeal, cevt case, cevt, কাস্টমস এক্সাইজ ও ভ্যাট আপিলাত ট্রাইব্যুনাল,
      এক্সাইজ ও ভ্যাট আপিলাত ট্রাইব্যুনাল, সিইভিটি আপিল, সিইভিটি, সি ই ভি টি`,
  },
  // there are tribunals for other matters too
  {
    kind: 'tribunal-cases',
    isDoubtful: true,
    words: `appellate tribunal, tribunal case, tribunal appeal, tribunal, আপিলাত ট্রাইব্যুনাল, ট্রাইব্যুনাল মামলা,
      ট্রাইব্যুনাল, ট্রাইবুনাল`,
  },
  {
    kind: 'applicate-comm-cases',
    words: 'commissioner appeal, commissionerate appeal, comm appeal, কমিশনার আপিল, কমিশনারেট আপিল',
  },
  {
    kind: 'admiral-suit-cases',
    words: `admiralty suit, admiralty case, admiralty, admirality suit, admirality, adm suit, adm s,
      এডমিরালটি স্যুট, এডমিরালটি স্যুইট, এডমিরালটি মামলা, এডমিরালটি, এডমিরাল্টি স্যুট, এডমিরেলটি, এডমিরালিটি,
      অ্যাডমিরালটি স্যুট, অ্যাডমিরালটি স্যুইট, অ্যাডমিরালটি মামলা, অ্যাডমিরালটি, এ্যাডমিরালটি স্যুট,
      এ্যাডমিরালটি স্যুইট, এ্যাডমিরালটি মামলা, এ্যাডমিরালটি, নৌ স্যুট`,
  },
  // each court below the High Court numbers its own cases, so that a number may occur in several courts
  {
    kind: 'foujdari-suit-cases',
    isDoubtful: true,
    words: `criminal case, criminal, gr case, gr, police case, ps case, fir, foujdari, ফৌজদারি মামলা, ফৌজদারি,
      থানার মামলা, জিআর, জি আর, এজাহার`,
  },
  {
    kind: 'civil-case',
    isDoubtful: true,
    words: 'civil case, civil suit, দেওয়ানি মামলা, দেওয়ানি স্যুট, সিভিল স্যুট, সিভিল স্যুইট, দেওয়ানি',
  },
  {
    kind: 'civil-case',
    series: 'title',
    isDoubtful: true,
    words: 'title suit, ts, স্বত্ব মামলা, স্বত্ব স্যুট, টাইটেল স্যুট, টাইটেল স্যুইট, টাইটেল মামলা',
  },
  {
    kind: 'civil-case',
    series: 'money',
    isDoubtful: true,
    words: 'money suit, মানি মামলা, মানি স্যুট, মানি স্যুইট, অর্থ মামলা',
  },
  {
    kind: 'civil-case',
    series: 'other',
    isDoubtful: true,
    words: 'other class suit, other suit, oc suit, অপর মামলা, অপর স্যুট, অপর শ্রেণি মামলা',
  },
  {
    kind: 'case-fillings',
    words: `bill of entry, bill entry, be, b e, show cause notice, show cause, scn, bank guarantee, bg, file, nothi,
      manifest, বিল অব এন্ট্রি, বি ই, বিই, নথি, ফাইল, কারণ দর্শানো নোটিশ, কারণ দর্শানো, ব্যাংক গ্যারান্টি, মেনিফেস্ট`,
  },
  { kind: 'companies', words: 'bin, tin, বিআইএন, টিআইএন, বিন' },
  // the licence number that agents of every kind have
  ...(['cnf-agents', 'freight-forwarder-agents', 'shipping-agents'] as const).map((kind) => ({
    kind,
    words: 'ain, এআইএন',
  })),
];

/** The words for a register, each phrase split into its parts. */
export const phrasesOf = ({ words }: KindWords): Part[][] => words.split(',').map(partsOf);

/** Each phrase, as the spelling keys of its words joined by spaces, and the registers it names. */
const PHRASES = new Map<string, Kind[]>();
for (const each of kindWords) {
  for (const key of phrasesOf(each).map(keyOf)) PHRASES.set(key, [...(PHRASES.get(key) ?? []), each.kind]);
}

const MOST_WORDS = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length));

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
    const key = keyOf(words);
    const named = PHRASES.get(key) ?? misspelt(key);
    if (named) return { length, named };
  }
  return { length: 0, named: [] };
}

function keyOf(words: Part[]): string {
  return words.map(({ text }) => spellingKey(text)).join(' ');
}

/** The registers of a phrase that has a typing error in one or more of its longer words, as in `Writ Petiton`. */
function misspelt(key: string): Kind[] | undefined {
  const words = key.split(' ');
  if (words.every((word) => word.length < SHORTEST)) return undefined;
  for (const [phrase, kinds] of PHRASES) {
    const meant = phrase.split(' ');
    const isMeant = (word: string, nth: number) =>
      word === meant[nth] ||
      (Math.min(word.length, meant[nth]!.length) >= SHORTEST && isMisspelt(word, meant[nth]!));
    if (meant.length === words.length && words.every(isMeant)) return kinds;
  }
  return undefined;
}
