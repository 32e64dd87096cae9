import { filingStatuses, followOnStatuses } from './choices';
import type { Day } from './dates';
import type { AlertedTask, MoneyTaskKind } from './money/tasks';
import type { BackupWarningType } from './notifications';

/** The file that an alert is about, and the number of the court case, if it is about one. */
export interface OfFile {
  /**
   * The kind of the proceeding; only users who may read that kind are shown the alert. Absent in most alerts of
   * earlier versions.
   */
  kind?: string;
  file: string;
  number?: string | null;
}

interface OfLimit extends OfFile {
  name: string;
  nameBn: string | null;
  /** Whether the limit's rule is verified; absent in alerts of earlier versions. */
  verified?: boolean;
}

interface OfLimits {
  date: Day;
  count: number;
  /** How many of the limits follow an unverified rule; absent in alerts of earlier versions. */
  unverified?: number;
}

/** The statuses that cause an alert. `ORDER_PASSED` is left out, because an order has an alert of its own. */
export const toldStatuses = [...filingStatuses, ...followOnStatuses].filter(
  (status) => status !== 'ORDER_PASSED',
);

export type ToldStatus = (typeof toldStatuses)[number];

/**
 * A task about the money of a file. The amount is in taka, null if it is not known. A stay or entry in a case that not
 * everybody may read has neither `kind` nor `number`, so everybody may be told of it.
 */
export interface AboutMoney<Code extends MoneyTaskKind = MoneyTaskKind> extends OfFile {
  code: Code;
  date: Day | null;
  amount: number | null;
  /** Whether the rules by which the amount was computed are verified. */
  verified?: boolean;
}

/** The subject of an alert, as it is stored; its text is composed for each reader. */
export type About =
  | (OfFile & { code: 'hearing'; date: Day; time?: string | null; court?: string | null })
  | { code: 'hearings'; date: Day; count: number }
  | (OfFile & { code: 'resultMissing'; date: Day })
  | { code: 'resultsMissing'; count: number }
  /** `date` is the day to aim for, `last` the last day on which filing is possible. */
  | (OfLimit & { code: 'limit'; date: Day; last: Day })
  | (OfLimits & { code: 'limits' })
  | (OfLimit & { code: 'limitMissed'; date: Day })
  | (OfLimits & { code: 'limitsMissed' })
  | (OfFile & { code: 'newHearing'; date: Day })
  | (OfFile & { code: 'decided' })
  | (OfFile & { code: 'newCase' })
  | (OfFile & { code: 'interimOrder' })
  | (OfFile & { code: 'status'; status: ToldStatus })
  | { code: 'note'; file: string; by: string }
  | { code: 'answer'; file: string; by: string }
  | { code: 'newHearings' | 'decisions' | 'interimOrders' | 'newCases' | 'statuses' | 'notes'; count: number }
  | { [Kind in AlertedTask]: AboutMoney<Kind> }[AlertedTask]
  | { code: 'moneyTasks'; task: AlertedTask; date: Day; count: number }
  | { code: 'importDone'; fileName: string; rows: number }
  | { code: 'holidaysMissing'; year: number; calendars: string; calendarsBn: string }
  | { code: 'backup'; warning: BackupWarningType };
