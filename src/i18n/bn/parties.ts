import { agents } from './agents';
import { companies } from './companies';
import { pictures } from './pictures';

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { pictures, resources: { companies, ...agents } };
