import { createContext, useContext } from 'react';
import { useI18nProvider } from 'react-admin';
import type { Language } from './catalogue';

/** The current language, in the form that `formatDay` and `formatTaka` take. */
export const useLanguage = (): Language => useI18nProvider().getLocale() as Language;

/** Switches the language without a reload and remembers it. */
export const SetLanguage = createContext<(language: Language) => Promise<void>>(async () => {});

export const useSetLanguage = () => useContext(SetLanguage);
