import type { Translated } from '../catalogue';
import type {
  catalogue as english,
  retentionClassNames as names,
  retentionRules as rules,
} from '../en/retention';

export const retentionClassNames: Translated<typeof names> = {
  A: 'ক (স্থায়ী)',
  B: 'খ (১০ বছর বা তার বেশি)',
  C: 'গ (৩ থেকে ৫ বছর)',
  D: 'ঘ (১ বছর)',
};

export const retentionRules: Translated<typeof rules> = {
  one: 'নথি সংরক্ষণের বিধি',
  create: 'নথি সংরক্ষণের বিধি যোগ করুন',
  edit: 'নথি সংরক্ষণের বিধি সম্পাদনা',
  created: 'নথি সংরক্ষণের বিধি যোগ করা হয়েছে',
  edited: 'নথি সংরক্ষণের বিধি রাখা হয়েছে',
  deleteQuestion: 'আপনি কি সত্যিই এই বিধি মুছে ফেলতে চান?',
  empty:
    'কোন নথি কোন শ্রেণির তা বিধিতে থাকে; একাধিক বিধি খাটলে দীর্ঘতম মেয়াদ প্রযোজ্য। শ্রেণিহীন নথি রেখে দেওয়া হয়।',
  fields: {
    name: 'নাম (ইংরেজি)',
    nameBn: 'নাম (বাংলা)',
    class: 'শ্রেণি',
    years: 'বছর',
    workPlaceId: 'শাখা',
    section: 'শাখা',
    outcome: 'চূড়ান্ত ফলাফল',
    minAmount: 'প্রদেয় রাজস্ব অন্তত',
    note: 'টীকা',
    active: 'প্রযোজ্য',
  },
  choices: {
    class: retentionClassNames,
    outcome: {
      government: 'সরকারের পক্ষে',
      against: 'সরকারের বিপক্ষে',
      remand: 'পুনর্বিচারে (রিমান্ড) প্রেরিত',
    },
  },
};

const retention = {
  title: 'নথি সংরক্ষণ',
  class: '%{letter} শ্রেণি',
  permanent: 'স্থায়ী',
  years: '%{smart_count} বছর',
  byHand: 'হাতে নির্ধারিত',
  byRule: 'বিধি: %{name}',
  none: 'শ্রেণি নির্ধারণ করা হয়নি',
  notEnded: 'নথিটি এখনো নিষ্পন্ন হয়নি।',
  until: '%{day} পর্যন্ত সংরক্ষণ করতে হবে।',
  due: '%{day} তারিখে মেয়াদ শেষ হয়েছে: নথিটি বিনষ্ট করা যায়।',
  kept: '%{day} তারিখে মেয়াদ শেষ হয়েছে। তবু রাখা হচ্ছে: %{why}।',
  hold: 'বিনষ্টকরণ স্থগিত: %{reason}',
  destroyed: 'মূল নথিটি %{day} তারিখে %{by} বিনষ্ট করেছেন, %{memo}।',
  why: {
    LIVE: 'নিষ্পন্ন হয়নি',
    LIMIT: 'তামাদির মেয়াদ চলমান',
    GUARANTEE: 'গ্যারান্টি অবমুক্ত হয়নি',
    HOLD: 'বিনষ্টকরণ স্থগিত',
    CALL: 'তলব করা হয়েছে',
    OUT: 'খণ্ড বাইরে আছে',
    DESTROYED: 'আগেই বিনষ্ট',
    NOT_OVER: 'মেয়াদ শেষ হয়নি',
  },
  edit: 'সংরক্ষণ সম্পাদনা',
  saved: 'সংরক্ষণের তথ্য রাখা হয়েছে',
  takeBack: 'সংরক্ষণ করলে লেখা হবে যে মূল নথিটি আসলে বিনষ্ট হয়নি।',
  list: {
    title: 'বিনষ্টযোগ্য নথি',
    state: 'অবস্থা',
    due: 'বিনষ্ট করা যায়',
    kept: 'তবু রাখা হচ্ছে',
    destroyed: 'বিনষ্ট',
    search: 'নথি নম্বর',
    rules: 'নথি সংরক্ষণের বিধি',
    choose: 'বাছাই',
    chooseAll: 'এই পৃষ্ঠার সব বাছাই করুন',
    record: 'বিনষ্টকরণ লিখুন (%{count})',
  },
  destroy: {
    title: 'বিনষ্টকরণ লিখুন',
    explained: '%{smart_count}টি নথি বাছাই করা হয়েছে',
    done: '%{smart_count}টি নথি বিনষ্ট বলে লেখা হয়েছে',
    kept: 'যেগুলো লেখা হয়নি: %{files}',
    keptAs: '%{file} (%{why})',
  },
};

export const catalogue: Translated<typeof english> = {
  retention,
  resources: {
    retention: {
      name: 'বিনষ্টযোগ্য নথি',
      fields: {
        nothiNumber: 'নথি নম্বর',
        companyName: 'আমদানিকারক/রপ্তানিকারক',
        class: 'শ্রেণি',
        years: 'বছর',
        endedOn: 'নিষ্পত্তির তারিখ',
        overOn: 'মেয়াদ শেষের তারিখ',
        why: 'রাখার কারণ',
        destroyedOn: 'বিনষ্টের তারিখ',
        destroyedBy: 'বিনষ্টকারী',
        destroyedMemo: 'স্মারক নম্বর',
      },
      choices: { class: retentionClassNames },
    },
    'file-retention': {
      name: 'নথির সংরক্ষণ',
      fields: {
        caseFilingId: 'দাবিনামা/আদেশ',
        class: 'হাতে নির্ধারিত শ্রেণি',
        years: 'বছর',
        holdReason: 'বিনষ্টকরণ স্থগিতের কারণ',
        destructionId: 'বিনষ্টকরণ',
      },
      choices: { class: retentionClassNames },
    },
    destructions: {
      name: 'নথি বিনষ্টকরণ',
      fields: { on: 'বিনষ্টের তারিখ', memo: 'স্মারক নম্বর', by: 'বিনষ্টকারী', note: 'টীকা' },
    },
  },
};
