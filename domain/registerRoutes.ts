/**
 * The addresses of the registers of domain/registers.ts, apart from their fields: every page links to them,
 * and only their own screens need the rest.
 * `merges`: its records can be merged into one another.
 */
export const registerRoutes = {
  sections: { list: '/sections-list', add: '/create-section', merges: true },
  banks: { list: '/banks-list', add: '/create-bank', merges: true },
  desks: { list: '/desks-list', add: '/create-desk', merges: true },
  'closed-days': { list: '/closed-days', add: '/create-closed-day' },
  'limitation-rules': { list: '/limitation-rules', add: '/create-limitation-rule' },
} as const;

export type RegisterName = keyof typeof registerRoutes;

export const registerNames = Object.keys(registerRoutes) as RegisterName[];
