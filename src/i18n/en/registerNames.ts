import type { RegisterName } from '../../../domain/registerRoutes';

/**
 * The names of the registers of domain/registers.ts in the menu; their other texts are loaded with their
 * screens.
 */
export const registerNames = {
  sections: { name: 'Sections and Branches' },
  banks: { name: 'Banks' },
  desks: { name: 'Desks' },
  'closed-days': { name: 'Closed days' },
  'limitation-rules': { name: 'Periods of limitation' },
} satisfies Record<RegisterName, object>;
