import { home } from './home';
import { setUp } from './setUp';

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { home, setUp, resources: {} };
