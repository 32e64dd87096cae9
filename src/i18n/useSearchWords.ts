import { toBengaliDigits } from '../../domain/digits';
import { search as bengali } from './bn/search';
import type { Language } from './catalogue';
import { search as english } from './en/search';
import { useLanguage } from './useLanguage';

type Say = (key: keyof typeof english, values?: Record<string, string | number>) => string;

/** Translates the search's texts, which load with the search and so do not delay the first list. */
export const useSearchWords = (): Say => SAY[useLanguage()];

const grouped = (value: number) => value.toLocaleString('en-IN');

const saying =
  (words: Record<keyof typeof english, string>, number: (value: number) => string): Say =>
  (key, values = {}) =>
    words[key].replace(/%\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'string' ? value : number(value);
    });

export const SAY: Record<Language, Say> = {
  en: saying(english, grouped),
  bn: saying(bengali, (value) => toBengaliDigits(grouped(value))),
};
