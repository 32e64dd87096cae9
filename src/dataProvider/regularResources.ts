import { registerNames } from '../../domain/registerRoutes';

/**
 * Resources of our own server in the regular dialect (docs/contract.md, "Regular resources"). `feeds`: the
 * reference data to refetch after a change.
 */
export const regularResources: Record<string, { feeds?: string }> = {
  proceedings: {},
  hearings: {},
  limits: {},
  notes: {},
  follows: {},
  ...Object.fromEntries(registerNames.map((name) => [name, {}])),
  sections: { feeds: '/api/case/workplace' },
  banks: { feeds: '/api/case/banks' },
  calendars: {},
  steps: {},
  backups: {},
  imports: {},
  changes: {},
  events: {},
  deleted: {},
  proposals: {},
};

export const isRegular = (resource: unknown): resource is string =>
  typeof resource === 'string' && Object.hasOwn(regularResources, resource);
