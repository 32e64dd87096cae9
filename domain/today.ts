import { plusDays, type Day } from './dates';
import type { MoneyTask } from './money/tasks';
import type { Movement } from './volumes';

/** An open file of the user's sections in which nothing has happened for a while. */
export interface StillFile {
  id: number;
  nothiNumber: string;
  companyName: string | null;
  status: string;
  /** The day of the last change or hearing. */
  since: Day;
}

/**
 * A note that names the user or answers one of the user's notes, and that the user has neither answered nor put
 * aside.
 */
export interface NoteToMe {
  id: number;
  caseFilingId: number;
  nothiNumber: string;
  text: string;
  by: { id: number; userName: string; fullName: string };
  /** An instant in ISO form. */
  at: string;
}

/** A decided proceeding whose order has no paper (docs/contract.md, "Papers"). */
export interface OrderWithoutPaper {
  proceedingId: number;
  kind: string;
  number: string | null;
  decidedOn: Day;
  caseFilingId: number;
  nothiNumber: string;
  companyName: string | null;
}

/** The lists of My day of which the server may send only the beginning; `next` are the hearings of the next day. */
export type TodayList =
  | 'hearings'
  | 'next'
  | 'missing'
  | 'limits'
  | 'waiting'
  | 'tasks'
  | 'late'
  | 'papers'
  | 'still'
  | 'notes'
  | 'proposals';

/** The tasks of a user (docs/contract.md, "Alerts and My day"). */
export interface Today<Hearing, Limit, Proposal> {
  date: Day;
  /** The hearings of today, and of the next day that has any. */
  hearings: Hearing[];
  /** Hearings without their result, the latest first. */
  missing: Hearing[];
  /** Running and missed limits that are due within a month before or after today, the earliest first. */
  limits: Limit[];
  /** Limits of the last half year's orders that wait for the day they run from, the latest order first. */
  waiting: Limit[];
  /** What there is to do about the money of files, the most urgent first; absent in earlier versions. */
  tasks?: MoneyTask[];
  /** Volumes that are out and not back in time, the latest first; absent in earlier versions. */
  late?: Movement[];
  /** Orders of the last half year without their paper, the latest first; absent in earlier versions. */
  papers?: OrderWithoutPaper[];
  /** Whether an administrator should look at what may be destroyed; absent in earlier versions. */
  retention?: boolean;
  still: StillFile[];
  notes: NoteToMe[];
  /** Proposals of other users, for an administrator to decide. */
  proposals: Proposal[];
  /** How long each list is, of which the server may have sent the beginning; `hearings` means today's hearings. */
  totals: Record<TodayList, number>;
}

/** In days: how far before and after today a limit of My day may be due. */
const MONTH = 30;
/**
 * In days. Limits of older orders are left out, because nobody is expected to enter their date of
 * communication any more.
 */
const HALF_A_YEAR = 183;

/** My day's limits that are due, as a filter of `limits`. */
export const dueAround = (date: Day) => ({
  state: ['RUNNING', 'MISSED'],
  dueFrom: plusDays(date, -MONTH),
  dueTo: plusDays(date, MONTH),
  mine: true,
});

/** My day's limits that wait for the day they run from, as a filter of `limits`. */
export const waitingOn = (date: Day) => ({
  state: ['WAITING'],
  orderFrom: plusDays(date, -HALF_A_YEAR),
  mine: true,
});

/** My day's orders without their paper, as a filter of `papers`: nobody is expected to scan all older ones. */
export const withoutPaperOn = (date: Day) => ({
  without: 'order',
  from: plusDays(date, -HALF_A_YEAR),
  to: date,
  mine: true,
});
