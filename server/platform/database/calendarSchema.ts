import type { GeneratedAlways } from 'kysely';
import type { CalendarCode, calendarFields, ClosedDayKind, closedDayFields } from '../../../domain/calendars';
import type { Day } from '../../../domain/dates';
import type { Values } from '../../../domain/fields';
import type { Audited, Identified, KeptList } from './columns';

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
