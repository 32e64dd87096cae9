import type {
  filingStatuses as filingStatusValues,
  followOnStatuses as followOnStatusValues,
  judgements as judgementValues,
  sectionNames as sectionNameValues,
} from '../../../domain/choices';

/** Texts of choices that several resources offer, by wire value. */
export const filingStatuses: Record<(typeof filingStatusValues)[number], string> = {
  OPEN: 'Open',
  CLOSED: 'Closed',
  ONREMAND: 'On Remand',
  SUBJUDICE: 'Sub-Judice before Court',
};

export const followOnStatuses: Record<(typeof followOnStatusValues)[number], string> = {
  ORDER_PASSED: 'Order Passed',
  SUBJUDICE: 'Sub-Judice before Court',
};

/** Bengali in the English UI too, as the contract has them. */
export const judgements: Record<(typeof judgementValues)[number], string> = {
  WithGovernment: 'সরকারের পক্ষে',
  AgainstGovernment: 'সরকারের বিপক্ষে',
  ONREMAND: 'পুনর্বিচারে (রিমান্ড)',
};

export const sectionNames: Record<(typeof sectionNameValues)[number], string> = {
  AIR: 'AIR',
  CIID: 'CIID',
  'JETTY (Examine)': 'JETTY (Examine)',
  Unstaffing: 'Unstaffing',
  'Gate Division': 'Gate Division',
  'F-Division': 'F-Division',
  CEPZ: 'CEPZ',
  'Customs Valuation': 'Customs Valuation',
  Offdock: 'Offdock',
  'PCA-1': 'PCA-1',
  'PCA-2': 'PCA-2',
  other: 'other',
};
