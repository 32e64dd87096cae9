import { dayInDhaka, type Day } from '../../../domain/dates';
import { toBengaliDigits } from '../../../domain/digits';
import { courtDay, later, officeHour, plusDays, workingDay } from '../calendar';
import type { Filed } from '../filings';
import type { Random } from '../random';
import type { IrregularityKind } from '../vocabulary/irregularities';
import { policeStations } from '../vocabulary/policeStations';
import type { CaseRow } from './courtCases';
import { criminalCourse } from './criminalCourse';
import { criminalTexts, type Accusation } from './criminalTexts';
import { lawFile } from './papers';

/** A criminal case of the filing at `position`, without its filing's id. */
export interface CriminalCase {
  position: number;
  row: CaseRow;
}

/**
 * The probability that a file is reported to the police, and the share of forgery among the reported ones;
 * the others are smuggling.
 */
const reported: Partial<Record<IrregularityKind, { likelihood: number; forged: number }>> = {
  excess: { likelihood: 0.16, forged: 0.15 },
  restricted: { likelihood: 0.08, forged: 0.3 },
  bond: { likelihood: 0.08, forged: 0.2 },
  exemption: { likelihood: 0.06, forged: 1 },
  misclassified: { likelihood: 0.012, forged: 1 },
};

/** Criminal cases in order of registration. */
export function criminalCases(filed: Filed[], random: Random, asOf: Day, userIds: number[]): CriminalCase[] {
  const firNumber = firNumbering(random);
  return filed
    .flatMap((filing, position) => {
      const { likelihood, forged } = reported[filing.matter.kind] ?? { likelihood: 0, forged: 0 };
      if (!random.chance(likelihood * gravity(filing))) return [];
      const accusation: Accusation = random.chance(forged) ? 'forgery' : 'smuggling';
      const lodged = workingDay(plusDays(filing.way.issued, 2 + Math.floor(110 * random.next() ** 2)));
      return { filing, position, accusation, lodged };
    })
    .sort((one, other) => one.lodged.localeCompare(other.lodged))
    .flatMap(({ filing, position, accusation, lodged }) => {
      const made = row(filing, accusation, lodged);
      return made ? [{ position, row: made }] : [];
    })
    .sort((one, other) => one.row.createdAt.getTime() - other.row.createdAt.getTime());

  function row(filing: Filed, accusation: Accusation, lodged: Day) {
    const opened = courtDay(plusDays(lodged, 1 + Math.floor(70 * random.next() ** 3)));
    const registered = later(opened, dayInDhaka(filing.row.createdAt));
    const course = criminalCourse(opened, courtDay(plusDays(registered, random.whole(3, 45))), asOf, random);
    if (!course) return null;
    const { entered, noted, notes } = course;
    const station = random.pickByShare(policeStations);
    const language = random.chance(0.3) ? 'bengali' : 'english';
    const createdAt = officeHour(entered, random);
    const changedAt = noted > entered ? officeHour(noted, random) : createdAt;
    const by = random.pick(userIds);
    const inLanguage = (text: string) =>
      language === 'bengali' ? toBengaliDigits(text.replace('G.R. No.', 'জি.আর. নং')) : text;
    const { stationCase, fir } = firNumber(lodged);
    const unsaid = random.chance(0.06);
    return {
      ...criminalTexts({ filing, accusation, station, course, language }, random),
      dateOfCase: opened,
      documentOfLawBranch: lawFile('Criminal', opened, random),
      relatedThana: station[language],
      mamlaNoOfRelatedThana: inLanguage(stationCase),
      fir: random.chance(0.85) ? inLanguage(fir) : null,
      dateOfAghar: random.chance(0.9) ? lodged : null,
      status: course.judged ? 'ORDER_PASSED' : unsaid ? null : 'SUBJUDICE',
      version: 1 + notes,
      createdBy: by,
      createdAt,
      changedBy: changedAt > createdAt ? random.pick(userIds) : by,
      changedAt,
    };
  }
}

/** Small sums, and slight excesses of declared goods, are not reported to the police. */
function gravity({ row, matter }: Filed): number {
  const hidden = /undeclared|বহির্ভূত/.test(row.irregularityReason ?? '');
  if (matter.revenue < 400_000) return 0;
  if (matter.kind === 'excess' && !hidden) return 0;
  return matter.revenue > 2_000_000 ? 1.6 : 1;
}

/** A station numbers its cases by month, `14(03)2021`, and its FIRs by month and year, `14/97`. */
function firNumbering(random: Random): (lodged: Day) => { stationCase: string; fir: string } {
  return (lodged) => {
    const [year, month, day] = lodged.split('-').map(Number) as [number, number, number];
    const inMonth = Math.ceil(day * 1.3) + random.whole(0, 3);
    const inYear = (month - 1) * 38 + inMonth + random.whole(0, 6) * (month - 1);
    const fir = random.chance(0.75) ? `${inMonth}/${inYear}` : `G.R. No. ${inYear}/${year}`;
    return { stationCase: `${inMonth}(${lodged.slice(5, 7)})${year}`, fir };
  };
}
