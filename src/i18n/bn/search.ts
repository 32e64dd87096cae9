import type { Translated } from '../catalogue';
import type { search as english } from '../en/search';

export const search: Translated<typeof english> = {
  title: 'সবকিছুতে খুঁজুন',
  label: 'নম্বর, নাম বা পৃষ্ঠা; যেকোনো হরফে',
  pageLabel: 'নম্বর, নাম বা শুনানির তারিখ; যেকোনো হরফে',
  recent: 'সাম্প্রতিক অনুসন্ধান',
  screens: 'পৃষ্ঠা ও কাজ',
  add: 'যোগ করুন: %{name}',
  causeList: 'কার্যতালিকা মেলান',
  searching: 'খোঁজা হচ্ছে…',
  nothing: 'কিছু পাওয়া যায়নি।',
  hint: 'নম্বরের অংশ, উচ্চারণ অনুযায়ী নাম বা কম শব্দ দিয়ে চেষ্টা করুন।',
  counted: '%{count} পাওয়া গেছে: %{groups}',
  inGroup: '%{name} (%{count})',
  number: '%{count}টি',
  moreThan: '%{count}টির বেশি',
  showAll: 'সব %{count} দেখুন',
  search: 'খুঁজুন',
  showMore: 'আরও দেখুন',
  files: '%{count} নথি',
  oneFile: '১টি নথি',
  filesOf: '%{name}-এর নথি',
  keys: '↑ ও ↓ চেপে সরুন, Tab চেপে পরের ভাগে যান, Enter চেপে খুলুন।',
  close: 'বন্ধ করুন',
  clearRecent: 'সাম্প্রতিক অনুসন্ধান মুছুন',
  everything: 'সবকিছু',
  register: 'রেজিস্টার',
  similar: 'কাছাকাছি (%{count}টি):',
  similarNumbers:
    'এই নম্বরের কিছু পাওয়া যায়নি। নিচের নম্বরগুলোতে একটি অঙ্ক আলাদা, অথবা পাশাপাশি দুটি অঙ্ক অদলবদল হয়েছে।',
  similarIn: 'কাছাকাছি নম্বর: %{name}',
};
