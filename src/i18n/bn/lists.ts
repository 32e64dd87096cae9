import type { lists as english } from '../en/lists';

/** `lists` */
export const lists: typeof english = {
  createNew: 'নতুন তৈরি করুন',
  sortBy: 'ক্রম',
  order: 'ধারা',
  orders: { ASC: 'ঊর্ধ্বক্রম', DESC: 'অধঃক্রম' },
  all: 'সকল',
  clearSearch: 'অনুসন্ধান মুছুন',
  rowNumber: 'ক্রমিক নং',
  actions: 'কার্যক্রম',
  details: 'বিস্তারিত',
  edit: 'সম্পাদনা',
  delete: 'মুছুন',
  rowAction: '%{action}: %{record}',
  empty: 'এই মুহূর্তে কোনো তথ্য নেই',
  retry: 'আবার চেষ্টা করুন',
  range: 'মোট %{total}টির মধ্যে %{from}–%{to}',
  pages: 'পৃষ্ঠাসমূহ',
  page: 'পৃষ্ঠা %{page}',
  previousPage: 'পূর্ববর্তী পৃষ্ঠা',
  nextPage: 'পরবর্তী পৃষ্ঠা',
  notFound: 'নথিটি খোলা যায়নি। এটি মুছে ফেলা হয়ে থাকতে পারে।',
  viewFailed: 'একটি সমস্যা হয়েছে!',
  deletion: {
    title: 'আপনি কি নিশ্চিত?',
    decline: 'না, বাতিল করুন',
    confirm: 'হ্যাঁ, আমি নিশ্চিত',
    deleted: { title: 'সম্পন্ন হয়েছে', text: 'মুছে ফেলা হয়েছে' },
    declined: { title: 'বাতিল করা হয়েছে', text: 'কোনো পরিবর্তন করা হয়নি' },
    failed: 'ত্রুটি',
  },
};
