import type { Language } from '../i18n/catalogue';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

/**
 * A rounded size, `3.4 MB` or `৩.৪ মেগাবাইট`. Bengali has the unit's long name, because its short form has
 * Latin letters.
 */
export function shownSize(bytes: number, language: Language): string {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const format = new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en', {
    style: 'unit',
    unit: UNITS[power - 1]!,
    unitDisplay: language === 'bn' ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
  return format.format(bytes / 1000 ** power);
}
