/** A calendar month, `YYYY-MM`. */
export type Month = string;

/** Whether a text is a valid month. */
export const isMonth = (text: string): boolean => /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** `2026-03` → `March 2026`, in Bengali words and digits for `bn`. */
export const formatMonth = (month: Month, locale: 'en' | 'bn'): string =>
  formatters[locale].format(new Date(`${month}-01T00:00:00Z`));

const words = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const formatters = {
  en: new Intl.DateTimeFormat('en-GB', words),
  bn: new Intl.DateTimeFormat('bn-BD', words),
};
