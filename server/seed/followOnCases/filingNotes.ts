import { dayInDhaka, formatDay } from '../../../domain/dates';
import type { Filed } from '../filings';
import type { Random } from '../random';
import { courtNames, filingNotes } from '../vocabulary/filingNotes';
import { filingNotes as tribunalNotes } from '../vocabulary/tribunalJudgements';
import { sentence } from '../wording';
import type { Recorded } from './courtCases';
import { closedAs } from './outcomes';

export type NotedCourt = keyof typeof courtNames | 'tribunal';

/** The cases that a filing's note mentions, the highest court last. */
export type NotedCases = { court: NotedCourt; last: Recorded }[];

/** The filing after the latest change in its cases; its note gives the outcome of the last one. */
export function afterCases(filing: Filed['row'], cases: NotedCases, random: Random): Filed['row'] {
  const { court, last } = cases.at(-1)!;
  const changes = cases
    .map((each) => each.last.row)
    .sort((one, other) => Number(one.changedAt) - Number(other.changedAt));
  const { changedAt, changedBy } = changes.at(-1)!;
  const day = dayInDhaka(changedAt);
  const { english, bengali } = last.number;
  const names = court === 'tribunal' ? noNames : courtNames[court];
  const notes = court === 'tribunal' ? tribunalNotes : filingNotes;
  const remarks = sentence(random, notes[noteKind(filing, last)], {
    english: { court: names.english, caseNo: english, day: formatDay(day, 'en') },
    bengali: {
      court: names.bengali,
      before: names.before,
      ofCourt: names.ofCourt,
      caseNo: bengali,
      day: formatDay(day, 'bn'),
    },
  });
  return { ...filing, remarks, version: filing.version + 1, changedBy, changedAt };
}

/** Empty, since the sentences of the Tribunal's notes already name it. */
const noNames = { english: '', bengali: '', before: '', ofCourt: '' };

function noteKind(filing: Filed['row'], { course }: Recorded): keyof typeof filingNotes {
  if (!course.judgement) return 'pending';
  if (course.judgement === 'ONREMAND') return 'remanded';
  if (filing.status !== 'CLOSED') return 'decided';
  if (closedAs(filing) === 'AgainstGovernment') return 'vacated';
  return filing.bankGuaranteeEncashment ? 'encashed' : 'paid';
}
