import type { Translated } from '../catalogue';
import type { merge as englishMerge, registers as english } from '../en/registers';
import { closedDays } from './closedDays';
import { limitationRules } from './limitationRules';
import { registerNames } from './registerNames';

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
export const registers: Translated<typeof english> = {
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

export const merge: Translated<typeof englishMerge> = {
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
