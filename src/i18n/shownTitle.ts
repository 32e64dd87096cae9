import { formatDay, parseDay } from '../../domain/dates';
import type { Language } from './catalogue';

/** A record's name as people read it; for a hearing, its date followed by its file number. */
export function shownTitle(
  { register, title, file }: { register: string; title: string; file?: string | null },
  language: Language,
): string {
  // the title of a hearing whose day is unknown is its file number
  const day = register === 'hearings' ? parseDay(title) : null;
  return day ? [formatDay(day, language), file].filter(Boolean).join(' · ') : title;
}
