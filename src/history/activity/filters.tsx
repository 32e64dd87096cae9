import type { RaRecord } from 'react-admin';
import { formatInstant } from '../../../domain/dates';
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
