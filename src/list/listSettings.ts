import { useResourceContext, useStore } from 'react-admin';

export const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** Where react-admin stores a table's hidden columns; keys under `preferences.` outlive logout. */
export const hiddenColumnsKey = (resource: string | undefined): string => `preferences.${resource}.columns`;

export const LAST_CHANGE = 'lastChange';

/** The columns that are hidden by default: they are not in the contract, or seldom asked for. */
const HIDDEN_AT_FIRST: Record<string, string[]> = {
  users: ['workPlaces', 'lastSignInAt', LAST_CHANGE],
  'money-positions': ['appealPending', 'untraceable', 'writeOffProposed', 'overpaid', 'held'],
  guarantees: ['kind', 'state', 'originalAt', 'confirmedOn'],
  stays: ['court', 'state'],
  limits: ['byCount', 'mayFile', 'extended', 'overrideDate', 'triggerDate', 'state'],
};

export const hiddenAtFirst = (resource: string | undefined): string[] =>
  HIDDEN_AT_FIRST[resource ?? ''] ?? ONLY_LAST_CHANGE;

/** The columns a person has hidden in this list, by `source`, and their setter. */
export function useHiddenColumns() {
  const resource = useResourceContext();
  return useStore<string[]>(hiddenColumnsKey(resource), hiddenAtFirst(resource));
}

export const useDensity = () => useStore<Density>('preferences.density', 'compact');

const ONLY_LAST_CHANGE = [LAST_CHANGE];
