import type { Translated } from '../catalogue';
import type { tourSteps as english } from '../en/tourSteps';

/** `tourSteps` */
export const tourSteps: Translated<typeof english> = {
  next: 'পরবর্তী',
  back: 'আগেরটি',
  done: 'শেষ',
  skip: 'পরিচিতি বন্ধ করুন',
  progress: '%{of}-এর মধ্যে %{step}',
  steps: {
    menu: {
      title: 'সব রেজিস্টার',
      text: 'প্রতিষ্ঠান ও এজেন্ট, দাবিনামা এবং প্রতিটি আদালতের মামলা এখানে ভাগ করে সাজানো আছে।',
    },
    search: {
      title: 'নথি খুঁজুন',
      text: 'নম্বর বা নামের অংশবিশেষ লিখুন; বাংলা ও ইংরেজি দুই ধরনের অঙ্কেই চলবে। লেখার সঙ্গে সঙ্গে তালিকা বদলাবে।',
    },
    controls: {
      title: 'ফিল্টার ও সাজানো',
      text: 'তালিকা ছোট করে আনুন বা অন্য ক্রমে সাজান। কয়টি ফিল্টার দেওয়া আছে তা সংখ্যায় দেখা যায়।',
    },
    columns: {
      title: 'তালিকার কতটুকু দেখবেন',
      text: 'যে কলাম লাগবে না তা লুকিয়ে রাখুন, সারিগুলো কাছাকাছি আনুন। আপনার জন্য তা মনে রাখা হবে।',
    },
    export: {
      title: 'সঙ্গে নিয়ে যান',
      text: 'অনুসন্ধানে যত সারি মেলে সবগুলো তালিকার ক্রমেই স্প্রেডশিট হিসেবে ডাউনলোড হবে।',
    },
    bell: {
      title: 'বিজ্ঞপ্তি',
      text: 'আপনার জন্য নতুন যা আছে। কয়টি পড়া হয়নি তা সংখ্যায় দেখা যায়।',
    },
    person: {
      title: 'আপনার জন্য',
      text: 'আপনার অ্যাকাউন্ট, কিবোর্ড শর্টকাট ও এই পরিচিতি এখানে পাবেন; পাশেই ভাষা বদলাতে পারবেন।',
    },
  },
};

/** Fetched with the tour (src/i18n/index.ts). */
export const catalogue = { tourSteps, resources: {} };
