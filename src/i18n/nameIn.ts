import type { Language } from './catalogue';
import { formatDay, parseDay } from '../../domain/dates';

/** A name in the current language: the Bengali one only if administrators gave it (docs/contract.md, `nameBn`). */
export const nameIn = (language: Language, name: unknown, nameBn: unknown): string =>
  (language === 'bn' && typeof nameBn === 'string' && nameBn) || (typeof name === 'string' ? name : '');

/** A record's name as people read it; for a hearing, its date followed by its file number. */
export function shownTitle(
  { register, title, file }: { register: string; title: string; file?: string | null },
  language: Language,
): string {
  // the title of a hearing whose day is unknown is its file number
  const day = register === 'hearings' ? parseDay(title) : null;
  return day ? [formatDay(day, language), file].filter(Boolean).join(' · ') : title;
}
