import type { Translated } from '../catalogue';
import type { closedDays as english } from '../en/closedDays';

export const closedDays: Translated<typeof english> = {
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
