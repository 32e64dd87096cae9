/**
 * A day's cause lists of two divisions, 300 lines, as they are copied from the court's pages and from a list in
 * Bengali. Twelve lines name cases of `OURS`. The others name other cases, many with the number of a case of `OURS`
 * but another type or year, with a reference to such a case, or with its number in a party's name.
 */
export const causeList = (): string => {
  const lines = [
    'SUPREME COURT OF BANGLADESH',
    'HIGH COURT DIVISION',
    'Date : 24/08/2026',
    'The Hon’ble Mr. Justice Md. Anwarul Kabir',
    'And',
    'Mr. Justice Sheikh Tariqul Hossain',
    '[Annex Building Court No. 18]',
    'FOR HEARING',
    'Sl. | Case No. | Parties',
    '1 | Writ Petition, 8259/2022, Chattogram, (For Hearing) | Shirin Alam Trade [Adv : Md. Rafiqul Islam] vs Commissioner of Customs',
    ' | Writ Petition, 8260/2022, Chattogram | Shirin Alam Trade [Adv : Md. Rafiqul Islam] vs Commissioner of Customs',
    '2 | First Appeal, 832(FM)/2006, Dhaka | Abdul Karim [Adv : S. Huq] vs Writ Petition Society, 1234/2021',
    '3 | WRIT PETITION Nos.4410, 4411, 4412 … all of 2021, Dhaka, (25.08.2026) | Padma Mills [Adv : N. Begum] vs NBR',
    '(with) | W.P. No. 0777 of 21, Khulna | Rupsha Fish [Adv : K. Das] vs Bangladesh',
    '4 | Customs Appeal Nos. 46-49 of 2008, Chattogram | Commissioner of Customs vs Meghna Steel [Adv : A. Rahman]',
    '5 | Customs Appeal, 832(FM)/2006, (For Order) | Karnaphuli Trading [Adv : M. Chowdhury] vs Commissioner of Customs',
    ...others(40, 6),
    'HIGH COURT DIVISION',
    'Date : 24/08/2026',
    'Mr. Justice Farhad Uddin',
    '[Main Building Court No. 6]',
    ...others(100, 1, ' '),
    '101. Admiralty Suit No. 21 of 2019 (For Judgment) M.V. Ocean Pearl -Vs- Sylhet Shipping',
    ...others(20, 102, ' '),
    'APPELLATE DIVISION',
    'Court No. 1',
    'তারিখ : ২৪/০৮/২০২৬',
    '1. Civil Petition for Leave to Appeal No. 1512 of 2023 (From the judgment and order dated 12.01.2023 passed by the High Court Division in Writ Petition No. 5555 of 2019) Commissioner of Customs -Versus- Bay Textiles',
    '2. C.P. No. 1513 of 2023 Commissioner of Customs -Versus- Bay Fabrics',
    '3. Criminal Petition for Leave to Appeal No. 8259 of 2022 State -Versus- Jamal',
    ...others(60, 4, ' '),
    'হাইকোর্ট বিভাগ',
    'তারিখঃ ২৪/০৮/২০২৬',
    'মাননীয় বিচারপতি জনাব আব্দুল হালিম',
    'এনেক্স ভবন, আদালত নং ২৪',
    '১ | রিট পিটিশন নং ১২৩৪/২০২১, চট্টগ্রাম | শিরিন আলম ট্রেড বনাম কমিশনার অব কাস্টমস',
    '২ | রীট পিটিশন নং ৬০০১/২০২০ হতে উদ্ভূত কাস্টমস আপীল নং ৯৯/২০২৩ | কর্ণফুলী ট্রেডিং বনাম এনবিআর',
    '৩ | ফৌজদারি বিবিধ মামলা নং ১২৩৪/২০২১ | রাষ্ট্র বনাম করিম',
    '৪ | দেওয়ানি রিভিশন নং ৪৪১১/২০২১ | আব্দুল জলিল বনাম নুর জাহান',
    ...bengaliOthers(31, 5),
  ];
  if (lines.length !== 300) throw new Error(`${lines.length} lines`);
  return lines.join('\n');
};

/** The registered cases that the list names, each with its number as entered and the line that names it. */
export const OURS = [
  { kind: 'high-court-rits', number: 'Writ Petition No. 8259 of 2022', line: 10 },
  { kind: 'high-court-rits', number: 'W.P. 8260/22', line: 11 },
  { kind: 'high-court-rits', number: 'রিট পিটিশন নং ৪৪১১/২০২১', line: 13 },
  { kind: 'high-court-rits', number: '777/2021', line: 14 },
  { kind: 'custom-appeals', number: 'Customs Appeal No. 48 of 2008', line: 15 },
  { kind: 'custom-appeals', number: 'Customs Appeal No. 832(FM) of 2006', line: 16 },
  { kind: 'admiral-suit-cases', number: 'Admiralty Suit 21/2019', line: 161 },
  { kind: 'high-court-cp-cases', number: 'C.P. No. 1512 of 2023', line: 185 },
  { kind: 'high-court-cpa-cpl-cases', number: 'CPLA No. 1513 of 2023', line: 186 },
  { kind: 'high-court-rits', number: 'Writ Petition No. 1234 of 2021', line: 252 },
  { kind: 'custom-appeals', number: 'কাস্টমস আপিল নং ৯৯/২০২৩', line: 253 },
  { kind: 'tribunal-cases', number: 'CEVT/CASE(CUS)-310/2024', line: 300 },
] as const;

/**
 * Cases of the register that the list does not list, because it has their numbers with another type or year, or
 * only in a reference.
 */
export const NOT_LISTED = [
  { kind: 'high-court-rits', number: 'Writ Petition No. 5555 of 2019' },
  { kind: 'high-court-rits', number: 'Writ Petition No. 6001 of 2020' },
  { kind: 'high-court-rits', number: 'Writ Petition No. 832 of 2006' },
  { kind: 'custom-appeals', number: 'Customs Appeal No. 8259 of 2022' },
  { kind: 'custom-appeals', number: 'Customs Appeal No. 50 of 2008' },
  { kind: 'high-court-cpa-cpl-cases', number: 'CMP No. 1512 of 2023' },
  { kind: 'tribunal-cases', number: 'CEVT/CASE(CUS)-8259/2022' },
] as const;

/** The rows about other cases that arise from a registered one, each with the line and that case's number. */
export const MENTIONED: readonly string[] = [
  ...[20, 29, 38, 47, 56, 69, 78, 87, 96, 105, 114, 123, 132, 141, 150, 159, 168, 177].map(ofThe8259),
  '185 Writ Petition No. 5555 of 2019',
  ...[193, 202, 211, 220, 229, 238, 247].map(ofThe8259),
  '253 Writ Petition No. 6001 of 2020',
];

function ofThe8259(line: number): string {
  return `${line} Writ Petition No. 8259 of 2022`;
}

const TYPES = [
  'Civil Revision',
  'Criminal Miscellaneous Case',
  'Criminal Appeal',
  'First Appeal',
  'Company Matter',
  'Contempt Petition',
  'Income Tax Reference Application',
  'VAT Appeal',
  'Death Reference',
  'Writ Petition',
];
const PLACES = ['Dhaka', 'Chattogram', 'Khulna', 'Sylhet', 'Cumilla', 'Bogura'];
const PARTIES = [
  'Meghna Knit Composite [Adv : R. Hossain] vs Bangladesh and others',
  'Abdul Mannan [Adv : S. Akter] vs Nurul Amin, Holding No. 8259/2022',
  'State vs Jamal Uddin [Adv : T. Islam]',
  'Titas Polymer Ltd. [Adv : M. Haque] vs Ministry of Law, Justice and Parliamentary Affairs',
];
const NUMBERS = [8259, 8260, 4410, 4411, 777, 46, 48, 21, 1512, 1513, 1234, 99, 310, 832];

/** Rows of other cases, from the serial `first` on. No writ among them has the number and year of a case of `OURS`. */
function others(count: number, first: number, separator = ' | '): string[] {
  return Array.from({ length: count }, (_, index) => {
    const place = first + index;
    const type = TYPES[place % TYPES.length]!;
    const year = type === 'Writ Petition' ? 2017 + (place % 2) : 2019 + (place % 5);
    const number = NUMBERS[place % NUMBERS.length]!;
    const reference = place % 9 === 0 ? ' (arising out of Writ Petition No. 8259 of 2022)' : '';
    const named = separator === ' ' ? `${type} No. ${number} of ${year}` : `${type}, ${number}/${year}`;
    const row = `${named}, ${PLACES[place % PLACES.length]}${reference}`;
    return [`${place}${separator === ' ' ? '.' : ''}`, row, PARTIES[place % PARTIES.length]].join(separator);
  });
}

function bengaliOthers(count: number, first: number): string[] {
  const types = ['ফৌজদারি আপিল', 'দেওয়ানি রিভিশন', 'কোম্পানি ম্যাটার', 'আদালত অবমাননা আবেদন'];
  const digits = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
  const rows = Array.from({ length: count }, (_, index) => {
    const place = first + index;
    const number = NUMBERS[place % NUMBERS.length]!;
    return digits(
      `${place} | ${types[place % types.length]} নং ${number}/${2019 + (place % 5)} | আব্দুল করিম বনাম রাষ্ট্র`,
    );
  });
  return [
    ...rows,
    'কাস্টমস, এক্সাইজ ও ভ্যাট আপীলাত ট্রাইব্যুনাল',
    'বেঞ্চ নং ২',
    'তারিখ : ২৫/০৮/২০২৬',
    ...Array.from({ length: 10 }, (_, index) =>
      digits(`${index + 1} | সিইভিটি/কেস(ভ্যাট)-${300 + index}/২০২৪ | পদ্মা মিলস বনাম কমিশনার`),
    ),
    '১১ | সিইভিটি/কেস(কাস)-৩১০/২০২৪ | পদ্মা মিলস বনাম কমিশনার অব কাস্টমস',
  ];
}
