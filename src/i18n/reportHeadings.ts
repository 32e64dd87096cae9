import type { SummaryRegister } from '../../domain/sectionSummary';

/** `report.headings`: Bengali in the English UI too, because offices read the report in Bengali. */
export const reportHeadings = {
  rowNumber: 'ক্রমিক নং',
  section: 'শাখা/সেকশন',
  registers: {
    'case-fillings': 'দাবিনামা/আদেশ',
    'applicate-comm-cases': 'কমিশনার (আপিল)',
    'tribunal-cases': 'আপিলাত ট্রাইব্যুনাল',
    'custom-appeals': 'কাস্টমস আপিল (হাইকোর্ট বিভাগ)',
    'high-court-rits': 'রিট মামলা',
    'high-court-cpa-cpl-cases': 'সিপিএলএ/সিএমপি',
    'high-court-cp-cases': 'সিভিল পিটিশন',
    'admiral-suit-cases': 'এডমিরালটি মামলা',
    'foujdari-suit-cases': 'ফৌজদারি মামলা',
    'civil-case': 'দেওয়ানি মামলা',
  } satisfies Record<SummaryRegister['name'], string>,
  count: 'মামলার সংখ্যা',
  revenue: 'জড়িত রাজস্ব (কোটি টাকা)',
  total: 'মোট (মামলার সংখ্যা)',
  totalRow: 'মোট',
};
