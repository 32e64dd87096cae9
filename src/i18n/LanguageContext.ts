import { createContext, useContext } from 'react';
import type { Language } from './catalogue';

/** Switches the language without a reload and remembers it. */
export const SetLanguage = createContext<(language: Language) => Promise<void>>(async () => {});

export const useSetLanguage = () => useContext(SetLanguage);
