import type { Generated, GeneratedAlways, ColumnType } from 'kysely';
import type { Day } from '../../../domain/dates';
import type { Values } from '../../../domain/fields';
import type { hearingFields, origins } from '../../../domain/hearings';
import type { Audited, Identified, KeptList } from './columns';
import type { CalendarCode, calendarFields, ClosedDayKind, closedDayFields } from '../../../domain/calendars';
import type { RuleValues } from '../../../domain/limitation/rules';
import type { CountingStep } from '../../../domain/limitation/steps';
import type { limitFields, Side } from '../../../domain/limits';

/** A listing of a proceeding on a day (domain/hearings.ts). */
export interface HearingTable extends Identified, Audited, Omit<Values<typeof hearingFields>, 'date'> {
  proceedingId: number;
  date: Day;
  /** Copies of the proceeding's columns. */
  kind: GeneratedAlways<string>;
  caseFilingId: GeneratedAlways<number>;
  workPlaceId: GeneratedAlways<number>;
  /** The next hearing of the proceeding, if one was fixed. */
  nextId: number | null;
  origin: Generated<(typeof origins)[number]>;
  /** Whether the hearing's day was past for over 30 days when the hearing was entered. */
  wasPast: GeneratedAlways<boolean>;
}

/** Hearings that were moved together, stored so that the move can be undone. */
interface HearingMoveTable extends Identified {
  byUser: number;
  at: Generated<Date>;
  undoneAt: Date | null;
}

interface HearingMoveItemTable {
  moveId: number;
  hearingId: number;
  /** The hearing's values before the move. Moves made by version 1.0.0 lack `itemNo` and `withId`. */
  was: {
    date: Day;
    court: string | null;
    lawOfficer: string | null;
    itemNo?: string | null;
    withId?: string | null;
  };
  /** The hearing's version after the move. */
  version: number;
}

/** The private URL of a user's calendar of hearings and time limits. */
interface CalendarAddressTable {
  userId: number;
  /** The SHA-256 hash of the URL's secret, which itself is stored nowhere. */
  secretHash: Buffer;
  withParties: Generated<boolean>;
  madeAt: Generated<Date>;
  /** When `withParties` or the user's language was last changed; a trigger sets it for the language. */
  changedAt: Generated<Date>;
}

export interface HearingTables {
  hearing: HearingTable;
  hearingMove: HearingMoveTable;
  hearingMoveItem: HearingMoveItemTable;
  calendarAddress: CalendarAddressTable;
}

/** A version of a period of limitation (domain/limitation/rules.ts). */
export interface LimitationRuleTable
  extends Identified, Audited, Omit<RuleValues, 'copyExcluded' | 'rolls' | 'side'> {
  copyExcluded: Generated<boolean>;
  rolls: Generated<boolean>;
  side: Generated<Side>;
}

/** A time limit: the period within which something may be filed (domain/limits.ts). */
export interface LimitTable
  extends Identified, Audited, Omit<Values<typeof limitFields>, 'proceedingId' | 'state'> {
  proceedingId: number;
  /** Copies of the proceeding's columns. */
  kind: GeneratedAlways<string>;
  caseFilingId: GeneratedAlways<number>;
  workPlaceId: GeneratedAlways<number>;
  ruleId: number | null;
  /** Whether the date of its order started the limit; it then follows changes of that date. */
  isStarted: Generated<boolean>;
  side: Generated<Side>;
  orderDate: Day | null;
  mayFile: Day | null;
  aimFor: Day | null;
  extended: Day | null;
  steps: ColumnType<CountingStep[], string | undefined, string>;
  /** Null while the limit waits or runs. */
  ended: 'DONE' | 'NOT_NEEDED' | 'STOPPED' | null;
  /** Whether an officer ended the limit; null while it is open, and if a change of the records ended it. */
  endedByHand: boolean | null;
  /** Whether a trigger has changed the limit since its days were last computed. */
  needsCount: Generated<boolean>;
  due: GeneratedAlways<Day | null>;
  lastDay: GeneratedAlways<Day | null>;
}

/**
 * A queue of recounts. Each row says which limits a changed calendar or rule may move, and is deleted when
 * all of them are recounted.
 */
export interface LimitRecountTable extends Identified {
  calendarCode: CalendarCode | null;
  code: string | null;
  /** The days that changed; null for all. */
  fromDay: Day | null;
  toDay: Day | null;
  /** The limits up to this id are already recounted. */
  doneTo: Generated<number>;
}

export interface LimitTables {
  limitationRule: LimitationRuleTable;
  timeLimit: LimitTable;
  limitRecount: LimitRecountTable;
}

/** The calendar of the office or of a kind of court (domain/calendars.ts). */
interface CalendarTable extends Identified, Audited, Values<typeof calendarFields> {
  code: CalendarCode;
  name: string;
  daysOff: 'FRIDAY_SATURDAY' | 'FRIDAY';
  nameFold: GeneratedAlways<string>;
  nameBnFold: GeneratedAlways<string | null>;
}

interface ClosedDayTable extends Identified, Audited, Omit<Values<typeof closedDayFields>, 'from' | 'to'> {
  calendarId: number;
  fromDay: Day;
  toDay: Day;
  name: string;
  nameFold: GeneratedAlways<string>;
  nameBnFold: GeneratedAlways<string | null>;
  kind: ClosedDayKind;
}

/** A place in the course of a file between offices; administrators keep the list. */
interface DeskTable extends Identified, Audited, KeptList {
  name: string;
  nameFold: GeneratedAlways<string>;
}

/** When a file was at a desk (domain/steps.ts). */
interface StepTable extends Identified, Audited {
  caseFilingId: number;
  desk: number;
  inDay: Day;
  outDay: Day | null;
  holder: string | null;
}

export interface CalendarTables {
  calendar: CalendarTable;
  closedDay: ClosedDayTable;
  desk: DeskTable;
  step: StepTable;
}
