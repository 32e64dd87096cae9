import type { filingStatuses } from '../../../domain/choices';
import type { Day } from '../../../domain/dates';
import { daysBetween, plusDays, workingDay } from '../calendar';
import type { Random } from '../random';
import type { Dispute } from './dispute';

export type FilingStatus = (typeof filingStatuses)[number];

/** The steps a file has reached so far, with their dates. */
export interface Course {
  boeDate: Day;
  issued: Day;
  judged: Day | null;
  provisional: Day | null;
  final: Day | null;
  status: FilingStatus;
}

/** The dates of a file issued on `issued`; steps that would be later than `asOf` have not happened. */
export function course({ kind }: Dispute, issued: Day, asOf: Day, random: Random): Course {
  const happened = (day: Day) => (day <= asOf ? day : null);
  const after = (day: Day, from: number, to: number) =>
    happened(workingDay(plusDays(day, random.whole(from, to))));

  const longAfterClearance = kind === 'audit' || kind === 'bond';
  const boeDate = plusDays(issued, -(longAfterClearance ? random.whole(240, 1_200) : random.whole(6, 210)));
  const heard = after(issued, 35, 400);
  const judged = random.chance(0.88) ? heard : null;
  const status = statusOf(issued, judged, asOf, random);
  const assessedAt = after(boeDate, 1, 24);
  const assessedAgain = after(assessedAt ?? boeDate, 45, 520);
  const isProvisional = random.chance(longAfterClearance ? 0.08 : 0.38);
  const provisional = isProvisional ? assessedAt : null;
  const isFinal = provisional && random.chance(status === 'CLOSED' ? 0.92 : 0.5);
  return { boeDate, issued, judged, provisional, final: isFinal ? assessedAgain : null, status };
}

/** A file is open until the order; then it is paid or goes to court, and most are closed within some years. */
function statusOf(issued: Day, judged: Day | null, asOf: Day, random: Random): FilingStatus {
  const years = daysBetween(judged ?? issued, asOf) / 365;
  if (!judged) {
    const settled = Math.min(0.75, years * 0.12);
    return random.pickByShare([
      { status: 'CLOSED' as const, share: settled },
      { status: 'SUBJUDICE' as const, share: 0.08 },
      { status: 'OPEN' as const, share: 0.92 - settled },
    ]).status;
  }
  return random.pickByShare([
    { status: 'CLOSED' as const, share: Math.min(0.68, 0.22 + years * 0.07) },
    { status: 'SUBJUDICE' as const, share: 0.34 },
    { status: 'ONREMAND' as const, share: years < 1 ? 0 : 0.06 },
    { status: 'OPEN' as const, share: Math.max(0.04, 0.4 - years * 0.12) },
  ]).status;
}
