import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lastMonths, monthsToChooseFrom, type MonthCounts, type MonthRange } from '../../domain/caseCounts';
import { isMonth } from '../../domain/months';

const SHOWN_MONTHS = 24;

/**
 * The range of months to show: the one in the URL, so that it survives coming back from a list, else the last
 * two years.
 */
export function useMonthRange(counted: readonly MonthCounts[]) {
  const [query, setQuery] = useSearchParams();
  const start = lastMonths(SHOWN_MONTHS);
  const all = monthsToChooseFrom(counted, start);
  const named = (name: keyof MonthRange) => {
    const month = query.get(name) ?? '';
    return isMonth(month) && month >= all.from && month <= all.to ? month : start[name];
  };
  const fromAddress = { from: named('from'), to: named('to') };
  const range = fromAddress.from <= fromAddress.to ? fromAddress : start;
  // The range picked last. It is kept here because the URL changes later, and a second quick pick must build
  // on the first.
  const picked = useRef(range);
  useEffect(() => {
    picked.current = { from: range.from, to: range.to };
  }, [range.from, range.to]);

  const setRange = (change: Partial<MonthRange>) => {
    const { from, to } = { ...picked.current, ...change };
    // If the range is inverted, both ends become the month picked last.
    picked.current = from <= to ? { from, to } : change.from ? { from, to: from } : { from: to, to };
    setQuery({ ...picked.current }, { replace: true, preventScrollReset: true });
  };
  return { range, all, setRange };
}
