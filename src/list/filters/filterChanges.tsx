import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useEvent, useListFilterContext } from 'react-admin';

type Change = Record<string, string | true | readonly string[]>;

const FilterChanges = createContext<(change: Change) => void>(() => {});

/** Changes some filters and keeps the others; an empty value removes a filter. */
export const useChangeFilters = () => useContext(FilterChanges);

/**
 * Collects filter changes that are not in the URL yet, so that a debounced search, a quick second pick and a
 * button that sets several filters do not undo each other.
 */
export function FilterChangesProvider({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListFilterContext();
  const pending = useRef<Change>({});
  useEffect(() => {
    pending.current = notYetApplied(filterValues, pending.current);
  }, [filterValues]);
  const change = useEvent((change: Change) => {
    pending.current = { ...pending.current, ...change };
    const changed = Object.entries({ ...filterValues, ...pending.current });
    setFilters(Object.fromEntries(changed.filter(([, value]) => value !== '')));
  });
  return <FilterChanges value={change}>{children}</FilterChanges>;
}

/** The pending changes that `filters` does not contain yet; an empty filter equals none. */
const notYetApplied = (
  filters: Record<string, string | number | true | readonly string[] | undefined>,
  changes: Change,
): Change =>
  Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => String(filters[name] ?? '') !== String(value)),
  );
