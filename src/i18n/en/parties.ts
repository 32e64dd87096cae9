import { agents } from './agents';
import { companies } from './companies';

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { resources: { companies, ...agents } };
