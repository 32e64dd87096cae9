const BENGALI_ZERO = 0x09e6;

/** `নথি-১২` → `নথি-12`. Bengali and ASCII digits count as equal everywhere in the product. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));

/** `12/05/2026` → `১২/০৫/২০২৬`. */
export const toBengaliDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(BENGALI_ZERO + Number(digit)));

/** A text with its digits in the script of the language. */
export const localDigits = (text: string, locale: 'en' | 'bn'): string =>
  locale === 'bn' ? toBengaliDigits(text) : text;

/** `123456` → `1,23,456`, in Bengali digits for `bn`. */
export const formatCount = (count: number, locale: 'en' | 'bn'): string => formatters[locale].format(count);

const formatters = { en: new Intl.NumberFormat('en-IN'), bn: new Intl.NumberFormat('bn-BD') };
