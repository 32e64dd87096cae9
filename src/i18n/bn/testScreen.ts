import type { Translated } from '../catalogue';
import type { testScreen as english } from '../en/testScreen';

/** `testScreen` */
export const testScreen: Translated<typeof english> = {
  intro: 'এই ব্রাউজার থেকে সার্ভার পর্যন্ত সংযোগ ঠিক আছে কি না, তা পরীক্ষা করে।',
  again: 'আবার পরীক্ষা করুন',
  checkedAt: 'সর্বশেষ পরীক্ষা: %{at}',
  checks: {
    version: 'এই ইন্টারফেসের সংস্করণ',
    server: 'সার্ভার',
    database: 'ডেটাবেজ',
    person: 'লগইন করা ব্যবহারকারী',
    clock: 'এই কম্পিউটারের ঘড়ি',
    sampleAccounts: 'নমুনা অ্যাকাউন্ট',
    seal: 'ইতিহাসের সর্বশেষ সিল',
  },
  server: {
    reachable: 'সংযোগ আছে: উত্তর আসতে %{time} লেগেছে।',
    unreachable: 'সংযোগ নেই: কোনো উত্তর আসেনি।',
  },
  database: {
    reachable: 'সংযোগ আছে',
    unreachable: 'সংযোগ নেই: সার্ভার সাড়া দিচ্ছে, কিন্তু এর ডেটাবেজ দিচ্ছে না।',
    unknown: 'জানা যায়নি: এই সার্ভার তা জানায় না।',
  },
  clock: {
    right: 'সার্ভারের ঘড়ির সঙ্গে মিলছে।',
    ahead: 'সার্ভারের ঘড়ির চেয়ে %{time} এগিয়ে আছে। দেখানো সময় ভুল হতে পারে। এই কম্পিউটারের ঘড়ি ঠিক করুন।',
    behind: 'সার্ভারের ঘড়ির চেয়ে %{time} পিছিয়ে আছে। দেখানো সময় ভুল হতে পারে। এই কম্পিউটারের ঘড়ি ঠিক করুন।',
    unknown: 'জানা যায়নি: সার্ভার তার সময় জানায় না।',
  },
  sampleAccounts: {
    none: 'প্রকাশিত পাসওয়ার্ড দিয়ে কোনোটিতে লগইন করা যায় না।',
    open: '%{names}: এসব অ্যাকাউন্টের পাসওয়ার্ড সবাই জানে। প্রকৃত কাজ শুরুর আগে পাসওয়ার্ড পরিবর্তন করুন বা অ্যাকাউন্ট নিষ্ক্রিয় করুন।',
    own: 'আপনার পাসওয়ার্ড সবাই জানে। প্রকৃত কাজ শুরুর আগে “আমার অ্যাকাউন্ট” থেকে তা পরিবর্তন করুন।',
    switchOff: 'এসব অ্যাকাউন্ট নিষ্ক্রিয় করুন',
    failed: 'অ্যাকাউন্টগুলো নিষ্ক্রিয় করা যায়নি।',
  },
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { testScreen, resources: {} };
