import type { Translated } from '../catalogue';
import type { limitationRules as english } from '../en/limitationRules';
import { caseTypeNames } from './caseTypeNames';

const kinds = Object.fromEntries(Object.entries(caseTypeNames).map(([kind, { name }]) => [kind, name]));

/** The texts of `resources.limitation-rules`. */
export const limitationRules: Translated<typeof english> = {
  one: 'তামাদির মেয়াদ',
  create: 'তামাদির মেয়াদ যোগ করুন',
  edit: 'তামাদির মেয়াদ সম্পাদনা',
  created: 'তামাদির মেয়াদ যোগ করা হয়েছে',
  edited: 'তামাদির মেয়াদ সংরক্ষণ করা হয়েছে',
  deleteQuestion: 'আপনি কি সত্যিই এই তামাদির মেয়াদ মুছে ফেলতে চান?',
  periods: {
    DAYS: '%{smart_count} দিন',
    MONTHS: '%{smart_count} মাস',
    WORKING_DAYS: '%{smart_count} কর্মদিবস',
  },
  gaps: {
    explained: 'এসব তারিখের আদেশের জন্য কোনো বিধি নেই, তাই কোনো সময়সীমা শুরু হয় না।',
    line: '%{name} (%{code}): %{days}',
    until: '%{to} পর্যন্ত',
    from: '%{from} থেকে',
    between: '%{from} থেকে %{to}',
  },
  fields: {
    code: 'কোড',
    name: 'নাম (ইংরেজি)',
    nameBn: 'নাম (বাংলা)',
    kind: 'যার আদেশের বিরুদ্ধে',
    outcome: 'আদেশের ফলাফল',
    trigger: 'যেদিন থেকে গণনা',
    n: 'মেয়াদ',
    unit: 'একক',
    extensionN: 'বর্ধিত সময়',
    extensionUnit: 'বর্ধিত সময়ের একক',
    copyExcluded: 'সত্যায়িত অনুলিপির দিন যোগ হবে',
    rolls: 'দপ্তর বন্ধ থাকলে পরের দিনে যাবে',
    side: 'যে পক্ষ করতে পারে',
    consequence: 'সময় পার হলে যা হবে',
    act: 'আইন',
    section: 'ধারা',
    note: 'টীকা',
    validFrom: 'যে তারিখের আদেশ থেকে',
    validTo: 'যে তারিখের আদেশ পর্যন্ত',
    verifiedBy: 'যাচাইকারী',
    verifiedOn: 'যাচাইয়ের তারিখ',
  },
  choices: {
    kind: {
      ...kinds,
      'case-fillings': 'কাস্টম হাউস (ন্যায়নির্ণয়ন)',
      'high-court': 'হাইকোর্ট বিভাগ',
      'appellate-division': 'আপিল বিভাগ',
    },
    outcome: {
      government: 'সরকারের পক্ষে',
      against: 'সরকারের বিপক্ষে',
      remand: 'পুনর্বিচারে (রিমান্ড) প্রেরিত',
    },
    trigger: {
      ISSUE: 'আদেশ জারি',
      COMMUNICATION: 'আদেশ অবহিতকরণ',
      RECEIPT: 'আদেশ বা নোটিশ প্রাপ্তি',
      JUDGMENT: 'রায়',
      FIELD: 'অন্য কোনো দিন',
    },
    unit: { DAYS: 'দিন', MONTHS: 'মাস', WORKING_DAYS: 'কর্মদিবস' },
    extensionUnit: { DAYS: 'দিন', MONTHS: 'মাস', WORKING_DAYS: 'কর্মদিবস' },
    side: { GOVERNMENT: 'সরকার', OTHER: 'অপর পক্ষ', EITHER: 'যেকোনো পক্ষ' },
  },
};
