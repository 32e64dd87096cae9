import type { Insertable } from 'kysely';
import type { Day } from '../../../domain/dates';
import type { FollowOnCaseTable } from '../../platform/database/followOnSchema';
import { officeHour } from '../calendar';
import type { Filed } from '../filings';
import type { Random } from '../random';
import type { CaseNumber } from './caseNumbers';
import type { CourtCourse } from './courtCourse';

/** A court case of one filing. */
export interface CourtCase {
  /** The filing's index. */
  position: number;
  filing: Filed;
  /** The date of the order or notice that the case is directed against. */
  against: Day;
  /** The appellant: the party, or the custom house. */
  appellant: 'party' | 'house';
  course: CourtCourse;
}

/** A row of a case table without its filing's id. */
export type CaseRow = Omit<Insertable<FollowOnCaseTable>, 'caseFilingId'> & {
  createdAt: Date;
  changedAt: Date;
};

export type Recorded<C extends CourtCase = CourtCase> = C & { number: CaseNumber; row: CaseRow };

/** Numbers cases in order of their dates and makes their rows. @returns them in order of registration. */
export function recorded<C extends CourtCase>(
  cases: C[],
  write: (each: C) => { number: CaseNumber; row: CaseRow },
): Recorded<C>[] {
  return cases
    .toSorted((one, other) => one.course.opened.localeCompare(other.course.opened))
    .map((each) => ({ ...each, ...write(each) }))
    .sort((one, other) => one.row.createdAt.getTime() - other.row.createdAt.getTime());
}

/** Status, author and times of a case; a few pending cases have no status. */
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
