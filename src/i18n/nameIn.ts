import type { Language } from './catalogue';

/** A name in the current language: the Bengali one only if administrators gave it (docs/contract.md, `nameBn`). */
export const nameIn = (language: Language, name: unknown, nameBn: unknown): string =>
  (language === 'bn' && typeof nameBn === 'string' && nameBn) || (typeof name === 'string' ? name : '');
