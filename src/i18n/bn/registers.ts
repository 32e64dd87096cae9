import type { Translated } from '../catalogue';
import { caseTypeNames, registerNames } from './names';
import type * as en from '../en/registers';

export const closedDays: Translated<typeof en.closedDays> = {
  year: 'সাল',
  glance: 'একনজরে %{calendar}, %{year}',
  legend: { closed: 'বন্ধ', vacation: 'আদালত বসে না', extra: 'বিশেষভাবে খোলা', weekly: 'সাপ্তাহিক ছুটি' },
  editCalendar: 'ক্যালেন্ডার সম্পাদনা',
  calendarSaved: 'ক্যালেন্ডার সংরক্ষণ করা হয়েছে',
  reminder:
    '%{year} সালের চাঁদনির্ভর ও অন্যান্য পরিবর্তনশীল ছুটি এখনো লেখা হয়নি: %{calendars}। এগুলো ছাড়া %{year} সালের পরবর্তী শুনানির দিন ও সময়সীমা ভুল হতে পারে।',
  paste: {
    action: 'তালিকা পেস্ট করুন…',
    title: 'ছুটির তালিকা পেস্ট করুন',
    explained:
      'প্রজ্ঞাপনের লাইনগুলো পেস্ট করুন: প্রতি লাইনে এক বা একাধিক দিন বা পরিসর ও তার নাম থাকে। কোনো লাইনে অফিস খোলা থাকার কথা থাকলে তা অতিরিক্ত কর্মদিবস হিসেবে ধরা হয়। তারিখ যেকোনো ভাবে ও যেকোনো হরফে লেখা যাবে, যেমন “১৭–২৩ মার্চ ২০২৬ ঈদুল ফিতর”।',
    text: 'তালিকা',
    year: 'যে তারিখে সাল নেই, তার সাল',
    calendars: 'ক্যালেন্ডার',
    understood: '%{smart_count}টি বোঝা গেছে',
    unread: '%{smart_count}টি লাইন বোঝা যায়নি',
    columns: { line: 'লাইন', days: 'দিন', name: 'নাম', kind: 'ধরন' },
    choose: '%{line} নম্বর লাইন নিন: %{name}',
    range: '%{from} থেকে %{to}',
    back: 'ফিরে যান',
    preview: 'আগে দেখুন',
    add: '%{smart_count}টি যোগ করুন',
    added: '%{smart_count}টি যোগ করা হয়েছে',
    addedSome: '%{smart_count}টি যোগ করা হয়েছে, %{same}টি আগে থেকেই ছিল',
  },
};

const kinds = Object.fromEntries(Object.entries(caseTypeNames).map(([kind, { name }]) => [kind, name]));

/** The texts of `resources.limitation-rules`. */
export const limitationRules: Translated<typeof en.limitationRules> = {
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

const keptList = (one: string) => ({
  one,
  create: `${one} যোগ করুন`,
  edit: `${one} সম্পাদনা`,
  created: `${one} যোগ করা হয়েছে`,
  edited: `${one} সংরক্ষণ করা হয়েছে`,
  deleteQuestion: `আপনি কি সত্যিই এই ${one} মুছে ফেলতে চান?`,
  fields: {
    name: 'নাম (ইংরেজি)',
    nameBn: 'নাম (বাংলা)',
    position: 'তালিকায় ক্রম',
    active: 'ফরমে দেখানো হবে',
    used: 'ব্যবহার',
  },
});

/** The texts of `resources.<register>`. */
export const registers: Translated<typeof en.registers> = {
  sections: {
    ...registerNames.sections,
    ...keptList('শাখা/সেকশন'),
    unused: 'ব্যবহার নেই',
    usedBy: { 'case-fillings': '%{count}টি নথি', users: '%{count} জন ব্যবহারকারী', steps: '%{count}টি ধাপ' },
  },
  banks: { ...registerNames.banks, ...keptList('ব্যাংক') },
  desks: { ...registerNames.desks, ...keptList('ডেস্ক') },
  'closed-days': {
    ...registerNames['closed-days'],
    one: 'ছুটির দিন',
    create: 'ছুটির দিন যোগ করুন',
    edit: 'ছুটির দিন সম্পাদনা',
    created: 'ছুটির দিন যোগ করা হয়েছে',
    edited: 'ছুটির দিন সংরক্ষণ করা হয়েছে',
    deleteQuestion: 'আপনি কি সত্যিই এই ছুটির দিন মুছে ফেলতে চান?',
    empty:
      'শুনানির পরবর্তী তারিখ ও সময়সীমার শেষ দিন ঠিক করার সময় ছুটির দিন বাদ দেওয়া হয়। প্রজ্ঞাপনের তালিকা পেস্ট করুন, অথবা দিনগুলো একটি একটি করে যোগ করুন।',
    fields: {
      calendarId: 'ক্যালেন্ডার',
      from: 'প্রথম দিন',
      to: 'শেষ দিন',
      name: 'নাম (ইংরেজি)',
      nameBn: 'নাম (বাংলা)',
      kind: 'ধরন',
    },
    choices: {
      kind: {
        PUBLIC: 'সাধারণ ছুটি',
        VACATION: 'আদালতের অবকাশ',
        EXECUTIVE: 'নির্বাহী আদেশে ছুটি',
        EXTRA_SITTING: 'অতিরিক্ত কর্মদিবস',
      },
    },
  },
  'limitation-rules': { ...registerNames['limitation-rules'], ...limitationRules },
};

export const merge: Translated<typeof en.merge> = {
  title: 'অন্যটির সঙ্গে একীভূত করুন',
  explained:
    'যেখানে এটি ব্যবহার করা হয়েছে, সেখানে এখন থেকে আপনার বেছে নেওয়াটি থাকবে, আর এটি তালিকা থেকে মুছে যাবে। এটি আর ফেরানো যাবে না।',
  into: 'যার সঙ্গে একীভূত হবে',
  done: 'একীভূত করা হয়েছে',
};

const calendars = {
  name: 'ক্যালেন্ডার',
  fields: { name: 'নাম (ইংরেজি)', nameBn: 'নাম (বাংলা)', daysOff: 'সাপ্তাহিক ছুটি' },
  choices: { daysOff: { FRIDAY_SATURDAY: 'শুক্র ও শনিবার', FRIDAY: 'শুক্রবার' } },
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { merge, closedDays, resources: { ...registers, calendars } };
