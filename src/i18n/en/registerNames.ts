import type { RegisterName } from '../../../domain/registerRoutes';

/** What the menu calls the registers of domain/registers.ts; the rest of their words comes with their screens. */
export const registerNames = {
  sections: { name: 'Sections and Branches' },
  banks: { name: 'Banks' },
  desks: { name: 'Desks' },
  'closed-days': { name: 'Closed days' },
  'limitation-rules': { name: 'Periods of limitation' },
} satisfies Record<RegisterName, object>;
