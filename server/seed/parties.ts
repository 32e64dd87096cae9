import { fold } from '../../domain/folding';
import { FIRST_DAY, LAST_DAY, daysBetween, officeHour, plusDays, workingDay } from './calendar';
import type { Random } from './random';
import type { Sector } from './vocabulary/goods';
import { people } from './vocabulary/people';
import { places } from './vocabulary/places';

/** A company or agent: the row to insert, and what the filings want to know of it. */
export interface Party<Row> {
  row: Row;
  /** When the wing first wrote it down. */
  since: Date;
  /** A company's trade; without one it deals in anything. */
  sector?: Sector;
}

/** When each of them was first written down: a third at the beginning, the rest over the years. */
export function firstSeen(count: number, random: Random): Date[] {
  const span = daysBetween(FIRST_DAY, LAST_DAY);
  const days = Array.from({ length: count }, (_, position) =>
    position < count / 3 ? 0 : Math.floor(random.next() * span),
  );
  return days
    .map((day) => officeHour(workingDay(plusDays(FIRST_DAY, day)), random))
    .sort((one, other) => one.getTime() - other.getTime());
}

/** Who wrote a record that nobody has changed since. */
export function writtenOnce(at: Date, random: Random, userIds: number[]) {
  const by = random.pick(userIds);
  return { version: 1, createdBy: by, createdAt: at, changedBy: by, changedAt: at };
}

/** A made-up number: the operator with the prefix 011 closed in 2016, so nobody is called by accident. */
export const mobileNumber = (random: Random): string => `011${random.digits(8)}`;

export function personName(random: Random, language: keyof typeof people): string {
  const { first, last } = people[language];
  return `${random.pick(first)} ${random.pick(last)}`;
}

/** Where agents have their offices. */
export const nearTheHouse = places.filter(
  ({ thana, district }) =>
    /Double Mooring|Sadarghat|Kotwali|Bandar|Halishahar/.test(thana) && district === 'Chattogram',
);

/** Makes until it is something new. */
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
