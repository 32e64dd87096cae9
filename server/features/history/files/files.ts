import { casePagesOf, type CasePage } from '../../../../domain/casePages';
import { dayInDhaka, type Day } from '../../../../domain/dates';
import type { HearingResult } from '../../../../domain/hearings';
import { openStates, type LimitState } from '../../../../domain/limits';
import {
  timelineOf,
  type DatedChange,
  type DatedPaper,
  type TimelineEntry,
} from '../../../../domain/timeline';
import type { WireRecord } from '../../../../domain/wire';
import type { Db } from '../../../platform/database/schema';
import type { SignedInUser } from '../../../platform/http/access';
import { matchingIds } from '../../../platform/resource/pages';
import { recordsOf } from '../../../platform/resource/records';
import type { RegularResource } from '../../../platform/resource/resource';
import { caseFilingById } from '../../cases/filings/records';
import { office } from '../../lists/office';
import { datedChanges } from '../datedChanges';
import { hearings } from '../../dates/hearings/resource';
import { limits } from '../../dates/limits/resource';
import { notes } from './notes';
import { movements } from '../../papers/volumes/volumes';
import type { Movement } from '../../../../domain/volumes';
import { datedPapers } from '../../papers/ofFile';
import { proceedings } from '../../cases/proceedings';

export interface FilePage {
  filing: WireRecord;
  proceedings: WireRecord[];
  hearings: WireRecord[];
  /** Time limits, the next one first. */
  limits: WireRecord[];
  notes: WireRecord[];
  timeline: TimelineEntry[];
  followers: { id: number; userName: string; fullName: string }[];
  /** Public pages of its cases at the Supreme Court. */
  papers: CasePage[];
}

/** The most records of one kind that the page shows; no file has as many. */
const MOST = 2000;

/** Everything about one file that a user may see; null if there is no such filing. */
export async function filePage(db: Db, id: number, user: SignedInUser): Promise<FilePage | null> {
  const ofFile = async (resource: RegularResource) =>
    recordsOf(db, resource, await matchingIds(db, resource, { caseFilingId: [id] }, user, MOST), user);
  const ofProceedings = ofFile(proceedings);
  const [
    filing,
    itsProceedings,
    changes,
    itsHearings,
    itsLimits,
    itsNotes,
    itsMovements,
    itsPapers,
    ofToday,
  ] = await Promise.all([
    caseFilingById(db, id),
    ofProceedings,
    ofProceedings.then((found) => datedChanges(db, id, found as unknown as Proceeding[])),
    ofFile(hearings),
    ofFile(limits),
    ofFile(notes),
    ofFile(movements),
    datedPapers(db, id, user),
    partsOfToday(db, id),
  ]);
  if (!filing) return null;
  const its = { proceedings: itsProceedings, hearings: itsHearings, limits: itsLimits, notes: itsNotes };
  return pageOf({ filing, ...its, changes, movements: itsMovements, datedPapers: itsPapers, ...ofToday });
}

/** The records that the page of a file shows, by id. */
interface Parts extends Pick<
  FilePage,
  'filing' | 'proceedings' | 'hearings' | 'limits' | 'notes' | 'followers'
> {
  changes: DatedChange[];
  movements: WireRecord[];
  datedPapers: DatedPaper[];
  pages: Parameters<typeof casePagesOf>[0];
}

/** Puts the page of a file together. */
export function pageOf({ changes, movements: moved, datedPapers: papers, pages, ...its }: Parts): FilePage {
  return {
    ...its,
    limits: byDue(its.limits),
    notes: its.notes.toReversed(),
    timeline: timelineOf({
      proceedings: its.proceedings as unknown as Proceeding[],
      changes,
      movements: moved as unknown as Movement[],
      papers,
      hearings: its.hearings as unknown as DatedHearing[],
      limits: its.limits as unknown as Parameters<typeof timelineOf>[0]['limits'] & object,
      notes: its.notes.map((note) => ({ id: Number(note.id), day: dayInDhaka(new Date(note.at as string)) })),
    }),
    papers: (its.proceedings as unknown as Proceeding[]).flatMap((each) => casePagesOf(pages, each)),
  };
}

/** The parts of the page that have no history: who follows the file, and the URLs of the court's pages. */
export async function partsOfToday(db: Db, id: number): Promise<Pick<Parts, 'followers' | 'pages'>> {
  const [followers, pages] = await Promise.all([followersOf(db, id), office(db)]);
  return { followers, pages };
}

/** Open limits by the day they are due, then waiting ones, then ended ones. */
const byDue = (records: WireRecord[]): WireRecord[] => {
  const rank = ({ state, due }: WireRecord) =>
    `${openStates.includes(state as LimitState) ? 0 : 1}${(due as Day | null) ?? '9999'}`;
  return records.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
};

type Proceeding = Parameters<typeof timelineOf>[0]['proceedings'][number] & {
  recordId: number;
  number: string | null;
};

interface DatedHearing {
  id: number;
  proceedingId: number;
  date: Day;
  result: HearingResult | null;
}

const followersOf = (db: Db, id: number) =>
  db
    .selectFrom('follow')
    .innerJoin('appUser', 'appUser.id', 'follow.userId')
    .select(['appUser.id', 'userName', 'fullName'])
    .where('caseFilingId', '=', id)
    .orderBy('fullName')
    .execute();
