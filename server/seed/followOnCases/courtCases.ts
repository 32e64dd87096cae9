import type { Insertable } from 'kysely';
import type { Day } from '../../../domain/dates';
import type { FollowOnCaseTable } from '../../db/followOnSchema';
import { officeHour } from '../calendar';
import type { Filed } from '../filings';
import type { Random } from '../random';
import type { CaseNumber } from './caseNumbers';
import type { CourtCourse } from './courtCourse';

/** A case in court of one filing. */
export interface CourtCase {
  /** The filing's place among all. */
  position: number;
  filing: Filed;
  /** The day of the order or notice that it is directed against. */
  against: Day;
  /** Who brought it: the party, or the custom house. */
  appellant: 'party' | 'house';
  course: CourtCourse;
}

/** A row of a table of cases without its filing's id. */
export type CaseRow = Omit<Insertable<FollowOnCaseTable>, 'caseFilingId'> & {
  createdAt: Date;
  changedAt: Date;
};

export type Recorded<C extends CourtCase = CourtCase> = C & { number: CaseNumber; row: CaseRow };

/** Numbers and writes down cases in the order of their days; returns them as they came into the register. */
export function recorded<C extends CourtCase>(
  cases: C[],
  write: (each: C) => { number: CaseNumber; row: CaseRow },
): Recorded<C>[] {
  return cases
    .toSorted((one, other) => one.course.opened.localeCompare(other.course.opened))
    .map((each) => ({ ...each, ...write(each) }))
    .sort((one, other) => one.row.createdAt.getTime() - other.row.createdAt.getTime());
}

/** Status, author and times of a case; a few of those that are pending say nothing of their status. */
export function bookkeeping(
  { entered, noted, notes, ordered }: CourtCourse,
  random: Random,
  userIds: number[],
) {
  const createdAt = officeHour(entered, random);
  const changedAt = noted > entered ? officeHour(noted, random) : createdAt;
  const createdBy = random.pick(userIds);
  const unsaid = random.chance(0.04);
  return {
    status: ordered ? 'ORDER_PASSED' : unsaid ? null : 'SUBJUDICE',
    version: 1 + notes,
    createdBy,
    createdAt,
    changedBy: changedAt > createdAt ? random.pick(userIds) : createdBy,
    changedAt,
  };
}
