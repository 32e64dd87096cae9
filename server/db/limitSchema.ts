import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CalendarCode } from '../../domain/calendars';
import type { Day } from '../../domain/dates';
import type { Values } from '../../domain/fields';
import type { RuleValues } from '../../domain/limitation/rules';
import type { CountingStep } from '../../domain/limitation/steps';
import type { limitFields, Side } from '../../domain/limits';
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
  /** Copies of the proceeding's. */
  kind: GeneratedAlways<string>;
  caseFilingId: GeneratedAlways<number>;
  workPlaceId: GeneratedAlways<number>;
  ruleId: number | null;
  /** Whether the date of its order started it; it then follows changes of that date. */
  isStarted: Generated<boolean>;
  side: Generated<Side>;
  orderDate: Day | null;
  mayFile: Day | null;
  aimFor: Day | null;
  extended: Day | null;
  steps: ColumnType<CountingStep[], string | undefined, string>;
  /** Null while it waits or runs. */
  ended: 'DONE' | 'NOT_NEEDED' | 'STOPPED' | null;
  /** Whether an officer has ended it; null where the records have, and while it is open. */
  endedByHand: boolean | null;
  /** Changed by a trigger and not counted yet. */
  needsCount: Generated<boolean>;
  due: GeneratedAlways<Day | null>;
  lastDay: GeneratedAlways<Day | null>;
}

/**
 * A queue of recounts: which limits a changed calendar or rule may move. A row is deleted when all of them are
 * counted.
 */
export interface LimitRecountTable extends Identified {
  calendarCode: CalendarCode | null;
  code: string | null;
  /** The days that changed; null for all. */
  fromDay: Day | null;
  toDay: Day | null;
  /** Limits up to this id are done. */
  doneTo: Generated<number>;
}

export interface LimitTables {
  limitationRule: LimitationRuleTable;
  timeLimit: LimitTable;
  limitRecount: LimitRecountTable;
}
