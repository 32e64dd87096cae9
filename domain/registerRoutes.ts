/**
 * The URLs of the registers of domain/registers.ts. They are separate from the fields, because every page
 * links to them but only the registers' own screens need the fields.
 */
export const registerRoutes = {
  sections: { list: '/sections-list', add: '/create-section' },
  banks: { list: '/banks-list', add: '/create-bank' },
  desks: { list: '/desks-list', add: '/create-desk' },
  'closed-days': { list: '/closed-days', add: '/create-closed-day' },
  'limitation-rules': { list: '/limitation-rules', add: '/create-limitation-rule' },
} as const;

export type RegisterName = keyof typeof registerRoutes;

export const registerNames = Object.keys(registerRoutes) as RegisterName[];
