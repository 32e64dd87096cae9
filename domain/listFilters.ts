import { filingStatuses, followOnStatuses } from './choices';
import { isMonth, type Month } from './months';
import { roles } from './roles';

/** Filter value for court cases without a status. */
export const NOT_GIVEN = 'NOT_GIVEN';

/** The values a filter takes: fixed words, yes or no, a month (`2026-03`), or the id of a section or company. */
type FilterKind =
  | { kind: 'choice'; choices: readonly string[]; inAnyCase?: true }
  | { kind: 'flag' }
  | { kind: 'month' }
  | { kind: 'section' }
  | { kind: 'company' };

/**
 * A filter of a list in the contract's format. From it follow its query parameter, SQL condition and total on the
 * server, and its place in calls, links and toolbar in the browser.
 */
export type ListFilter = FilterKind & {
  /** The capability with which only our own server offers it. The contract has the others. */
  ours?: 'figureFilters' | 'userFilters';
  /** The filtered column, if its name is not the filter's. */
  column?: string;
  /** The tally of the list's table has the filter's column, so that nobody counts rows. */
  isTallied?: true;
  /** Its select stands beside the search, not behind the button for the others. */
  isCommon?: true;
  /** The texts of its choices in a select, if not `resources.<resource>.filters.<name>s`. */
  words?: string;
  /** The API document calls the parameter required, although it may be missing. */
  isCalledRequired?: true;
};

export type ListFilters = Readonly<Record<string, ListFilter>>;

const figure = { ours: 'figureFilters' } as const;
const user = { ours: 'userFilters', isCommon: true, isCalledRequired: true } as const;

/**
 * Filters of filings. The month is that of the adjudication, or of the entry if there is no adjudication
 * date. The company is for links from the global search.
 */
export const filingFilters = {
  workPlaceId: { kind: 'section', isCommon: true, isTallied: true },
  provitionalTaxation: {
    kind: 'choice',
    choices: ['WITH', 'WITHOUT'],
    inAnyCase: true,
    isCommon: true,
    isTallied: true,
  },
  status: { kind: 'choice', choices: filingStatuses, ...figure, isTallied: true },
  month: { kind: 'month', ...figure },
  companyId: { kind: 'company', ...figure },
} as const satisfies ListFilters;

/** Filters of court cases: their own status and month, and the filing's section and status. */
export const caseFilters = {
  status: { kind: 'choice', choices: [...followOnStatuses, NOT_GIVEN], ...figure, isTallied: true },
  month: { kind: 'month', ...figure },
  workPlaceId: { kind: 'section', ...figure, isTallied: true },
  filingStatus: { kind: 'choice', choices: filingStatuses, ...figure, isTallied: true },
} as const satisfies ListFilters;

export const companyFilters: ListFilters = {};

export const agentFilters: ListFilters = {};

export const userFilters = {
  role: { kind: 'choice', choices: roles, ...user, words: 'roles' },
  isEnabled: { kind: 'flag', ...user, words: 'resources.users.filters.states' },
} as const satisfies ListFilters;

/** The value of a filter as the server uses it. */
export type FilterValue<F extends ListFilter> = F extends { choices: readonly (infer Choice)[] }
  ? Choice
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'month' }
      ? Month
      : number;

/** The values of a list's filters; null filters nothing. */
export type FilterValues<F extends ListFilters> = { [Name in keyof F]: FilterValue<F[Name]> | null };

/** Whether a value from a URL or a request is valid for this filter. */
export function isFilterValue(filter: ListFilter, value: unknown): boolean {
  switch (filter.kind) {
    case 'choice':
      return filter.choices.includes(value as string);
    case 'flag':
      return value === 'true' || value === 'false';
    case 'month':
      return typeof value === 'string' && isMonth(value);
    case 'section':
    case 'company':
      return /^[1-9]\d{0,14}$/.test(String(value));
  }
}
