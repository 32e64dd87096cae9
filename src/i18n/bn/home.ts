import type { Translated } from '../catalogue';
import type { home as english } from '../en/home';
import { reportHeadings } from '../reportHeadings';

export const home: Translated<typeof english> = {
  byStatus: 'অবস্থা অনুযায়ী মামলা',
  byMonth: 'মাস অনুযায়ী মামলা',
  bySection: 'শাখা অনুযায়ী মামলা',
  registers: reportHeadings.registers,
  total: 'মোট',
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
