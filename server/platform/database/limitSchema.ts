import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CalendarCode } from '../../../domain/calendars';
import type { Day } from '../../../domain/dates';
import type { Values } from '../../../domain/fields';
import type { RuleValues } from '../../../domain/limitation/rules';
import type { CountingStep } from '../../../domain/limitation/steps';
import type { limitFields, Side } from '../../../domain/limits';
import type { Audited, Identified } from './columns';

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
