import type { Month } from '../../domain/months';

const words = { month: 'short', year: '2-digit', timeZone: 'UTC' } as const;
const formatters = {
  en: new Intl.DateTimeFormat('en-GB', words),
  bn: new Intl.DateTimeFormat('bn-BD', { ...words, month: 'long' }),
};

/** `2026-03` → `Mar 26`, for narrow places. Bengali month names have no common short form. */
export const shortMonth = (month: Month, locale: 'en' | 'bn'): string =>
  formatters[locale].format(new Date(`${month}-01T00:00:00Z`));
