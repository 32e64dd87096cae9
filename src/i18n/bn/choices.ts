import type * as en from '../en/choices';

export const filingStatuses: typeof en.filingStatuses = {
  OPEN: 'অনিষ্পন্ন',
  CLOSED: 'নিষ্পন্ন',
  ONREMAND: 'পুনর্বিচারে (রিমান্ড)',
  SUBJUDICE: 'আদালতে বিচারাধীন',
};

export const followOnStatuses: typeof en.followOnStatuses = {
  ORDER_PASSED: 'আদেশ প্রদত্ত',
  SUBJUDICE: 'আদালতে বিচারাধীন',
};

export const judgements: typeof en.judgements = {
  WithGovernment: 'সরকারের পক্ষে',
  AgainstGovernment: 'সরকারের বিপক্ষে',
  ONREMAND: 'পুনর্বিচারে (রিমান্ড)',
};

export const sectionNames: typeof en.sectionNames = {
  AIR: 'এয়ার',
  CIID: 'সিআইআইডি',
  'JETTY (Examine)': 'জেটি (পরীক্ষণ)',
  Unstaffing: 'আনস্টাফিং',
  'Gate Division': 'গেট ডিভিশন',
  'F-Division': 'এফ-ডিভিশন',
  CEPZ: 'সিইপিজেড',
  'Customs Valuation': 'কাস্টমস মূল্যায়ন',
  Offdock: 'অফডক',
  'PCA-1': 'পিসিএ-১',
  'PCA-2': 'পিসিএ-২',
  other: 'অন্যান্য',
};
