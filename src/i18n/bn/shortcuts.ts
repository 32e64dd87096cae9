import type { Translated } from '../catalogue';
import type { shortcuts as english } from '../en/shortcuts';

export const shortcuts: Translated<typeof english> = {
  or: 'অথবা',
  characterKeys: 'এক অক্ষরের শর্টকাট: /, n, t ও ?',
  characterKeysHint: 'মুখে বলে কম্পিউটার চালালে বা ভুল করে এসব অক্ষর চেপে ফেললে এগুলো বন্ধ রাখুন।',
  anywhere: {
    title: 'সব জায়গায়',
    help: 'এই তালিকা দেখান',
    find: 'সবকিছুতে খুঁজুন',
    close: 'ডায়ালগ বা মেনু বন্ধ করুন',
  },
  lists: {
    title: 'তালিকায়',
    search: 'অনুসন্ধানের ঘরে যান',
    create: 'নতুন রেকর্ড যোগ করুন',
    searchNow: 'অনুসন্ধানের ঘরে: সঙ্গে সঙ্গে খুঁজুন, ফল একটিই হলে খুলুন',
    intoRows: 'অনুসন্ধানের ঘরে: সারিগুলোতে যান',
    alongRows: 'সারিতে: অন্য সারিতে যান',
    openRow: 'সারির নম্বরে: সেটি খুলুন',
    wholeText: 'কাটা পড়া লেখায়: পুরোটা দেখান',
    stopExport: 'রপ্তানি চলার সময়: থামান',
  },
  forms: {
    title: 'ফরমে',
    save: 'এক লাইনের ঘর থেকে সংরক্ষণ করুন',
    saveFromAnywhere: 'যেকোনো ঘর থেকে সংরক্ষণ করুন',
    calendar: 'তারিখের ঘরে: ক্যালেন্ডার খুলুন',
    takeFirst: 'অনুসন্ধানযুক্ত তালিকায়: চিহ্নিতটি বেছে নিন',
    filingsFound: 'মামলা খোঁজার ঘরে: পাওয়া নথিগুলোতে যান',
  },
  hearings: {
    title: 'শুনানির ডায়েরিতে',
    today: 'আজকের তারিখে যান',
    step: 'আগের বা পরের দিন, সপ্তাহ বা মাসে যান',
    days: 'মাসে: অন্য দিনে যান',
    result: 'শুনানির সারিতে: ফলাফল লিখুন; Esc চাপলে আগের মতো থাকে',
  },
  userRows: {
    title: 'ব্যবহারকারীর তালিকায়',
    edit: 'যে সারিতে আছেন সেটি সম্পাদনা করুন',
    save: 'সারিটি সংরক্ষণ করুন',
    giveUp: 'সারিটি আগের মতো রেখে দিন',
  },
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { shortcuts };
