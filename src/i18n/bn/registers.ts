import type { FormFact } from '../../../domain/returns/formNames';
import type { FormType, keptFormFields } from '../../../domain/returns/forms';
import type { Translated } from '../catalogue';
import { caseTypeNames, registerNames } from './names';
import type * as en from '../en/registers';
import { retentionRules } from './retention';

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

const moneyRules = {
  one: 'রাজস্বের বিধি',
  create: 'রাজস্বের বিধি যোগ করুন',
  edit: 'রাজস্বের বিধি সম্পাদনা',
  created: 'রাজস্বের বিধি যোগ করা হয়েছে',
  edited: 'রাজস্বের বিধি সংরক্ষণ করা হয়েছে',
  deleteQuestion: 'আপনি কি সত্যিই এই বিধি মুছে ফেলতে চান?',
  fields: {
    code: 'বিধি',
    name: 'নাম (ইংরেজি)',
    nameBn: 'নাম (বাংলা)',
    n: 'শতাংশ বা দিন',
    cashPercent: 'এর মধ্যে নগদ (শতাংশ)',
    active: 'প্রযোজ্য',
    act: 'আইন',
    section: 'ধারা',
    note: 'টীকা',
    validFrom: 'যে তারিখের আদেশ থেকে',
    validTo: 'যে তারিখের আদেশ পর্যন্ত',
    verifiedBy: 'যাচাইকারী',
    verifiedOn: 'যাচাইয়ের তারিখ',
  },
  choices: {
    code: {
      DEPOSIT_DUTY: 'জমা, শুল্ক-করের',
      DEPOSIT_PENALTY: 'জমা, অর্থদণ্ডের',
      DUE_DAYS: 'পরিশোধের দিন',
      INTEREST: 'বার্ষিক সুদ',
      APPEAL_SUSPENDS: 'আপিলে আদায় স্থগিত',
    },
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
const returnForms = {
  one: 'ছক',
  create: 'ছক যোগ করুন',
  edit: 'ছক সম্পাদনা',
  created: 'ছক যোগ হয়েছে',
  edited: 'ছক সংরক্ষণ হয়েছে',
  deleteQuestion: 'ছকটি সত্যিই মুছে ফেলবেন?',
  empty:
    'দপ্তরের ওয়ার্কবুক বা ডকুমেন্টের ঘরে {closing.writ.count}-এর মতো নাম লিখে আপলোড করুন; পরে যেকোনো প্রতিবেদনের সংখ্যা দিয়ে তা পূরণ হবে।',
  fields: {
    name: 'নাম',
    nameBn: 'বাংলা নাম',
    fileName: 'ফাইল',
    type: 'ধরন',
    bytes: 'আকার',
    createdAt: 'যোগ হয়েছে',
    uploadId: 'ওয়ার্কবুক বা ডকুমেন্ট',
    sha256: 'বিষয়বস্তুর ছাপ',
    ready: 'প্রস্তুত ছক',
  } satisfies Record<keyof typeof keptFormFields | 'createdAt' | 'uploadId', string>,
  choices: { type: { xlsx: 'এক্সেল (xlsx)', docx: 'ওয়ার্ড (docx)' } satisfies Record<FormType, string> },
  ready: 'প্রস্তুত ছক',
  failed: 'ফাইলটি ডাউনলোড করা যায়নি',
  file: {
    choose: 'ফাইল বাছাই করুন',
    replace: 'ফাইল বদলান',
    sending: 'ফাইল পাঠানো হচ্ছে',
    kinds:
      'সর্বোচ্চ ৫ মেগাবাইটের এক্সেল ওয়ার্কবুক (xlsx) বা ওয়ার্ড ডকুমেন্ট (docx), ম্যাক্রো ছাড়া। দ্বিতীয় বন্ধনীর নাম পূরণ হয়; বাকি সব যেমন আছে তেমনই থাকে।',
  },
  fill: {
    title: 'ছক পূরণ',
    explained: 'এই প্রতিবেদনের সংখ্যা দিয়ে ছকটি পূরণ হয়ে ডাউনলোড হবে।',
    ofMonth: '%{month} (%{state})',
    DRAFT: 'খসড়া',
    FROZEN: 'চূড়ান্ত',
    REPLACED: 'প্রতিস্থাপিত',
    noReturn: 'এখনো কোনো প্রতিবেদন নেই। প্রতিবেদন অংশে একটি শুরু করুন।',
    return: 'প্রতিবেদন',
  },
  names: {
    action: 'ছকের নামসমূহ',
    title: 'ছকের নামসমূহ',
    explained:
      'ঘরে দ্বিতীয় বন্ধনীর মধ্যে নাম লিখুন: একা থাকলে তা ঘরের বিন্যাসসহ সংখ্যা হয়, লেখার মধ্যে থাকলে লেখা হয়। {…|bn} বাংলা অঙ্কে, {…|crore} দুই দশমিকে কোটি টাকায়, {…|crore|bn} উভয়ভাবে লেখে।',
    section: 'যার সংখ্যা',
    office: 'সমগ্র দপ্তর',
    name: 'নাম',
    meaning: 'অর্থ',
    value: 'বর্তমান মান',
    valueIn: '%{month}-এর মান',
    copy: '%{name} কপি করুন',
    copied: '%{name} কপি হয়েছে',
    selected: 'নির্বাচিত হয়েছে, এখন কপি করুন',
    more: 'আরও %{count}টি আছে। খুঁজে নিন',
    none: 'কোনো নাম মেলেনি',
    facts: {
      from: 'প্রতিবেদনের প্রথম দিন',
      to: 'প্রতিবেদনের শেষ দিন',
      month: 'প্রতিবেদনের মাস',
      office: 'দপ্তরের নাম',
      signedBy: 'স্বাক্ষরকারী',
      memo: 'স্মারক নম্বর',
      date: 'স্মারকের তারিখ',
    } satisfies Record<FormFact, string>,
  },
};

export const registers: Translated<typeof en.registers> = {
  sections: {
    ...registerNames.sections,
    ...keptList('শাখা/সেকশন'),
    unused: 'ব্যবহার নেই',
    usedBy: {
      'case-fillings': '%{count}টি নথি',
      users: '%{count} জন ব্যবহারকারী',
      steps: '%{count}টি ধাপ',
      guarantees: '%{count}টি গ্যারান্টি',
      'money-entries': 'হিসাবের %{count}টি ভুক্তি',
      proceedings: '%{count}টি মামলা',
      papers: '%{count}টি কাগজ',
      volumes: '%{count}টি খণ্ড',
      movements: '%{count}টি চলাচল',
      'retention-rules': 'সংরক্ষণের %{count}টি বিধি',
    },
  },
  banks: { ...registerNames.banks, ...keptList('ব্যাংক') },
  desks: { ...registerNames.desks, ...keptList('ধাপ') },
  'loss-reasons': { ...registerNames['loss-reasons'], ...keptList('কারণ') },
  'paper-kinds': { ...registerNames['paper-kinds'], ...keptList('কাগজের ধরন') },
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
  'retention-rules': { ...registerNames['retention-rules'], ...retentionRules },
  'money-rules': { ...registerNames['money-rules'], ...moneyRules },
  'return-forms': { ...registerNames['return-forms'], ...returnForms },
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
