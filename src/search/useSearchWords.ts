import { toBengaliDigits } from '../../domain/digits';
import { search as bengali } from '../i18n/bn/search';
import { search as english } from '../i18n/en/search';
import { useLanguage } from '../i18n/useLanguage';

type Say = (key: keyof typeof english, values?: Record<string, string | number>) => string;

/** The words of the search, which are in its own chunk: the first list has no room for them. */
export function useSearchWords(): Say {
  const isBengali = useLanguage() === 'bn';
  const words = isBengali ? bengali : english;
  const shown = (value: string | number) => {
    if (typeof value === 'string') return value;
    const digits = value.toLocaleString('en-IN');
    return isBengali ? toBengaliDigits(digits) : digits;
  };
  return (key, values = {}) =>
    words[key].replace(/%\{(\w+)\}/g, (_, name: string) => shown(values[name] ?? ''));
}
