import type { Language } from '../i18n/catalogue';

const locales: Record<Language, string> = { en: 'en', bn: 'bn-BD' };

/** Time units with their length in milliseconds; from the count `upTo` on, the next larger unit is used. */
const units = [
  { unit: 'millisecond', size: 1, upTo: 2_000 },
  { unit: 'second', size: 1_000, upTo: 120 },
  { unit: 'minute', size: 60_000, upTo: 120 },
  { unit: 'hour', size: 3_600_000, upTo: 48 },
  { unit: 'day', size: 86_400_000, upTo: Infinity },
];

/** A duration in words, rounded: `85 seconds`, `৩ ঘণ্টা`. */
export function shownDuration(milliseconds: number, language: Language): string {
  const fitting = units.find(({ size, upTo }) => milliseconds / size < upTo) ?? units[0]!;
  const format = new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: fitting.unit,
    unitDisplay: 'long',
  });
  return format.format(Math.round(milliseconds / fitting.size));
}
