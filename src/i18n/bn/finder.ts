import type { finder as english } from '../en/finder';
import { caseFilings } from './caseFilings';
import { followOnCases } from './followOnCases';

const { fields } = caseFilings;

export const finder: typeof english = {
  title: 'দাবিনামা/আদেশ খুঁজুন',
  search: 'অনুসন্ধান',
  fields: {
    nothiNumber: 'নথি নম্বর',
    dateOfJudgement: fields.dateOfJudgement,
    'company.companyName': fields.companyId,
    'company.address': 'ঠিকানা',
    'company.vatRegNo': fields['company.vatRegNo'],
    'cnfAgent.cnfAgentName': fields.cnfAgentId,
    'cnfAgent.address': 'এজেন্টের ঠিকানা',
    ainNumber: fields.ainNumber,
    boe: fields.boe,
    boeDate: fields.boeDate,
    hsCode: fields.hsCode,
    productName: fields.productName,
    workPlace: fields.workPlaceId,
    taxacationNothiNo: 'শাখার নথি নম্বর',
    irregularityReason: fields.irregularityReason,
    revenue: fields.revenue,
  },
  none: {
    title: 'কোনো মামলা পাওয়া যায়নি',
    byDate: 'অনুগ্রহ করে অন্য তারিখ বেছে নিন',
    byFileNumber: 'অনুগ্রহ করে সঠিক নথি নম্বর লিখুন',
  },
  failed: 'একটি সমস্যা হয়েছে',
  retry: 'আবার চেষ্টা করুন',
  several: '%{count}টি দাবিনামা/আদেশ পাওয়া গেছে। একটি বেছে নিন (↓, Enter)।',
  mostShown: 'প্রথম %{count}টি দেখানো হয়েছে। প্রয়োজনীয়টি এর মধ্যে না থাকলে নথি নম্বর আরও সম্পূর্ণ করে লিখুন।',
  found: 'প্রাপ্ত দাবিনামা/আদেশসমূহ',
  chosen: '%{fileNumber} নথিটি বাছাই করা হয়েছে',
  summary: followOnCases.filing,
  existing: 'এই নথির বিপরীতে “%{type}” ইতোমধ্যে নথিভুক্ত আছে।',
  existingNumbers: 'আগে থেকে আছে: %{numbers}।',
  existingStatus: 'সর্বশেষটির বর্তমান অবস্থা: %{status}।',
  addAnother: 'নিচে আরও একটি যোগ করতে পারেন।',
  noneExisting: '“%{type}” এখনো নেই।',
  openExisting: 'সর্বশেষটি দেখুন',
  more: 'আরও',
  less: 'কম দেখান',
  showAll: 'সম্পূর্ণ দেখুন',
  showLess: 'সংক্ষেপে দেখুন',
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { finder };
