import { agents } from './agents';
import { companies } from './companies';
import { pictures } from './pictures';

/** Fetched with the screens that say it (src/i18n/index.ts). */
export const catalogue = { pictures, resources: { companies, ...agents } };
