import { filingStatuses, followOnStatuses } from './choices';
import type { CaseTypeName } from './followOnCases';
import { isMonth } from './months';

/** The status of a court case that nobody has given one. */
export const NOT_GIVEN = 'NOT_GIVEN';

/** What a filter takes: one of some words, a month (`2026-03`), or the id of a section. */
export type FigureFilter =
  { kind: 'choice'; choices: readonly string[] } | { kind: 'month' } | { kind: 'section' };

/** By what a figure narrows its register down: the list it counts is narrowed down by the same. */
export type FigureFilters = Readonly<Partial<Record<FigureFilterName, FigureFilter>>>;
export type FigureFilterName = 'status' | 'month' | 'workPlaceId' | 'filingStatus';

/** A filing's own: the month is that of its adjudication, else that of its entry. */
export const filingFigureFilters = {
  status: { kind: 'choice', choices: filingStatuses },
  month: { kind: 'month' },
  workPlaceId: { kind: 'section' },
} as const satisfies FigureFilters;

/** A court case's own status and month; section and status of the filing that it follows from. */
export const caseFigureFilters = {
  status: { kind: 'choice', choices: [...followOnStatuses, NOT_GIVEN] },
  month: { kind: 'month' },
  workPlaceId: { kind: 'section' },
  filingStatus: { kind: 'choice', choices: filingStatuses },
} as const satisfies FigureFilters;

/** The filters that lead from the figures of a register to its list. */
export const figureFiltersOf = (register: 'case-fillings' | CaseTypeName): FigureFilters =>
  register === 'case-fillings' ? filingFigureFilters : caseFigureFilters;

/** Whether it is a value of this filter, as an address or a query carries it. */
export function isFigureValue(filter: FigureFilter, value: unknown): boolean {
  switch (filter.kind) {
    case 'choice':
      return filter.choices.includes(value as string);
    case 'month':
      return typeof value === 'string' && isMonth(value);
    case 'section':
      return /^[1-9]\d{0,14}$/.test(String(value));
  }
}
