import type { HearingResult, purposes } from '../../../domain/hearings';

type Purpose = (typeof purposes)[number];

/** Courtrooms by kind of proceeding. */
export const COURTS: Record<string, readonly string[]> = {
  'applicate-comm-cases': ['Commissioner (Appeal), Chattogram'],
  'tribunal-cases': ['Bench 1', 'Bench 2', 'Bench 4, Chattogram'],
  'custom-appeals': ['Annex Building Court No. 18', 'Annex Building Court No. 24'],
  'high-court-rits': [
    'Annex Building Court No. 11',
    'Annex Building Court No. 18',
    'Main Building Court No. 6',
  ],
  'high-court-cpa-cpl-cases': ['Court No. 1', 'Court No. 2', 'Chamber Judge'],
  'high-court-cp-cases': ['Court No. 1', 'Court No. 2', 'Chamber Judge'],
  'admiral-suit-cases': ['Main Building Court No. 21'],
};

export const PURPOSES: Record<string, readonly Purpose[]> = {
  'high-court-rits': ['RULE', 'RULE', 'STAY', 'ADMISSION', 'MENTION', 'HEARING'],
  'custom-appeals': ['ADMISSION', 'HEARING', 'HEARING', 'JUDGMENT'],
  'high-court-cpa-cpl-cases': ['ADMISSION', 'STAY', 'HEARING'],
  'high-court-cp-cases': ['ADMISSION', 'STAY', 'HEARING'],
};

/** Results of a listing; `isLast`: no further date is fixed after them. */
export const RESULTS: readonly { result: HearingResult; isLast: boolean; share: number }[] = [
  { result: 'ADJOURNED', isLast: false, share: 38 },
  { result: 'NOT_REACHED', isLast: false, share: 27 },
  { result: 'HEARD', isLast: false, share: 17 },
  { result: 'INTERIM_ORDER', isLast: false, share: 6 },
  { result: 'OUT_OF_LIST', isLast: true, share: 7 },
  { result: 'RESERVED', isLast: true, share: 5 },
];

/** Fictitious law officers. */
export const LAW_OFFICERS = [
  'DAG Mahbubul Alam',
  'DAG Samira Tarannum',
  'AAG Rehana Parvin',
  'AAG Tanzim Haider',
  'অ্যাডভোকেট দেবাশীষ পাল',
] as const;

export const NOTES = [
  'Certified copy of the order applied for; the receipt is in the correspondence part of the file.',
  'ডিএজি মহোদয়ের সাথে আলোচনা হয়েছে। দফাওয়ারি জবাবের সাথে শুল্কায়ন শিটের অনুলিপি সংযুক্ত করতে হবে।',
  'Bank guarantee expires before the next date. The Bank section was asked to have it extended.',
  'রিমান্ড আদেশের প্রেক্ষিতে পুনঃশুনানির নোটিশ জারি করা হয়েছে; প্রতিপক্ষের আইনজীবী সময় চেয়েছেন।',
] as const;
