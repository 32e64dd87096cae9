import type { Generated, GeneratedAlways } from 'kysely';
import type { Day } from '../../../domain/dates';
import type { Values } from '../../../domain/fields';
import type { hearingFields, origins } from '../../../domain/hearings';
import type { Audited, Identified } from './columns';

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
  /** Whether the hearing's day was past when the hearing was entered. */
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
