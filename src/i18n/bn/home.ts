import type { Translated } from '../catalogue';
import { reportHeadings } from '../reportHeadings';
import type * as en from '../en/home';

export const home: Translated<typeof en.home> = {
  byStatus: 'অবস্থা অনুযায়ী মামলা',
  byMonth: 'মাস অনুযায়ী মামলা',
  bySection: 'শাখা অনুযায়ী মামলা',
  registers: reportHeadings.registers,
  none: 'কোনো মামলা নেই',
  total: 'মোট',
  totalRow: 'মোট',
  from: 'শুরু',
  to: 'শেষ',
  month: 'মাস',
  chart: 'প্রতি মাসের মামলা, ধরন অনুযায়ী। বাম ও ডান তীরচিহ্ন চেপে এক মাস থেকে আরেক মাসে যাওয়া যায়।',
  showTable: 'ছক আকারে দেখুন',
  hideTable: 'ছক বন্ধ করুন',
  section: reportHeadings.section,
  subject: 'বিষয়',
  count: reportHeadings.count,
  revenue: reportHeadings.revenue,
};

export const setUp: Translated<typeof en.setUp> = {
  title: 'রেজিস্টার প্রস্তুত করুন',
  items: {
    password: 'ছাপানো পাসওয়ার্ড বদলে নিজের পাসওয়ার্ড দিন',
    office: 'দপ্তরের নাম দিন',
    sections: 'শাখা/সেকশনের তালিকা দেখে নিন',
    holidays: 'এ বছরের ছুটির দিনগুলো লিখুন',
    colleagues: 'সহকর্মীদের যোগ করুন',
    filings: 'আপনাদের স্প্রেডশিট ইমপোর্ট করুন',
    backups: 'ব্যাকআপ কোথায় থাকবে ঠিক করুন',
  },
  done: 'সম্পন্ন:',
  open: 'বাকি:',
  dismiss: 'এই তালিকা আর দেখাবেন না',
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { home, setUp };
