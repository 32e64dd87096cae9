import { useSearchParams } from 'react-router-dom';
import { lastMonths, monthsToChooseFrom, type MonthCounts, type MonthRange } from '../../domain/caseCounts';
import { isMonth } from '../../domain/months';

const SHOWN_MONTHS = 24;

/**
 * The months that are shown: those that the address names, else the last two years. Whoever comes back from a
 * list finds them as they were.
 */
export function useMonthRange(counted: readonly MonthCounts[]) {
  const [query, setQuery] = useSearchParams();
  const start = lastMonths(SHOWN_MONTHS);
  const all = monthsToChooseFrom(counted, start);
  const named = (name: keyof MonthRange) => {
    const month = query.get(name) ?? '';
    return isMonth(month) && month >= all.from && month <= all.to ? month : start[name];
  };
  const range = { from: named('from'), to: named('to') };

  const setRange = (change: Partial<MonthRange>) => {
    const { from, to } = { ...range, ...change };
    // What was picked last stays.
    const sound = from <= to ? { from, to } : change.from ? { from, to: from } : { from: to, to };
    setQuery(sound, { replace: true, preventScrollReset: true });
  };
  return { range: range.from <= range.to ? range : start, all, setRange };
}
