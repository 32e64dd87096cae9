/** A rule that the first start adds. A column without a property here is empty. */
interface ReadyRule {
  code: string;
  name: string;
  nameBn: string;
  kind?: string;
  outcome?: string;
  trigger: string;
  n: number;
  unit: string;
  extensionN?: number;
  extensionUnit?: string;
  copyExcluded?: true;
  rolls?: false;
  side?: string;
  consequence?: string;
  act: string;
  section?: string;
  note?: string;
  validFrom?: string;
  validTo?: string;
}

const commissioner = {
  code: 'COMMISSIONER',
  name: 'Appeal to the Commissioner (Appeal)',
  nameBn: 'কমিশনার (আপিল)-এর নিকট আপিল',
  kind: 'case-fillings',
  trigger: 'COMMUNICATION',
  n: 3,
  unit: 'MONTHS',
  extensionN: 2,
  extensionUnit: 'MONTHS',
  copyExcluded: true,
} as const;

const tribunal = {
  code: 'TRIBUNAL',
  name: 'Appeal to the Appellate Tribunal',
  nameBn: 'আপিলাত ট্রাইব্যুনালে আপিল',
  trigger: 'RECEIPT',
  n: 3,
  unit: 'MONTHS',
  extensionN: 2,
  extensionUnit: 'MONTHS',
  copyExcluded: true,
  note: 'Against an order in appeal, or of a Commissioner',
} as const;

const OF_1969 = { act: 'Customs Act 1969', validTo: '2024-06-05' };
const OF_2023 = { act: 'Customs Act 2023', validFrom: '2024-06-06' };
const LIMITATION_ACT = 'Limitation Act 1908';
const COURT_MAY_EXTEND = 'The court may extend it';
const UNDER_SECTION_5 = 'Extension under section 5';

/** The periods that Casebook is delivered with. None is verified: a legal officer must confirm each. */
export const readyRules: readonly ReadyRule[] = [
  { ...commissioner, ...OF_1969, section: '193' },
  { ...commissioner, ...OF_2023, section: '220' },
  { ...tribunal, ...OF_1969, section: '196A' },
  { ...tribunal, ...OF_2023, section: '226' },
  {
    code: 'CROSS-OBJECTION',
    name: 'Cross-objection before the Appellate Tribunal',
    nameBn: 'আপিলাত ট্রাইব্যুনালে পাল্টা আপত্তি',
    kind: 'tribunal-cases',
    trigger: 'RECEIPT',
    n: 45,
    unit: 'DAYS',
    ...OF_1969,
    section: '196A',
    note: 'Runs from the notice of the other side’s appeal',
  },
  {
    code: 'HIGH-COURT',
    name: 'Customs appeal to the High Court Division',
    nameBn: 'হাইকোর্ট বিভাগে কাস্টমস আপিল',
    kind: 'tribunal-cases',
    trigger: 'ISSUE',
    n: 90,
    unit: 'DAYS',
    copyExcluded: true,
    ...OF_2023,
    section: '229',
  },
  {
    code: 'VAT-TRIBUNAL',
    name: 'VAT appeal to the Appellate Tribunal',
    nameBn: 'আপিলাত ট্রাইব্যুনালে মূসক আপিল',
    trigger: 'COMMUNICATION',
    n: 90,
    unit: 'DAYS',
    extensionN: 60,
    extensionUnit: 'DAYS',
    copyExcluded: true,
    act: 'VAT Act 2012',
    section: '122',
  },
  {
    code: 'VAT-HIGH-COURT',
    name: 'VAT appeal to the High Court Division',
    nameBn: 'হাইকোর্ট বিভাগে মূসক আপিল',
    trigger: 'COMMUNICATION',
    n: 90,
    unit: 'DAYS',
    copyExcluded: true,
    act: 'VAT Act 2012',
    section: '124',
  },
  {
    code: 'LEAVE',
    name: 'Petition for leave to appeal',
    nameBn: 'লিভ টু আপিল আবেদন',
    kind: 'high-court',
    trigger: 'JUDGMENT',
    n: 60,
    unit: 'DAYS',
    copyExcluded: true,
    act: 'Supreme Court rules',
    note: COURT_MAY_EXTEND,
  },
  {
    code: 'REVIEW',
    name: 'Review petition',
    nameBn: 'রিভিউ আবেদন',
    kind: 'appellate-division',
    trigger: 'JUDGMENT',
    n: 30,
    unit: 'DAYS',
    copyExcluded: true,
    act: 'Supreme Court rules',
    note: COURT_MAY_EXTEND,
  },
  {
    code: 'CIVIL-APPEAL',
    name: 'Appeal to the District Judge',
    nameBn: 'জেলা জজ আদালতে আপিল',
    kind: 'civil-case',
    trigger: 'JUDGMENT',
    n: 30,
    unit: 'DAYS',
    copyExcluded: true,
    act: LIMITATION_ACT,
    note: UNDER_SECTION_5,
  },
  {
    code: 'CIVIL-HIGH-COURT',
    name: 'Civil appeal to the High Court Division',
    nameBn: 'হাইকোর্ট বিভাগে দেওয়ানি আপিল',
    kind: 'civil-case',
    trigger: 'JUDGMENT',
    n: 90,
    unit: 'DAYS',
    copyExcluded: true,
    act: LIMITATION_ACT,
    note: UNDER_SECTION_5,
  },
  {
    code: 'ACQUITTAL',
    name: 'Appeal of the government against an acquittal',
    nameBn: 'খালাসের বিরুদ্ধে সরকারের আপিল',
    kind: 'foujdari-suit-cases',
    trigger: 'JUDGMENT',
    n: 6,
    unit: 'MONTHS',
    copyExcluded: true,
    side: 'GOVERNMENT',
    act: LIMITATION_ACT,
    note: UNDER_SECTION_5,
  },
  {
    code: 'TRIBUNAL-DECIDES',
    name: 'Decision of a pending appeal by the Appellate Tribunal',
    nameBn: 'আপিলাত ট্রাইব্যুনালে বিচারাধীন আপিলের নিষ্পত্তি',
    kind: 'tribunal-cases',
    trigger: 'FIELD',
    n: 48,
    unit: 'MONTHS',
    rolls: false,
    consequence: 'The appeal is deemed allowed',
    ...OF_1969,
    section: '196B',
  },
  {
    code: 'FINAL-ASSESSMENT',
    name: 'Final assessment',
    nameBn: 'চূড়ান্ত শুল্কায়ন',
    kind: 'case-fillings',
    trigger: 'FIELD',
    n: 120,
    unit: 'WORKING_DAYS',
    side: 'GOVERNMENT',
    ...OF_1969,
    section: '81',
    note: 'Runs from the provisional assessment; the Board may extend it',
  },
];
