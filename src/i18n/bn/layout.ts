import type { Translated } from '../catalogue';
import type { layout as english } from '../en/layout';
import { somethingBad } from './somethingBad';

export const layout: Translated<typeof english> = {
  search: 'সবকিছুতে খুঁজুন',
  home: 'হোম',
  mainMenu: 'প্রধান মেনু',
  menuGroups: {
    companiesAndAgents: 'প্রতিষ্ঠান ও এজেন্ট',
    demandNotices: 'দাবিনামা',
    appealAndTribunal: 'আপিল ও ট্রাইব্যুনাল',
    highCourt: 'হাইকোর্ট বিভাগ',
    appellateDivision: 'আপিল বিভাগ',
    otherCourts: 'অন্যান্য আদালত',
    hearings: 'শুনানি',
    users: 'ব্যবহারকারী',
    report: 'প্রতিবেদন',
    settings: 'সেটিংস',
  },
  bin: 'মুছে ফেলা রেকর্ড',
  activity: 'কার্যক্রম',
  openMenu: 'মেনু খুলুন',
  closeMenu: 'মেনু বন্ধ করুন',
  skipToContent: 'মূল অংশে যান',
  breadcrumb: 'আপনি এখানে আছেন',
  account: '%{name}-এর অ্যাকাউন্ট',
  logout: 'লগআউট',
  retry: 'আবার চেষ্টা করুন',
  loading: 'লোড হচ্ছে…',
  close: 'বন্ধ করুন',
  errorTitle: 'ত্রুটি',
  pageNotFound: 'পৃষ্ঠাটি পাওয়া যায়নি।',
  pageNotFoundText: 'এই ঠিকানায় কিছু নেই। ঠিকানাটি ভুল লেখা হয়ে থাকতে পারে, অথবা পৃষ্ঠাটি সরানো হয়েছে।',
  backToHome: 'হোমে ফিরে যান',
  notAllowed: 'আপনার ভূমিকায় এই পৃষ্ঠা দেখার অনুমতি নেই।',
  somethingBad,
  footer: '© %{year} %{organisation}',
};
