import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useEvent, useListFilterContext } from 'react-admin';

type Change = Record<string, string>;

const FilterChanges = createContext<(change: Change) => void>(() => {});

/** Changes some filters of the list and leaves the others; an empty one no longer filters. */
export const useChangeFilters = () => useContext(FilterChanges);

/**
 * One place that knows the latest filters: a search that waits for a pause, or a second quick pick, must
 * not undo a change that is not in the address yet.
 */
export function FilterChangesProvider({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListFilterContext();
  const latest = useRef(filterValues);
  useEffect(() => {
    latest.current = filterValues;
  }, [filterValues]);
  const change = useEvent((change: Change) => {
    latest.current = { ...latest.current, ...change };
    setFilters(latest.current);
  });
  return <FilterChanges value={change}>{children}</FilterChanges>;
}
