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
 * Chart colours, with the same hues in both schemes. Each has a contrast of at least 3:1 to the paper, and
 * they also differ in lightness for people with colour blindness; types that are adjacent in a bar differ the
 * most.
 */
export const chartColours: Record<'light' | 'dark', ChartColours> = {
  light: {
    categories: {
      'case-fillings': '#205e58',
      'applicate-comm-cases': '#9f82af',
      'tribunal-cases': '#0f3c4b',
      'custom-appeals': '#796e0a',
      'high-court-rits': '#5b7ae7',
      'high-court-cpa-cpl-cases': '#492113',
      'high-court-cp-cases': '#b67c72',
      'admiral-suit-cases': '#4a2383',
      'foujdari-suit-cases': '#4361bc',
      'civil-case': '#6a4409',
    },
    statuses: {
      ORDER_PASSED: '#0e5841',
      SUBJUDICE: '#132861',
      OPEN: '#b08459',
      CLOSED: '#0d97ce',
      ONREMAND: '#4c1e14',
      NOT_GIVEN: '#6b7675',
    },
    total: '#c2188b',
  },
  dark: {
    categories: {
      'case-fillings': '#8ffbf6',
      'applicate-comm-cases': '#926397',
      'tribunal-cases': '#55b1f2',
      'custom-appeals': '#c6f38f',
      'high-court-rits': '#4d6ccd',
      'high-court-cpa-cpl-cases': '#e2a983',
      'high-court-cp-cases': '#aa6157',
      'admiral-suit-cases': '#8a7ff3',
      'foujdari-suit-cases': '#bec8f7',
      'civil-case': '#c17e27',
    },
    statuses: {
      ORDER_PASSED: '#b7fdc3',
      SUBJUDICE: '#3e71d5',
      OPEN: '#f3c441',
      CLOSED: '#77e4fd',
      ONREMAND: '#a55c61',
      NOT_GIVEN: '#8d9997',
    },
    total: '#f27ac6',
  },
};
