/** The wire values of every choice. Their texts are in the catalogues (src/i18n). */
export const filingStatuses = ['OPEN', 'CLOSED', 'ONREMAND', 'SUBJUDICE'] as const;

export const followOnStatuses = ['ORDER_PASSED', 'SUBJUDICE'] as const;

export const judgements = ['WithGovernment', 'AgainstGovernment', 'ONREMAND'] as const;

export const sectionNames = [
  'AIR',
  'CIID',
  'JETTY (Examine)',
  'Unstaffing',
  'Gate Division',
  'F-Division',
  'CEPZ',
  'Customs Valuation',
  'Offdock',
  'PCA-1',
  'PCA-2',
  'other',
] as const;
