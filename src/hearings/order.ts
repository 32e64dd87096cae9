import { localDigits } from '../../domain/digits';
import type { Hearing } from '../dataProvider/files';
import type { Language } from '../i18n/catalogue';

const numeric = new Intl.Collator('en', { numeric: true });

/** Compares hearings in the order of the cause lists: by court, item number and time; missing values come last. */
export function byCourt(a: Listed, b: Listed): number {
  return (
    compared(a.court, b.court) ||
    // a case without an item number of its own comes after the item that it is heard with
    compared(a.itemNo ?? a.withId, b.itemNo ?? b.withId) ||
    compared(a.itemNo, b.itemNo) ||
    compared(a.time, b.time) ||
    a.id - b.id
  );
}

type Listed = Pick<Hearing, 'court' | 'itemNo' | 'withId' | 'time' | 'id'>;

const compared = (a: string | null, b: string | null) =>
  a === null || b === null ? Number(a === null) - Number(b === null) : numeric.compare(a, b);

/** Groups sorted hearings by day and court. */
export function byDayAndCourt(hearings: readonly Hearing[]): Hearing[][] {
  const groups = new Map<string, Hearing[]>();
  for (const hearing of hearings) {
    const key = JSON.stringify([hearing.date, hearing.court]);
    groups.set(key, [...(groups.get(key) ?? []), hearing]);
  }
  return [...groups.values()];
}

/** The item number in the cause list, followed by the number of the item with which it is heard: `12 (11)`. */
export const itemText = (
  { itemNo, withId }: Pick<Hearing, 'itemNo' | 'withId'>,
  language: Language,
): string => localDigits(withId ? `${itemNo ?? ''} (${withId})`.trim() : (itemNo ?? ''), language);

/** What a hearing is called in the names of buttons: its case number, or else its file number. */
export const hearingName = ({ number, nothiNumber, id }: Hearing): string =>
  number ?? nothiNumber ?? String(id);
