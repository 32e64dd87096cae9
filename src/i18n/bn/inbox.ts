import type { catalogue as english } from '../en/inbox';
import type { Translated } from '../catalogue';

const inbox: Translated<typeof english.inbox> = {
  title: 'স্ক্যান ইনবক্স',
  add: 'ফাইল যোগ করুন',
  adding: 'যোগ হচ্ছে…',
  view: 'স্ক্যান',
  views: { waiting: 'অপেক্ষমাণ', aside: 'সরিয়ে রাখা' },
  unreachable:
    'স্ক্যানের ফোল্ডার পড়া যাচ্ছে না, তাই নতুন স্ক্যান দেখা যাচ্ছে না। সার্ভারের দায়িত্বে যিনি আছেন তাঁকে জানান (%{setting})।',
  none: 'নতুন স্ক্যান এখানে নিজে থেকেই আসে। এই পৃষ্ঠায় ফাইল টেনে এনে বা পেস্ট করেও দেওয়া যায়।',
  noneAside: 'কোনো স্ক্যান সরিয়ে রাখা নেই।',
  waiting: '%{smart_count}টি স্ক্যান',
  pages: '%{smart_count} পৃষ্ঠা',
  noPages: 'গণনা হয়নি',
  page: '%{pages} পৃষ্ঠার মধ্যে %{page}',
  pageBefore: 'আগের পৃষ্ঠা',
  pageAfter: 'পরের পৃষ্ঠা',
  pictureOf: '%{name}, পৃষ্ঠা %{page}',
  reading: 'স্ক্যানটি পড়া হচ্ছে…',
  noFile: 'কোন নথি?',
  by: {
    LABEL: 'প্রথম পৃষ্ঠার লেবেল অনুযায়ী',
    FILE_NUMBER: 'লেখায় পাওয়া নথি নম্বর অনুযায়ী',
    CASE_NUMBER: 'লেখায় পাওয়া মামলা নম্বর অনুযায়ী',
    LAST: 'আপনার সর্বশেষ খোলা নথি। নম্বর মিলিয়ে দেখুন',
  },
  others: 'আর যেসব নথির হতে পারে',
  more: 'প্রেরক, প্রাপক, বিবরণ',
  attach: 'নথিতে যুক্ত করুন (Enter)',
  attached: '%{file} নথিতে যুক্ত করা হয়েছে',
  skip: 'পরে',
  aside: 'সরিয়ে রাখুন',
  putBack: 'ফিরিয়ে আনুন',
  remove: 'ইনবক্স থেকে সরান',
  twin: 'এই স্ক্যান %{file} নথিতে আগেই আছে: %{name}',
  faults: {
    damaged: 'এই ফাইলের পৃষ্ঠা পড়া যাচ্ছে না। তবুও নথিতে যুক্ত করা যাবে।',
    password: 'ফাইলটিতে পাসওয়ার্ড আছে, তাই পৃষ্ঠা দেখানো যাচ্ছে না। তবুও নথিতে যুক্ত করা যাবে।',
    tooMuch: 'ফাইলটি পড়তে অনেক সময় লাগবে, তাই পৃষ্ঠা দেখানো হচ্ছে না। তবুও নথিতে যুক্ত করা যাবে।',
  },
  attachedNow: 'এইমাত্র যুক্ত করা',
  putRight: 'ভুল নথি?',
  putRightOf: '%{name} কাগজটি %{file} থেকে অন্য নথিতে নিন',
};

export const catalogue = { inbox };
