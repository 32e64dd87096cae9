import type { Day } from './dates';
import type { HearingResult } from './hearings';
import type { LimitState } from './limits';
import type { Outcome } from './proceedings';
import type { Movement } from './volumes';

/** The kinds of entries in the timeline of a file. Entries of one day are in this order. */
export const timelineKinds = [
  'note',
  'paper',
  'limit',
  'status',
  'decided',
  'adjudicated',
  'interim',
  'received',
  'sent',
  'hearing',
  'opened',
  'issued',
] as const;

export type TimelineKind = (typeof timelineKinds)[number];

/** One dated fact of a file. */
export interface TimelineEntry {
  date: Day;
  kind: TimelineKind;
  /** The proceeding of the entry; null for a note, and for a paper of the file. */
  proceedingId: number | null;
  hearingId?: number;
  noteId?: number;
  limitId?: number;
  paperId?: number;
  /** What a paper is called. */
  paper?: PaperName;
  /** The id of the change in the history by which a status or interim order was entered. */
  changeId?: number;
  status?: string;
  /** The interim orders that were entered. */
  orders?: readonly string[];
  outcome?: Outcome | null;
  result?: HearingResult | null;
  /** The movement of a volume: which one, to where, in both languages. */
  movementId?: number;
  volume?: number;
  place?: string | null;
  placeBn?: string | null;
}

/** An edit of a filing or court case that changed its status or entered interim orders. */
export interface DatedChange {
  id: number;
  /** The day in Dhaka on which the edit was made: the register has no other day for such edits. */
  day: Day;
  proceedingId: number;
  /** Null if the status did not change. */
  status: string | null;
  orders: readonly string[];
}

export interface PaperName {
  name: string | null;
  kindName: string;
  kindNameBn: string | null;
}

/** A paper by its date; one without a date, by the day on which it was added. */
export interface DatedPaper extends PaperName {
  id: number;
  proceedingId: number | null;
  day: Day;
}

interface Parts {
  proceedings: readonly {
    id: number;
    kind: string;
    openedOn: Day | null;
    decidedOn: Day | null;
    outcome: Outcome | null;
  }[];
  hearings: readonly { id: number; proceedingId: number; date: Day; result: HearingResult | null }[];
  notes: readonly { id: number; day: Day }[];
  limits?: readonly {
    id: number;
    proceedingId: number;
    state: LimitState;
    mayFile: Day | null;
    overrideDate: Day | null;
    doneOn: Day | null;
  }[];
  changes?: readonly DatedChange[];
  movements?: readonly Pick<
    Movement,
    'id' | 'no' | 'on' | 'to' | 'toBn' | 'receivedOn' | 'receivedAt' | 'receivedAtBn'
  >[];
  papers?: readonly DatedPaper[];
}

/** All dated facts of a file, the newest first. */
export function timelineOf({
  proceedings,
  hearings,
  notes,
  limits = [],
  changes = [],
  movements = [],
  papers = [],
}: Parts): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...proceedings.flatMap(({ id, kind, openedOn, decidedOn, outcome }) => {
      const isFiling = kind === 'case-fillings';
      const of = { proceedingId: id };
      return [
        ...(openedOn
          ? [{ ...of, date: openedOn, kind: isFiling ? ('issued' as const) : ('opened' as const) }]
          : []),
        ...(decidedOn
          ? [
              {
                ...of,
                date: decidedOn,
                kind: isFiling ? ('adjudicated' as const) : ('decided' as const),
                outcome,
              },
            ]
          : []),
      ];
    }),
    ...hearings.map(({ id, proceedingId, date, result }) => ({
      date,
      kind: 'hearing' as const,
      proceedingId,
      hearingId: id,
      result,
    })),
    ...limits.flatMap(({ id, proceedingId, state, mayFile, overrideDate, doneOn }) => {
      const isRunning = state === 'RUNNING' || state === 'MISSED';
      // a limit that is not needed, or was stopped, has no day of its own
      const date = isRunning ? (overrideDate ?? mayFile) : state === 'DONE' ? doneOn : null;
      return date ? [{ date, kind: 'limit' as const, proceedingId, limitId: id }] : [];
    }),
    ...changes.flatMap(({ id, day, proceedingId, status, orders }): TimelineEntry[] => {
      const entered = { date: day, proceedingId, changeId: id };
      return [
        ...(status ? [{ ...entered, kind: 'status' as const, status }] : []),
        ...(orders.length ? [{ ...entered, kind: 'interim' as const, orders }] : []),
      ];
    }),
    ...movements.flatMap(
      ({ id, no, on, to, toBn, receivedOn, receivedAt, receivedAtBn }): TimelineEntry[] => {
        const of = { proceedingId: null, movementId: id, volume: no };
        const sent = { ...of, date: on, kind: 'sent' as const, place: to, placeBn: toBn };
        if (!receivedOn) return [sent];
        const received = { ...of, date: receivedOn, kind: 'received' as const };
        return [sent, { ...received, place: receivedAt, placeBn: receivedAtBn }];
      },
    ),
    ...papers.map(({ id, proceedingId, day, ...paper }) => ({
      date: day,
      kind: 'paper' as const,
      proceedingId,
      paperId: id,
      paper,
    })),
    ...notes.map(({ id, day }) => ({ date: day, kind: 'note' as const, proceedingId: null, noteId: id })),
  ];
  const rank = ({ kind }: TimelineEntry) => timelineKinds.indexOf(kind);
  return entries.toSorted((a, b) => (a.date === b.date ? rank(a) - rank(b) : a.date < b.date ? 1 : -1));
}
