import { filingStatuses, followOnStatuses } from './choices';
import { isMonth } from './months';

/** Filter value for court cases without a status. */
export const NOT_GIVEN = 'NOT_GIVEN';

/** The values a filter takes: fixed words, a month (`2026-03`), or the id of a section or company. */
export type FigureFilter =
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'month' }
  | { kind: 'section' }
  | { kind: 'company' };

/** The filters of a register's figures: a figure links to the register's list with the same filters. */
export type FigureFilters = Readonly<Partial<Record<FigureFilterName, FigureFilter>>>;
export type FigureFilterName = 'status' | 'month' | 'workPlaceId' | 'filingStatus' | 'companyId';

/**
 * Filters of filings. The month is that of the adjudication, or of the entry if there is no adjudication
 * date. The company is for links from the global search.
 */
export const filingFigureFilters = {
  status: { kind: 'choice', choices: filingStatuses },
  month: { kind: 'month' },
  workPlaceId: { kind: 'section' },
  companyId: { kind: 'company' },
} as const satisfies FigureFilters;

/** Filters of court cases: their own status and month, and the filing's section and status. */
export const caseFigureFilters = {
  status: { kind: 'choice', choices: [...followOnStatuses, NOT_GIVEN] },
  month: { kind: 'month' },
  workPlaceId: { kind: 'section' },
  filingStatus: { kind: 'choice', choices: filingStatuses },
} as const satisfies FigureFilters;

/** Whether a value from a URL or a request is valid for this filter. */
export function isFigureValue(filter: FigureFilter, value: unknown): boolean {
  switch (filter.kind) {
    case 'choice':
      return filter.choices.includes(value as string);
    case 'month':
      return typeof value === 'string' && isMonth(value);
    case 'section':
    case 'company':
      return /^[1-9]\d{0,14}$/.test(String(value));
  }
}
