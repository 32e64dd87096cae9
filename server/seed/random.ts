import { formatDay, plusDays, type Day } from '../../domain/dates';
import { toBengaliDigits } from '../../domain/digits';
import { formatTaka } from '../../domain/taka';

/**
 * Seeded pseudo-random numbers, identical in every run. Each subject has its own stream, so that more draws for
 * one do not change the others.
 */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** An integer between `from` and `to`, both inclusive. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  pickByShare<T extends { share: number }>(list: readonly T[]): T;
  digits(count: number): string;
  /** A moment between 09:00 and 17:00 of that day in Dhaka (UTC+6). */
  officeHour(day: Day): Date;
}

/** The stream of a subject. */
export function randomFor(subject: string): Random {
  const next = mulberry32(hash(subject));
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    pickByShare(list) {
      let left = next() * list.reduce((sum, { share }) => sum + share, 0);
      return list.find(({ share }) => (left -= share) < 0) ?? list.at(-1)!;
    },
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
    officeHour: (day) => new Date(Date.parse(`${day}T03:00:00Z`) + whole(0, 8 * 3600 - 1) * 1000),
  };
}

// FNV-1a
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  return value >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The ten years of the sample register; fixed, so that the data do not depend on the day of creation. */
export const FIRST_DAY: Day = '2016-11-16';
export const LAST_DAY: Day = '2026-11-15';

export const later = (one: Day, other: Day): Day => (one > other ? one : other);
export const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

/** Holidays with a fixed date; those of the lunar calendar are ignored. */
const NATIONAL_HOLIDAYS = new Set(['02-21', '03-26', '04-14', '05-01', '08-15', '12-16', '12-25']);

/** The first day on or after `day` on which offices and courts are open: no Friday, Saturday or holiday. */
export function workingDay(day: Day): Day {
  const isClosed =
    [5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) || NATIONAL_HOLIDAYS.has(day.slice(5));
  return isClosed ? workingDay(plusDays(day, 1)) : day;
}

export type Language = 'en' | 'bn';

/** The value of a placeholder: a text, a day, an amount in taka, or a text in English and Bengali. */
export type Filling = string | number | readonly [english: string, bengali: string];

export const isBengali = (text: string) => /[ঀ-৿]/.test(text);

/**
 * Reads lines of the form `key: sentence`, in both languages. A key such as `court.order` that has no sentence falls back
 * to that of `order`.
 */
export function sentences(lines: string): (key: string, language: Language) => readonly string[] {
  const known = new Map<string, string[]>();
  for (const line of lines.trim().split('\n')) {
    const [, name, text = ''] = /^\s*(\S+?): (.*)$/.exec(line)!;
    const key = `${name} ${isBengali(text) ? 'bn' : 'en'}`;
    known.set(key, [...(known.get(key) ?? []), text]);
  }
  return (key, language) => {
    const found =
      known.get(`${key} ${language}`) ?? known.get(`${key.slice(key.indexOf('.') + 1)} ${language}`);
    if (!found) throw new Error(`no sentence ${key} in ${language}`);
    return found;
  };
}

/** Fills the `{placeholders}` of a sentence; Bengali sentences get Bengali digits. */
export function fill(text: string, language: Language, fillings: Record<string, Filling>): string {
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => said(fillings[name]!, language));
  return language === 'bn' ? toBengaliDigits(filled) : filled.charAt(0).toUpperCase() + filled.slice(1);
}

function said(value: Filling, language: Language): string {
  if (typeof value === 'number') return formatTaka(value, language);
  if (typeof value !== 'string') return value[language === 'bn' ? 1 : 0];
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value, language) : value;
}
