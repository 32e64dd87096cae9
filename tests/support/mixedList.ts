/**
 * 300 lines in which twelve rows are about a registered case: in both scripts, as the courts, the tribunal and lawyers
 * write them, contempt petitions, appeals and applications among them.
 */
export const mixedList = (): string => {
  const others = othersLines();
  const rows = (count: number) => Array.from({ length: count }, () => others.next().value);
  return [
    'SUPREME COURT OF BANGLADESH',
    'HIGH COURT DIVISION',
    'Date : 29/11/2026',
    'Printed on Friday, 27 November 2026 at 5:30 PM',
    '[Annex Building Court No. 24]',
    '(২৭ নভেম্বর, ২০২৬খ্রিঃ তারিখ রোজ শুক্রবার হইতে ০৩ ডিসেম্বর, ২০২৬খ্রিঃ তারিখ রোজ বৃহস্পতিবার পর্যন্ত।) একক বেঞ্চে বসিবেন',
    'FOR HEARING',
    ...rows(60),
    '61 | W.P.No.6918 of 2017, Chattogram | Meghna Steel [Adv : R. Haque] vs Commissioner of Customs',
    '62 | Contempt Petition No. 46 of 2023 in Writ Petition No. 9390 of 2017 | Padma Mills vs Md. Karim',
    '63 | ২০১৮ সালের ৩৯৫৫ নং রীট পিটিশন | কর্ণফুলী ট্রেডিং বনাম সরকার',
    ...rows(60),
    '124 | Customs Miscellaneous Application No. 78 of 2026, Customs Stay Application No. 75 of 2026 In Customs Appeal No. 173 of 2019 | A vs B',
    '125. এ্যাডমিরালটি স্যুট নং ২১/২০১৯ এম ভি ওশান পার্ল বনাম সিলেট শিপিং',
    'আপীল বিভাগ',
    'আদালত নং ১',
    'তারিখঃ ৩০/১১/২০২৬ খ্রিঃ',
    ...rows(60),
    '61. Civil Appeal No. 77 of 2026 (arising out of CPLA No. 1265 of 2019) Commissioner of Customs -Versus- Bay Ltd.',
    '62. Civil Review Petition No. 5 of 2026',
    '    (From C.P. No. 2305 of 2019)',
    '63. CPLANo. 1512/2023 Commissioner of Customs -Versus- Bay Textiles',
    ...rows(60),
    'কাস্টমস, এক্সাইজ ও মূল্য সংযোজন কর আপীলাত ট্রাইব্যুনাল',
    'বেঞ্চ নং-২',
    '০১ ডিসেম্বর, ২০২৬ খ্রিঃ রোজ মঙ্গলবার',
    '১ | সিইভিটি/কেস(কাস)-৩১০/২০২৪ | পদ্মা মিলস বনাম কমিশনার অব কাস্টমস',
    '২ | সিইভিটি/কেস(ভ্যাট)-৩১১/২০২৪ | পদ্মা মিলস বনাম কমিশনার',
    ...rows(30),
    'Date\tCase No\tCourt\tPurpose',
    '06/12/2026\tWP 777/21\tAnnex 5\tHearing',
    '07.12.2026\tকাস্টমস আপিল নং ৯৯/২০২৩\tAnnex 7\tOrder',
    ...rows(3),
  ].join('\n');
};

/** The registered cases in `mixedList`: kind, number as entered, line, day of the hearing, and what is found. */
export const IN_MIXED = [
  ['high-court-rits', 'Writ Petition No. 6918 of 2017', 68, '2026-11-29', 'sure'],
  ['high-court-rits', 'রিট পিটিশন নং ৯৩৯০/২০১৭', 69, '2026-11-29', 'mention'],
  ['high-court-rits', 'W.P. 3955/2018', 70, '2026-11-29', 'sure'],
  ['custom-appeals', 'কাস্টমস আপিল নং ১৭৩/২০১৯', 131, '2026-11-29', 'mention'],
  ['admiral-suit-cases', 'Admiralty Suit No. 21 of 2019', 132, '2026-11-29', 'sure'],
  ['high-court-cpa-cpl-cases', 'CPLA No. 1265 of 2019', 196, '2026-11-30', 'mention'],
  ['high-court-cp-cases', 'C.P. No. 2305 of 2019', 197, '2026-11-30', 'mention'],
  ['high-court-cpa-cpl-cases', 'CPLA 1512/2023', 199, '2026-11-30', 'sure'],
  ['tribunal-cases', 'CEVT/CASE(CUS)-310/2024', 263, '2026-12-01', 'sure'],
  ['tribunal-cases', 'CEVT/CASE(VAT)-311/2024', 264, '2026-12-01', 'sure'],
  ['high-court-rits', 'Writ Petition No. 777 of 2021', 296, '2026-12-06', 'sure'],
  ['custom-appeals', 'Customs Appeal No. 99 of 2023', 297, '2026-12-07', 'sure'],
] as const;

/** Types of cases that no register holds. */
const TYPES = [
  'Civil Revision',
  'Criminal Miscellaneous Case',
  'Criminal Petition for Leave to Appeal',
  'First Appeal',
  'First Miscellaneous Appeal',
  'Company Matter',
  'Contempt Petition',
  'Income Tax Reference Application',
  'VAT Appeal',
  'Death Reference',
  'Jail Appeal',
  'Civil Review Petition',
  'Customs Reference Application',
  'Criminal Appeal',
  'ফৌজদারি বিবিধ মামলা নং',
  'দেওয়ানী রিভিশন নং',
  'কোম্পানি ম্যাটার নং',
  'আদালত অবমাননা মামলা নং',
  'আয়কর রেফারেন্স আবেদন নং',
];
const PLACES = ['Dhaka', 'Chattogram', 'Khulna', 'চট্টগ্রাম', 'ঢাকা'];
const PARTIES = [
  (number: string) => `Abdul Mannan [Adv : S. Akter] vs Nurul Amin, Holding No. ${number}`,
  (number: string) => `Writ Petition Society, ${number} vs Bangladesh`,
  (number: string) => `Plot CP-${number}, Agrabad vs Chattogram Port Authority`,
  () => 'State vs Jamal Uddin, (order dated 12/05/2017)',
  (number: string) =>
    `Memo No. ${number} [Adv : R. Hossain] vs Ministry of Law, Justice and Parliamentary Affairs`,
  (number: string) => `করিম বনাম রাষ্ট্র, দোকান নং ${number}`,
  (number: string) => `Tribunal Road ${number} vs Customs House ${number}`,
  (number: string) => `Shop No. ${number}, WP Tower (2nd floor) vs A. K. Writ`,
];

/** The number and year of each registered case, which rows of other cases have too. */
const NUMBERS = [
  '6918/2017',
  '9390/2017',
  '3955/2018',
  '173/2019',
  '21/2019',
  '1265/2019',
  '2305/2019',
  '1512/2023',
  '310/2024',
  '311/2024',
  '777/2021',
  '99/2023',
];

/**
 * Rows of other cases, with the numbers of registered ones but another type, or with their type but another year. Their
 * parties and addresses have such numbers too, and every seventh arises from another case of a registered type.
 */
export function* othersLines(): Generator<string, never> {
  for (let row = 1; ; row++) {
    const number = NUMBERS[row % NUMBERS.length]!;
    const [count, year] = number.split('/') as [string, string];
    const isOurType = row % 11 === 0;
    const type = isOurType ? 'Writ Petition' : TYPES[row % TYPES.length]!;
    const own = isOurType ? `${count}/${Number(year) - 4}` : number;
    const origin = row % 7 === 0 ? ` (arising out of Writ Petition No. ${count} of ${Number(year) + 3})` : '';
    const party = PARTIES[row % PARTIES.length]!(number);
    const place = PLACES[row % PLACES.length];
    yield row % 3
      ? `${row} | ${type} ${own}, ${place}${origin} | ${party}`
      : `${row}. ${type} ${own}${origin} ${party}`;
  }
}
