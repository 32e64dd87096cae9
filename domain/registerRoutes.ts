import { ADMINISTRATORS, STAFF } from './roles';

/**
 * The URLs of the registers of domain/registers.ts, and who may read them; administrators write them. They are
 * separate from the fields, because every page needs them but only the registers' own screens need the fields.
 */
export const registerRoutes = {
  sections: { list: '/sections-list', add: '/create-section', readBy: ADMINISTRATORS },
  banks: { list: '/banks-list', add: '/create-bank', readBy: ADMINISTRATORS },
  desks: { list: '/desks-list', add: '/create-desk', readBy: STAFF },
  'loss-reasons': { list: '/loss-reasons', add: '/create-loss-reason', readBy: ADMINISTRATORS },
  'paper-kinds': { list: '/paper-kinds', add: '/create-paper-kind', readBy: STAFF },
  'closed-days': { list: '/closed-days', add: '/create-closed-day', readBy: STAFF },
  'money-rules': { list: '/money-rules', add: '/create-money-rule', readBy: STAFF },
  'retention-rules': { list: '/retention-rules', add: '/create-retention-rule', readBy: ADMINISTRATORS },
  'return-forms': { list: '/return-forms', add: '/create-return-form', readBy: ADMINISTRATORS },
  'limitation-rules': { list: '/limitation-rules', add: '/create-limitation-rule', readBy: STAFF },
} as const;

export type RegisterName = keyof typeof registerRoutes;

export const registerNames = Object.keys(registerRoutes) as RegisterName[];
