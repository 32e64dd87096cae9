import { dayInDhaka, formatDay, type Day } from '../../../domain/dates';
import { courtDay, officeHour, plusDays } from '../calendar';
import type { Filed } from '../filings';
import type { Random } from '../random';
import { filingNotes } from '../vocabulary/tribunalJudgements';
import { sentence } from '../wording';
import type { TribunalCase } from './tribunal';

/** The filing as it was left after what happened last in its tribunal case: its note says what became of the appeal. */
export function afterAppeal(
  filing: Filed['row'],
  { course, row }: TribunalCase,
  asOf: Day,
  random: Random,
): Filed['row'] {
  const highCourt = courtDay(plusDays(course.noted, random.whole(30, 80)));
  const kind = noteKind(filing, course.judgement, highCourt <= asOf);
  const onward = kind === 'appealedByParty' || kind === 'appealedByHouse';
  const changedAt = onward ? officeHour(highCourt, random) : row.changedAt;
  const day = dayInDhaka(changedAt);
  const fillings = {
    number: String(random.whole(12, 290)),
    year: day.slice(0, 4),
  };
  const caseNo = row.tribunalCaseNo?.replace(/ \(analogous.*/, '') ?? '';
  const bengaliCaseNo = caseNo.replace('CEVT/CASE(CUS)', 'সিইভিটি/কেস(কাস)');
  const remarks = sentence(random, filingNotes[kind], {
    english: { ...fillings, caseNo, day: formatDay(day, 'en') },
    bengali: { ...fillings, caseNo: bengaliCaseNo, day: formatDay(day, 'bn') },
  });
  return { ...filing, remarks, version: filing.version + 1, changedBy: row.changedBy, changedAt };
}

function noteKind(
  { status, bankGuaranteeEncashment }: Filed['row'],
  judgement: TribunalCase['course']['judgement'],
  onward: boolean,
): keyof typeof filingNotes {
  if (!judgement) return 'pending';
  if (judgement === 'ONREMAND') return 'remanded';
  if (status !== 'CLOSED' && !onward) return 'decided';
  if (judgement === 'AgainstGovernment') return status === 'CLOSED' ? 'vacated' : 'appealedByHouse';
  if (status !== 'CLOSED') return 'appealedByParty';
  return bankGuaranteeEncashment ? 'encashed' : 'paid';
}
