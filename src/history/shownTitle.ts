import { formatDay, parseDay } from '../../domain/dates';
import type { Language } from '../i18n/catalogue';

/** A record's name as people read it: a hearing, which is called by its day, has its file behind it. */
export function shownTitle(
  { register, title, file }: { register: string; title: string; file?: string | null },
  language: Language,
): string {
  // a hearing whose day is unknown has the number of its file as title
  const day = register === 'hearings' ? parseDay(title) : null;
  return day ? [formatDay(day, language), file].filter(Boolean).join(' · ') : title;
}
