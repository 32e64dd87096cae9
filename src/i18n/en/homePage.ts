import { home } from './home';
import { setUp } from './setUp';

/** Fetched with the screens that say it (src/i18n/index.ts). */
export const catalogue = { home, setUp, resources: {} };
