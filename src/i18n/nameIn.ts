import type { Language } from './catalogue';

/** A name that administrators may have given in Bengali too (docs/contract.md, `nameBn`), in the language in use. */
export const nameIn = (language: Language, name: unknown, nameBn: unknown): string =>
  (language === 'bn' && typeof nameBn === 'string' && nameBn) || (typeof name === 'string' ? name : '');
