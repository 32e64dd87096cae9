import type { CaseTypeName } from '../../../domain/followOnCases';

export const caseTypeNames = {
  'applicate-comm-cases': { name: 'কাস্টমস, এক্সাইজ ও ভ্যাট (আপিল) কমিশনারেট মামলা' },
  'tribunal-cases': { name: 'আপিলাত ট্রাইব্যুনাল মামলা' },
  'custom-appeals': { name: 'কাস্টমস আপিল, হাইকোর্ট বিভাগ' },
  'high-court-rits': { name: 'রিট মামলা, হাইকোর্ট বিভাগ' },
  'high-court-cpa-cpl-cases': { name: 'সিপিএলএ/সিএমপি, আপিল বিভাগ' },
  'high-court-cp-cases': { name: 'সিভিল পিটিশন, আপিল বিভাগ' },
  'admiral-suit-cases': { name: 'এডমিরালটি মামলা, হাইকোর্ট বিভাগ' },
  'foujdari-suit-cases': { name: 'ফৌজদারি মামলা' },
  'civil-case': { name: 'দেওয়ানি মামলা' },
} satisfies Record<CaseTypeName, { name: string }>;
