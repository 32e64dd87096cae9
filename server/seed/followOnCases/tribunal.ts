import type { Insertable } from 'kysely';
import { toBengaliDigits } from '../../../domain/digits';
import type { FollowOnCaseTable } from '../../db/followOnSchema';
import { daysBetween, officeHour, plusDays } from '../calendar';
import type { Filed } from '../filings';
import type { Random } from '../random';
import { appeals, type Appeal } from './appeals';
import { dispatchNumber, lawFile } from './papers';
import { tribunalTexts } from './tribunalTexts';

/** A tribunal case of the filing at `position`, without its filing's id. */
export interface TribunalCase extends Appeal {
  row: Omit<Insertable<FollowOnCaseTable>, 'caseFilingId'> & { changedAt: Date };
}

/** Appeals to the Tribunal in the order they came into the register. */
export function tribunalCases(
  filed: Filed[],
  random: Random,
  asOf: string,
  userIds: number[],
): TribunalCase[] {
  const caseNumber = caseNumbering(random);
  return appeals(filed, asOf, random)
    .sort((one, other) => one.course.opened.localeCompare(other.course.opened))
    .map((appeal) => ({ ...appeal, row: row(appeal) }))
    .sort((one, other) => one.row.createdAt.getTime() - other.row.createdAt.getTime());

  function row(appeal: Appeal) {
    const { opened, entered, noted, notes, replied, hearings, ordered, judgement } = appeal.course;
    const createdAt = officeHour(entered, random);
    const changedAt = noted > entered ? officeHour(noted, random) : createdAt;
    const by = random.pick(userIds);
    const unsaid = random.chance(0.04);
    return {
      tribunalCaseNo: caseNumber(opened),
      dateOfCase: opened,
      documentOfLawBranch: lawFile('Tribunal', opened, random),
      dispatchOfReplyNo: replied && dispatchNumber(replied, random),
      dispatchOfReplyDate: replied,
      dateOfHearing01: hearings[0] ?? null,
      dateOfHearing02: hearings[1] ?? null,
      ...tribunalTexts(appeal, random),
      tribunalOrderNo: ordered && orderNumber(ordered, random),
      tribunalOrderDate: ordered,
      tribunalJudgement: judgement,
      status: ordered ? 'ORDER_PASSED' : unsaid ? null : 'SUBJUDICE',
      version: 1 + notes,
      createdBy: by,
      createdAt,
      changedBy: changedAt > createdAt ? random.pick(userIds) : by,
      changedAt,
    };
  }
}

/** Numbers a year's appeals as the Tribunal does, in the order of their days. */
function caseNumbering(random: Random): (opened: string) => string {
  const last = new Map<string, number>();
  return (opened) => {
    const year = opened.slice(0, 4);
    const sinceNewYear = daysBetween(`${year}-01-01`, opened);
    const number = Math.max(
      (last.get(year) ?? 0) + 1,
      1 + Math.floor(sinceNewYear * 2.3) + random.whole(0, 3),
    );
    const others = random.chance(0.03) ? random.whole(5, 14) : 0; // of one importer, heard together
    last.set(year, number + others);
    const analogous = Array.from({ length: others }, (_, place) => `${number + place + 1}/${year}`);
    if (others > 0) return `CEVT/CASE(CUS)-${number}/${year} (analogous cases: ${analogous.join(', ')})`;
    if (random.chance(0.08)) return toBengaliDigits(`সিইভিটি/কেস(কাস)-${number}/${year}`);
    return `CEVT/CASE(CUS)-${number}/${year}`;
  };
}

function orderNumber(ordered: string, random: Random): string {
  const year = ordered.slice(0, 4);
  const number =
    1 + Math.floor(daysBetween(`${year}-01-01`, plusDays(ordered, 1)) * 1.9) + random.whole(0, 2);
  if (random.chance(0.2)) return toBengaliDigits(`আদেশ নং ${number}/${year}`);
  return random.chance(0.8) ? `Order No. ${number}/${year}` : `CEVT/ORDER(CUS)-${number}/${year}`;
}
