import type { Translated } from '../catalogue';
import type { backups as english, backupsResource as englishResource } from '../en/backups';

export const backups: Translated<typeof english> = {
  explained:
    'প্রতি রাত ২টায় সম্পূর্ণ রেজিস্টার একটি ফাইলে লেখা হয় এবং ফাইলটি আবার পড়ে যাচাই করা হয়। এই ফাইল থেকে অন্য কম্পিউটারেও রেজিস্টার ফিরিয়ে আনা যায়; নিয়মটি যিনি সার্ভার চালান তিনি জানেন।',
  now: 'এখনই ব্যাকআপ নিন',
  notBegun: 'ব্যাকআপ শুরু করা যায়নি',
  open: 'ব্যাকআপের পৃষ্ঠা খুলুন',
  none: 'এখনো নেই',
  facts: {
    lastGood: 'সর্বশেষ সফল ব্যাকআপ',
    size: 'আকার',
    took: 'সময় লেগেছে',
    where: 'ফোল্ডার',
    free: 'সেখানে খালি জায়গা',
    encrypted: 'পাসফ্রেজ দিয়ে এনক্রিপ্ট করা',
  },
  list: 'সাম্প্রতিক ব্যাকআপ',
  states: { OK: 'সফল', FAILED: 'ব্যর্থ', RUNNING: 'চলছে' },
  ended: { OK: 'রেজিস্টারের ব্যাকআপ নেওয়া হয়েছে', FAILED: 'ব্যাকআপ নেওয়া যায়নি' },
  progress: 'ব্যাকআপের অগ্রগতি',
  percent: '%{percent}%',
  faults: {
    noSpace: 'ব্যাকআপের ডিস্কে জায়গা নেই।',
    folder: 'ব্যাকআপের ফোল্ডারটি নেই, অথবা সেখানে লেখা যায় না।',
    interrupted: 'শেষ হওয়ার আগেই ব্যাকআপ থেমে গেছে।',
    readBack: 'যা লেখা হয়েছিল, পড়ে তা পাওয়া যায়নি। ডিস্কে ত্রুটি থাকতে পারে।',
    running: 'একই সময়ে আরেকটি ব্যাকআপ চলছিল।',
    other: 'কারণ সার্ভারের লগে লেখা আছে।',
  },
  warnings: {
    late: '২৬ ঘণ্টার বেশি সময় ধরে কোনো সফল ব্যাকআপ নেই।',
    space: 'ব্যাকআপের ডিস্কে জায়গা কমে আসছে।',
    sameDisk:
      'ব্যাকআপ ও রেজিস্টার একই ডিস্কে আছে: ডিস্ক নষ্ট হলে দুটিই হারাবে। যিনি সার্ভার চালান তাঁকে অন্য ডিস্কের একটি ফোল্ডার ঠিক করতে বলুন।',
  },
};

export const backupsResource: Translated<typeof englishResource> = { name: 'ব্যাকআপ' };

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { backups, resources: { backups: backupsResource } };
