import { fold } from '../../domain/folding';
import { FIRST_DAY, LAST_DAY, daysBetween, officeHour, plusDays, workingDay } from './calendar';
import type { Random } from './random';
import type { Sector } from './vocabulary/goods';
import { people } from './vocabulary/people';
import { places } from './vocabulary/places';

/** A company or agent: the row to insert, and the facts needed to generate filings. */
export interface Party<Row> {
  row: Row;
  /** The day on which the office registered the company or agent. */
  since: Date;
  /** A company's trade; a company without one deals in anything. */
  sector?: Sector;
}

/** Times of first registration: a third at the beginning, the rest spread over the years. */
export function firstSeen(count: number, random: Random): Date[] {
  const span = daysBetween(FIRST_DAY, LAST_DAY);
  const days = Array.from({ length: count }, (_, position) =>
    position < count / 3 ? 0 : Math.floor(random.next() * span),
  );
  return days
    .map((day) => officeHour(workingDay(plusDays(FIRST_DAY, day)), random))
    .sort((one, other) => one.getTime() - other.getTime());
}

/** Audit columns of a record that has not been changed since its creation. */
export function writtenOnce(at: Date, random: Random, userIds: number[]) {
  const by = random.pick(userIds);
  return { version: 1, createdBy: by, createdAt: at, changedBy: by, changedAt: at };
}

/** A fictitious number: the operator with the prefix 011 closed in 2016, so nobody is called by accident. */
export const mobileNumber = (random: Random): string => `011${random.digits(8)}`;

export function personName(random: Random, language: keyof typeof people): string {
  const { first, last } = people[language];
  return `${random.pick(first)} ${random.pick(last)}`;
}

/** Places near the custom house, where agents have their offices. */
export const nearTheHouse = places.filter(
  ({ thana, district }) =>
    /Double Mooring|Sadarghat|Kotwali|Bandar|Halishahar/.test(thana) && district === 'Chattogram',
);

/** Calls `make` until the result's name has not occurred before. */
export function withoutRepeats(): <T>(make: () => T, name: (made: T) => string) => T {
  const seen = new Set<string>();
  return (make, name) => {
    for (;;) {
      const made = make();
      const key = fold(name(made));
      if (seen.has(key)) continue;
      seen.add(key);
      return made;
    }
  };
}
