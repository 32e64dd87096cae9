import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useEvent, useListFilterContext } from 'react-admin';

type Change = Record<string, string>;

const FilterChanges = createContext<(change: Change) => void>(() => {});

/** Changes some filters of the list and leaves the others; an empty one no longer filters. */
export const useChangeFilters = () => useContext(FilterChanges);

/**
 * One place that knows the changes under way: a search that waits for a pause, or a second quick pick, must not
 * undo one that is not in the address yet.
 */
export function FilterChangesProvider({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListFilterContext();
  const underWay = useRef<Change>({});
  useEffect(() => {
    underWay.current = withoutThose(filterValues, underWay.current);
  }, [filterValues]);
  const change = useEvent((change: Change) => {
    underWay.current = { ...underWay.current, ...change };
    setFilters({ ...filterValues, ...underWay.current });
  });
  return <FilterChanges value={change}>{children}</FilterChanges>;
}

/** The changes that the filters do not show yet; an empty filter is as good as none. */
const withoutThose = (filters: Record<string, string | number | undefined>, changes: Change): Change =>
  Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => String(filters[name] ?? '') !== value),
  );
