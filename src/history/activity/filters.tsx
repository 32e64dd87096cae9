import type { RaRecord } from 'react-admin';
import { formatInstant } from '../../../domain/dates';
import { eventKinds } from '../../../domain/history';
import { choices, type Filter } from '../../list/filters/filter';
import { keptRegisterNames } from '../historyFields';

/** The register of a record. */
export const registerFilter: Filter = {
  source: 'register',
  label: 'history.columns.register',
  isCommon: true,
  options: choices(keptRegisterNames, (name) => `resources.${name}.name`),
};

/** Everybody who can act. */
export const people = {
  resource: 'users',
  nameOf: ({ fullName, userName }: RaRecord) => `${fullName} (${userName})`,
};

/** The acting user, or the system for changes without one. */
export const personFilter: Filter = {
  source: 'by',
  label: 'history.columns.by',
  isCommon: true,
  list: people,
  options: choices(['none'], () => 'history.system'),
};

/** The import that made the change. */
export const importFilter: Filter = {
  source: 'importId',
  label: 'history.filters.import',
  list: {
    resource: 'imports',
    nameOf: ({ fileName, at }, { language }) => `${fileName}, ${formatInstant(String(at), language)}`,
  },
};

/** The days from and to which something was done. */
export const dayFilters: readonly Filter[] = [
  { source: 'from', label: 'history.filters.from', day: 'past' },
  { source: 'to', label: 'history.filters.to', day: 'past' },
];

export const eventFilters: readonly Filter[] = [
  personFilter,
  {
    source: 'kind',
    label: 'history.columns.kind',
    isCommon: true,
    options: choices(eventKinds, (kind) => `history.events.${kind}`),
  },
  // a filter of its own, because a refused sign-in concerns an account but has no acting user
  { source: 'about', label: 'history.columns.about', list: people },
  ...dayFilters,
];
