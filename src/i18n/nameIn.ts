import type { Language } from './catalogue';

/** A name in the current language, if administrators gave it in Bengali too (docs/contract.md, `nameBn`). */
export const nameIn = (language: Language, name: unknown, nameBn: unknown): string =>
  (language === 'bn' && typeof nameBn === 'string' && nameBn) || (typeof name === 'string' ? name : '');
