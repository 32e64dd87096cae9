import type { RegisterName } from '../../../domain/caseCounts';

/** `home`: the figures of Home. */
export const home = {
  byStatus: 'Cases by status',
  byMonth: 'Cases by month',
  bySection: 'Cases by section',
  registers: {
    'case-fillings': 'Customs case (Demand Notice/Order)',
    'applicate-comm-cases': 'Commissionerate appeal',
    'tribunal-cases': 'Appellate Tribunal',
    'custom-appeals': 'Customs appeal in High Court',
    'high-court-rits': 'Writ',
    'high-court-cpa-cpl-cases': 'CPLA/CMP',
    'high-court-cp-cases': 'CP (Civil Petition)',
    'admiral-suit-cases': 'Admiralty',
    'foujdari-suit-cases': 'Criminal',
    'civil-case': 'Civil',
  } satisfies Record<RegisterName, string>,
  none: 'No cases',
  total: 'Total',
  totalRow: 'Total',
  from: 'From',
  to: 'To',
  month: 'Month',
  chart: 'Cases of each month by type. The left and right arrow keys go from month to month.',
  showTable: 'Show as table',
  hideTable: 'Hide table',
  section: 'Section/Branch',
  subject: 'Subject',
  count: 'Cases',
  revenue: 'Disputed revenue (crore taka)',
};

/** `setUp`: the list on Home in a new register. */
export const setUp = {
  title: 'Set up your register',
  items: {
    password: 'Replace the printed password by your own',
    office: 'Name the office',
    sections: 'Check the sections and branches',
    holidays: 'Enter this year’s holidays',
    colleagues: 'Add your colleagues',
    filings: 'Import your spreadsheets',
    backups: 'Choose where backups go',
  },
  done: 'Done:',
  open: 'To do:',
  dismiss: 'Hide this list',
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { home, setUp };
