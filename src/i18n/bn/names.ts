import type { AgentKindName } from '../../../domain/agents';
import type { CaseTypeName } from '../../../domain/followOnCases';
import type { Translated } from '../catalogue';
import type * as en from '../en/names';

export const partyNames = {
  companies: { name: 'আমদানিকারক/রপ্তানিকারক' },
  'cnf-agents': { name: 'সিঅ্যান্ডএফ এজেন্ট' },
  'freight-forwarder-agents': { name: 'ফ্রেইট ফরওয়ার্ডার এজেন্ট' },
  'shipping-agents': { name: 'শিপিং এজেন্ট' },
} satisfies Record<'companies' | AgentKindName, { name: string }>;

export const caseTypeNames = {
  'applicate-comm-cases': { name: 'কাস্টমস, এক্সাইজ ও ভ্যাট (আপিল) কমিশনারেট মামলা' },
  'tribunal-cases': { name: 'আপিলাত ট্রাইব্যুনাল মামলা' },
  'custom-appeals': { name: 'কাস্টমস আপিল, হাইকোর্ট বিভাগ' },
  'high-court-rits': { name: 'রিট মামলা, হাইকোর্ট বিভাগ', one: 'রিট মামলা, হাইকোর্ট বিভাগ' },
  'contempt-cases': { name: 'আদালত অবমাননা মামলা', one: 'আদালত অবমাননা মামলা' },
  'high-court-cpa-cpl-cases': { name: 'সিপিএলএ/সিএমপি, আপিল বিভাগ' },
  'high-court-cp-cases': { name: 'সিভিল পিটিশন, আপিল বিভাগ' },
  'admiral-suit-cases': { name: 'এডমিরালটি মামলা, হাইকোর্ট বিভাগ' },
  'foujdari-suit-cases': { name: 'ফৌজদারি মামলা' },
  'civil-case': { name: 'দেওয়ানি মামলা' },
} satisfies Record<CaseTypeName, { name: string; one?: string }>;

/**
 * The names of the registers of domain/registers.ts in the menu; their other texts are loaded with their
 * screens.
 */
export const registerNames: Translated<typeof en.registerNames> = {
  sections: { name: 'শাখা/সেকশন' },
  banks: { name: 'ব্যাংক' },
  desks: { name: 'বিলম্বের হিসাবের ধাপ' },
  'loss-reasons': { name: 'বিপক্ষে রায়ের কারণ' },
  'paper-kinds': { name: 'কাগজের ধরন' },
  'closed-days': { name: 'ছুটির দিন' },
  'limitation-rules': { name: 'তামাদির মেয়াদ' },
  'retention-rules': { name: 'নথি সংরক্ষণের বিধি' },
  'return-forms': { name: 'প্রতিবেদনের ছক' },
  'money-rules': { name: 'রাজস্বের বিধি' },
};

export const notificationBell: Translated<typeof en.notificationBell> = {
  name: 'বিজ্ঞপ্তি',
  bell: {
    unread: 'বিজ্ঞপ্তি: %{count}টি অপঠিত',
    none: 'বিজ্ঞপ্তি: অপঠিত নেই',
  },
};
