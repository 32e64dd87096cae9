import type { Language } from './catalogue';
import { formatDay, parseDay } from '../../domain/dates';
import { localDigits } from '../../domain/digits';
import { formatMonth } from '../../domain/months';

/** A name in the current language: the Bengali one only if administrators gave it (docs/contract.md, `nameBn`). */
export const nameIn = (language: Language, name: unknown, nameBn: unknown): string =>
  (language === 'bn' && typeof nameBn === 'string' && nameBn) || (typeof name === 'string' ? name : '');

/**
 * A record's name as people read it: a return's month; with the file number after what does not tell it, such as a hearing's
 * date, a volume's number or a paper's name.
 */
export function shownTitle(
  { register, title, file }: { register: string; title: string; file?: string | null },
  language: Language,
): string {
  const day = DAYS.has(register) ? parseDay(title) : null;
  if (day && register === 'returns') return formatMonth(title.slice(0, 7), language);
  const name = day ? formatDay(day, language) : register === 'volumes' ? localDigits(title, language) : title;
  // the title of a hearing whose day is unknown is its file number
  return OF_FILES.has(register) && file && file !== name ? `${name} · ${file}` : name;
}

/** Registers whose records are named by a day. */
const DAYS = new Set(['hearings', 'returns']);
const OF_FILES = new Set(['hearings', 'volumes', 'movements', 'papers']);
