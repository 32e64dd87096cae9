import type { Translated } from '../catalogue';
import type { merge as englishMerge, registers as english } from '../en/registers';
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

/** `resources.<register>` */
export const registers: Translated<typeof english> = {
  sections: {
    ...registerNames.sections,
    ...keptList('শাখা/সেকশন'),
    unused: 'ব্যবহার নেই',
    usedBy: { 'case-fillings': '%{count}টি নথি', users: '%{count} জন ব্যবহারকারী' },
  },
  banks: { ...registerNames.banks, ...keptList('ব্যাংক') },
};

/** `merge` */
export const merge: Translated<typeof englishMerge> = {
  title: 'অন্যটির সঙ্গে একীভূত করুন',
  explained:
    'যেখানে এটি ব্যবহার করা হয়েছে, সেখানে এখন থেকে আপনার বেছে নেওয়াটি থাকবে, আর এটি তালিকা থেকে মুছে যাবে। এটি আর ফেরানো যাবে না।',
  into: 'যার সঙ্গে একীভূত হবে',
  done: 'একীভূত করা হয়েছে',
};

/** Fetched with the screens that say it (src/i18n/index.ts). */
export const catalogue = { merge, resources: registers };
