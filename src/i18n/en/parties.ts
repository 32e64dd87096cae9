import { agents } from './agents';
import { companies } from './companies';

/** Fetched with the screens that say it (src/i18n/index.ts). */
export const catalogue = { resources: { companies, ...agents } };
