/**
 * The resources of our own server that speak the regular dialect (docs/contract.md, "Regular resources"), and
 * the reference data that a change of them makes old.
 */
export const regularResources: Record<string, { feeds?: string }> = {
  proceedings: {},
  sections: { feeds: '/api/case/workplace' },
  banks: { feeds: '/api/case/banks' },
  changes: {},
  events: {},
  deleted: {},
  proposals: {},
};

export const isRegular = (resource: unknown): resource is string =>
  typeof resource === 'string' && Object.hasOwn(regularResources, resource);
