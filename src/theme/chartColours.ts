import type { filingStatuses, followOnStatuses } from '../../domain/choices';
import type { SummaryRegister } from '../../domain/sectionSummary';

type Category = SummaryRegister['name'];
type Status = (typeof filingStatuses)[number] | (typeof followOnStatuses)[number] | 'NOT_GIVEN';

interface ChartColours {
  /** The colours of the case types, from the lowest court to the highest. */
  categories: Record<Category, string>;
  statuses: Record<Status, string>;
  total: string;
}

/**
 * Chart colours, muted, with a contrast of at least 3:1 to the paper. Types that are adjacent in a bar, and any two
 * statuses of a ring, also differ clearly for people with colour blindness.
 */
export const chartColours: Record<'light' | 'dark', ChartColours> = {
  light: {
    categories: {
      'case-fillings': '#349293',
      'applicate-comm-cases': '#7d5a0b',
      'tribunal-cases': '#305390',
      'custom-appeals': '#9182d0',
      'high-court-rits': '#a95d58',
      'high-court-cpa-cpl-cases': '#2e3579',
      'high-court-cp-cases': '#782f01',
      'admiral-suit-cases': '#aa8734',
      'foujdari-suit-cases': '#616ca4',
      'civil-case': '#5e3e49',
    },
    statuses: {
      ORDER_PASSED: '#71876c',
      SUBJUDICE: '#3c5097',
      OPEN: '#c27e38',
      CLOSED: '#2f96b1',
      ONREMAND: '#87513b',
      NOT_GIVEN: '#2a2f2f',
    },
    total: '#c2188b',
  },
  dark: {
    categories: {
      'case-fillings': '#43bac0',
      'applicate-comm-cases': '#b87745',
      'tribunal-cases': '#4171a8',
      'custom-appeals': '#a3b6fe',
      'high-court-rits': '#f9c4a2',
      'high-court-cpa-cpl-cases': '#6a91d0',
      'high-court-cp-cases': '#d79875',
      'admiral-suit-cases': '#995f28',
      'foujdari-suit-cases': '#d5cff4',
      'civil-case': '#9d8197',
    },
    statuses: {
      ORDER_PASSED: '#8cb7a9',
      SUBJUDICE: '#6575a5',
      OPEN: '#9c6212',
      CLOSED: '#3cbbdb',
      ONREMAND: '#e5896c',
      NOT_GIVEN: '#d7e9e7',
    },
    total: '#f27ac6',
  },
};
