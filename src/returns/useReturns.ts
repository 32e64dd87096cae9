import { useGetList, useTranslate } from 'react-admin';
import { plusMonths, type Day } from '../../domain/dates';
import { formatMonth } from '../../domain/months';
import type { Return } from '../dataProvider/returns';
import { useLanguage } from '../i18n/useLanguage';

const NEWEST_FIRST = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'from', order: 'DESC' },
} as const;

/** The returns of all months, the newest first, and what they are asked for. */
export function useReturns() {
  const query = useGetList<Return>('returns', NEWEST_FIRST);
  const all = query.data ?? NONE;
  const current = all.filter(({ replacedById }) => replacedById === null);
  return {
    isLoaded: query.data !== undefined,
    all,
    /** The return of a month by its first day: its newest edition. */
    ofMonth: (from: Day) => current.find((each) => each.from === from),
    editionsOf: (from: Day) =>
      all.filter((each) => each.from === from).toSorted((a, b) => b.edition - a.edition),
    newest: current[0],
  };
}

const NONE: Return[] = [];

export const monthBefore = (from: Day): Day => plusMonths(from, -1);
export const monthAfter = (from: Day): Day => plusMonths(from, 1);

/** Returns a function that names the month that begins on a day: `June 2026`. */
export function useMonthName(): (from: Day) => string {
  const language = useLanguage();
  return (from) => formatMonth(from.slice(0, 7), language);
}

/** Returns a function that says in which state a return is. */
export function useStateName(): (shown: Return) => string {
  const translate = useTranslate();
  return ({ state, edition, replacedById }) => {
    const name = translate(
      replacedById === null ? `resources.returns.choices.state.${state}` : 'returns.replaced',
    );
    return edition === 1 ? name : translate('returns.editionOf', { state: name, edition });
  };
}
