import { LINE } from '../fields';
import { fold } from '../folding';

/** A word as it is compared: folded, letters and digits alone. */
export const wordKey = (text: string): string =>
  fold(text.normalize('NFC')).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

const keysOf = (words: Record<string, string>): ReadonlyMap<string, readonly string[]> => {
  const values = new Map<string, string[]>();
  for (const [value, listed] of Object.entries(words)) {
    for (const word of [value, ...listed.split(',')]) {
      const key = wordKey(word);
      const known = values.get(key) ?? [];
      if (key && !known.includes(value)) values.set(key, [...known, value]);
    }
  }
  return values;
};

/** The words of the choices' wire values: their labels in both languages, and the words that offices write instead. */
const choiceWords = keysOf({
  // a filing's and a case's status
  OPEN: 'অনিষ্পন্ন, under process, in process, in progress, continuing, pending for hearing, pending hearing, hearing pending, awaiting hearing, শুনানির অপেক্ষায়, শুনানি চলমান, প্রক্রিয়াধীন, চলছে, pending, পেন্ডিং, চলমান, running, ongoing, active, not disposed, undisposed, unsettled, অনিস্পন্ন, নিষ্পন্ন হয়নি, নিষ্পত্তি হয়নি, অনিষ্পত্তি, অনিষ্পত্তিকৃত, অমীমাংসিত',
  CLOSED:
    'নিষ্পন্ন, disposed, disposed of, disposal, settled, finished, complete, completed, done, close, নিস্পন্ন, নিষ্পত্তি, নিষ্পত্তিকৃত, নিষ্পত্তি হয়েছে, নিষ্পন্ন হয়েছে, সমাপ্ত, মীমাংসিত',
  ONREMAND:
    'On Remand, remand, remanded, পুনর্বিচারে (রিমান্ড), পুনর্বিচারে, পুনঃবিচারে, পুনর্বিচার, পুনঃবিচার, রিমান্ড, রিমান্ডে',
  SUBJUDICE:
    'Sub-Judice before Court, sub judice, subjudice, আদালতে বিচারাধীন, বিচারাধীন, সাব জুডিস, pending before court, under trial, in court, আদালতে',
  ORDER_PASSED:
    'Order Passed, আদেশ প্রদত্ত, আদেশ প্রদান, আদেশ হয়েছে, order given, ordered, passed, judgment given, রায় হয়েছে, রায় প্রদত্ত, closed, নিষ্পন্ন, disposed, disposed of, নিষ্পত্তি',
  // a judgment
  WithGovernment:
    'সরকারের পক্ষে, সরকার পক্ষে, পক্ষে, in favour of the government, in favor of the government, in favour of government, in favor of government, in favour of govt, favour of govt, for government, government, govt, with government, favour',
  AgainstGovernment:
    'সরকারের বিপক্ষে, সরকারের বিরুদ্ধে, সরকার বিপক্ষে, বিপক্ষে, against the government, against government, against govt, against',
  // purposes and results of hearings
  ADMISSION: 'গ্রহণযোগ্যতার শুনানি, শুনানির জন্য গ্রহণ, গ্রহণ শুনানি',
  RULE: 'রুল, রুল শুনানি, rule hearing',
  STAY: 'Stay or interim order, স্থগিতাদেশ বা অন্তর্বর্তীকালীন আদেশ, স্থগিতাদেশ বা অন্তর্বর্তী আদেশ, স্থগিতাদেশ, স্থগিত, stay petition',
  HEARING: 'শুনানি, শুনানী, for hearing, argument',
  JUDGMENT: 'রায়, judgement, for judgment, for judgement, order, আদেশ',
  MENTION: 'মেনশন, উল্লেখ, mentioning',
  HEARD: 'আংশিক শ্রুত, শুনানি হয়েছে, শুনানী হয়েছে, শুনানি সম্পন্ন, part heard',
  ADJOURNED: 'মুলতবি, মুলতুবি, সময় মঞ্জুর, time granted, adjourn, সময়',
  NOT_REACHED: 'In the list not reached, তালিকায় ছিল শুনানি হয়নি, শুনানি হয়নি, শুনানী হয়নি, not taken up',
  OUT_OF_LIST: 'তালিকা থেকে বাদ, কার্যতালিকার বাইরে, কার্যতালিকা থেকে বাদ, out, out of the list',
  INTERIM_ORDER:
    'Interim order passed, অন্তর্বর্তীকালীন আদেশ প্রদত্ত, অন্তর্বর্তী আদেশ প্রদত্ত, অন্তর্বর্তীকালীন আদেশ, অন্তর্বর্তী আদেশ, interim',
  RESERVED: 'রায়ের জন্য অপেক্ষমাণ, cav, judgment reserved',
  DECIDED: 'নিষ্পত্তি, রায় হয়েছে, নিষ্পন্ন, disposed, disposed of',
  // ledger entries
  DEMAND: 'Demanded, দাবি, দাবী, demand raised, দাবিকৃত',
  RAISED: 'Raised by order, আদেশে বৃদ্ধি, বৃদ্ধি, increased, enhanced',
  LOWERED: 'Lowered by order, আদেশে হ্রাস, হ্রাস, reduced, decreased',
  PAYMENT:
    'Paid, পরিশোধ, পরিশোধিত, জমা, জমা প্রদান, আদায়, আদায়কৃত, collected, collection, realised, realized, deposited, challan, চালান, treasury challan, ট্রেজারি চালান',
  DEPOSIT:
    'Deposit for an appeal, আপিলের জমা, আপিলের জন্য জমা, appeal deposit, pre-deposit, predeposit, security deposit, আপিল জমা',
  DEPOSIT_ADJUSTED: 'জমা সমন্বয়, adjusted, সমন্বয়',
  DEPOSIT_REFUNDED: 'জমা ফেরত, deposit returned',
  ENCASHED: 'Guarantee encashed, জামানত নগদায়ন, নগদায়ন, নগদায়িত, bg encashed, encashment',
  REFUND: 'Refunded, ফেরত, ফেরত প্রদান',
  WAIVED: 'মওকুফ, waiver, মওকুফকৃত',
  WRITTEN_OFF: 'Written off, অবলোপন, write off, write-off, অবলোপিত',
  OPENING:
    'Brought forward, প্রারম্ভিক জের, জের, opening balance, b/f, carried forward, পূর্বের জের, পূর্ববর্তী আদায়',
  DUTY: 'Duty and tax, শুল্ক ও কর, শুল্ক, শুল্ক-কর, রাজস্ব, revenue, duties, duty & tax, duty/tax, tax',
  FINE: 'Redemption fine, বিমোচন জরিমানা, rf, বিমোচন',
  PENALTY: 'অর্থদণ্ড, অর্থদন্ড, জরিমানা, personal penalty, ব্যক্তিগত জরিমানা',
  INTEREST: 'সুদ',
  // guarantees and stays
  BANK_GUARANTEE: 'Bank guarantee, ব্যাংক গ্যারান্টি, bg, b/g, বিজি, bank gurantee',
  SURETY: 'জামিননামা, জামিনদার',
  BOND: 'মুচলেকা, বন্ড, indemnity bond',
  REALISATION: 'Recovery, আদায়, realization, collection, আদায় স্থগিত',
  AUCTION: 'নিলাম',
  ORDER: 'The order, আদেশ, impugned order, আদেশের কার্যকারিতা',
  DAY: 'A day, নির্দিষ্ট তারিখ, date, তারিখ, until a day',
  MONTHS: 'Some months, কয়েক মাস, মাস, month',
  DAYS: 'দিন, day',
  NEXT_DATE: 'The next date, পরবর্তী তারিখ, next hearing, পরবর্তী শুনানি',
  DISPOSAL:
    'Disposal of the case, মামলা নিষ্পত্তি, নিষ্পত্তি পর্যন্ত, নিষ্পত্তি, till disposal, until disposal, disposal of the rule, রুল নিষ্পত্তি পর্যন্ত',
  FURTHER_ORDER:
    'পরবর্তী আদেশ, পরবর্তী আদেশ পর্যন্ত, until further order, till further order, until further orders',
  PASSWORD: 'পাসওয়ার্ড',
  OTP: 'ওটিপি, one-time code',
  ROLE_ADMIN: 'Admin, অ্যাডমিন, administrator, প্রশাসক',
  ROLE_CUSTOMS: 'Customs, কাস্টমস',
  ROLE_DIVISION_MANAGER: 'Division Manager, ডিভিশন ম্যানেজার',
  ROLE_MANAGER: 'Manager, ম্যানেজার',
  ROLE_NATIONAL_MANAGER: 'National Manager, ন্যাশনাল ম্যানেজার',
  ROLE_SUPPORT: 'Support, সাপোর্ট',
  ROLE_TERRITORY_MANAGER: 'Territory Manager, টেরিটরি ম্যানেজার',
  ROLE_WIN_MANAGER: 'Wing Manager, উইং ম্যানেজার',
  ROLE_MIS: 'MIS, এমআইএস',
  ROLE_DEPOT_MANAGER: 'Depot Manager, ডিপো ম্যানেজার',
  ROLE_SIND: 'Sind, সিন্ড',
  ROLE_MODERATOR: 'Moderator, মডারেটর',
  // sections by their old names
  AIR: 'এয়ার, এয়ার শাখা, এআইআর, air cargo, এয়ার কার্গো',
  CIID: 'সিআইআইডি, কাস্টমস গোয়েন্দা',
  'JETTY (Examine)': 'জেটি (পরীক্ষণ), jetty, জেটি, জেটি পরীক্ষণ, jetty examination',
  Unstaffing: 'আনস্টাফিং, আনস্টাফিং শাখা, unstuffing, আনষ্টাফিং',
  'Gate Division': 'গেট ডিভিশন, gate, গেইট ডিভিশন, গেট বিভাগ',
  'F-Division': 'এফ-ডিভিশন, f division, এফ ডিভিশন',
  CEPZ: 'সিইপিজেড, epz, ইপিজেড',
  'Customs Valuation': 'কাস্টমস মূল্যায়ন, valuation, মূল্যায়ন',
  Offdock: 'অফডক, off dock, অফ ডক',
  'PCA-1': 'পিসিএ-১, pca 1',
  'PCA-2': 'পিসিএ-২, pca 2',
  other: 'অন্যান্য, others, অন্য',
  OTHER: 'অন্যান্য, others, অন্য',
});

/**
 * The key of a cell's text, empty if the text is longer than a line: no word is that long, and folding a whole page
 * takes long.
 */
function cellKey(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > LINE ? '' : wordKey(trimmed);
}

/** The status a court case takes from its filing's, where the case has none of that name. */
const STATUS_OF_CASE: Record<string, string> = { OPEN: 'SUBJUDICE', CLOSED: 'ORDER_PASSED' };

/** The choice that a text means, by its wire value, its labels or the office's words; else undefined. */
export const choiceMeant = (text: string, choices: readonly string[]): string | undefined => {
  const key = cellKey(text);
  const known = choiceWords.get(key) ?? [];
  const own = known.filter((value) => choices.includes(value));
  const meant = own.length
    ? own
    : known.flatMap((value) => choices.filter((each) => each === STATUS_OF_CASE[value]));
  return meant.length === 1 ? meant[0] : choices.find((choice) => wordKey(choice) === key);
};

/** Words for how a case ended: it is over, but not every office calls it so. */
const ENDED = new Set(
  `dismissed, dismiss, dismissed for default, dismissed as withdrawn, discharged, rule discharged, absolute,
  rule absolute, made absolute, allowed, partly allowed, rejected, withdrawn, not pressed, abated, decreed, quashed,
  set aside, upheld, acquitted, convicted, order passed, final order, judgment passed, judgement passed, settled in adr,
  খারিজ, খারিজ হয়েছে, মঞ্জুর, আংশিক মঞ্জুর, নামঞ্জুর, প্রত্যাহার, প্রত্যাহৃত, বাতিল, বহাল, ডিক্রি, খালাস, সাজা, নথিজাত,
  রুল খারিজ, রুল ডিসচার্জ, রুল অ্যাবসলিউট, রুল এবসলিউট, আদেশ প্রদত্ত, আদেশ হয়েছে, রায় হয়েছে, চূড়ান্ত আদেশ`
    .split(',')
    .map(wordKey),
);

/** The choice that a text probably means, which a person has to confirm; else undefined. */
export const choiceLikely = (text: string, choices: readonly string[]): string | undefined =>
  ENDED.has(cellKey(text)) ? ['ORDER_PASSED', 'CLOSED'].find((value) => choices.includes(value)) : undefined;

const yesNoWords = keysOf({
  yes: 'y, true, 1, হ্যাঁ, হ্যা, হাঁ, হা, জি, জ্বী, আছে, হয়েছে, done, implemented, বাস্তবায়িত, বাস্তবায়িত হয়েছে, করা হয়েছে, encashed, নগদায়িত, নগদায়ন করা হয়েছে',
  no: 'n, false, 0, না, নাই, নেই, নয়, হয়নি, হয় নাই, হয় নি, not done, not implemented, বাস্তবায়িত হয়নি, বাস্তবায়ন হয়নি, করা হয়নি, not encashed, নগদায়ন হয়নি',
});

const TICK = /^[✓✔√☑]$/u;
const CROSS = /^[✗✘×☒]$/u;

/** `yes` or `no` by meaning in either language; undefined for anything else. */
export function yesNoMeant(text: string): 'yes' | 'no' | undefined {
  const trimmed = text.trim();
  if (TICK.test(trimmed)) return 'yes';
  if (CROSS.test(trimmed)) return 'no';
  return yesNoWords.get(cellKey(trimmed))?.[0] as 'yes' | 'no' | undefined;
}

/**
 * The types of proceedings by their names in the menu and the diary, in both languages; commas inside a name
 * are left out.
 */
const caseTypeNames = keysOf({
  'case-fillings': 'Custom House (adjudication), কাস্টম হাউস (ন্যায়নির্ণয়ন)',
  'applicate-comm-cases':
    'Custom Excise & VAT (Appeal) Commissionerate Case, কাস্টমস এক্সাইজ ও ভ্যাট (আপিল) কমিশনারেট মামলা',
  'tribunal-cases': 'Appellate Tribunal Case, আপিলাত ট্রাইব্যুনাল মামলা',
  'custom-appeals': 'Custom Appeal High Court Division, কাস্টমস আপিল হাইকোর্ট বিভাগ',
  'high-court-rits': 'Writ Cases High Court Division, রিট মামলা হাইকোর্ট বিভাগ',
  'contempt-cases': 'Contempt cases, Contempt case, আদালত অবমাননা মামলা',
  'high-court-cpa-cpl-cases': 'CPLA/CMP Appellate Division, সিপিএলএ/সিএমপি আপিল বিভাগ',
  'high-court-cp-cases': 'Civil Petition Appellate Division, সিভিল পিটিশন আপিল বিভাগ',
  'admiral-suit-cases': 'Admiralty Suit High Court Division, এডমিরালটি মামলা হাইকোর্ট বিভাগ',
  'foujdari-suit-cases': 'Criminal Case, ফৌজদারি মামলা',
  'civil-case': 'Civil Case, দেওয়ানি মামলা',
});

/** The register of a type of proceeding by one of its names, or undefined. */
export const caseTypeMeant = (text: string): string | undefined => caseTypeNames.get(cellKey(text))?.[0];
