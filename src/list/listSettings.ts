import { useResourceContext, useStore } from 'react-admin';

export const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** Where react-admin's table keeps which of its columns are hidden; `preferences.` outlives logout. */
export const hiddenColumnsKey = (resource: string | undefined): string => `preferences.${resource}.columns`;

/** Columns beyond the contract's: there for who wants them. */
const HIDDEN_AT_FIRST: Record<string, string[]> = { users: ['workPlaces', 'lastSignInAt'] };

export const hiddenAtFirst = (resource: string | undefined): string[] =>
  HIDDEN_AT_FIRST[resource ?? ''] ?? NONE;

/** The columns a person has hidden from this list, by `source`, and their setter. */
export function useHiddenColumns() {
  const resource = useResourceContext();
  return useStore<string[]>(hiddenColumnsKey(resource), hiddenAtFirst(resource));
}

/** How close together the rows of all lists stand, compact unless a person has chosen otherwise, and its setter. */
export const useDensity = () => useStore<Density>('preferences.density', 'compact');

const NONE: string[] = [];
