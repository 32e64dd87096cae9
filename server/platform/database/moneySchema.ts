import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Day } from '../../../domain/dates';
import type { Values } from '../../../domain/fields';
import type {
  entryOrigins,
  guaranteeFields,
  moneyEntryFields,
  MoneyRuleCode,
  moneyRuleFields,
  stayFields,
} from '../../../domain/money/records';
import type { ReturnState } from '../../../domain/returns/records';
import type { Audited, Identified, Numeric } from './columns';

/** A list that is stored as JSON. */
type Rows = ColumnType<Record<string, unknown>[], string | undefined, string>;

interface MoneyEntryTable extends Identified, Audited, Numeric<Values<typeof moneyEntryFields>> {
  caseFilingId: number;
  date: Day;
  origin: Generated<(typeof entryOrigins)[number]>;
  /** The kind of the proceeding. */
  caseKind: GeneratedAlways<string>;
}

interface GuaranteeTable
  extends Identified, Audited, Omit<Numeric<Values<typeof guaranteeFields>>, 'allocations'> {
  allocations: Rows;
  steps: Rows;
  origin: Generated<'own' | 'field'>;
  /** The first file that it secures. */
  caseFilingId: GeneratedAlways<number | null>;
  expiresOn: GeneratedAlways<Day | null>;
  leftAmount: GeneratedAlways<string>;
  ended: GeneratedAlways<string | null>;
  /** OWED: a part still secures what a file owes; GONE: its parts secure what is no longer owed. */
  liability: GeneratedAlways<'OWED' | 'GONE' | null>;
}

/** What a guarantee secures of a file; triggers keep it. */
interface GuaranteeAllocationTable {
  guaranteeId: number;
  caseFilingId: number;
  amount: string;
  leftAmount: string;
  workPlaceId: number;
  expiresOn: Day | null;
  ended: string | null;
  /** Whether the file owes something, or owes nothing any more; null: it has no order yet. */
  liability: 'OWED' | 'GONE' | null;
}

interface StayTable extends Identified, Audited, Numeric<Values<typeof stayFields>> {
  proceedingId: number;
  orderedOn: Day;
  kind: GeneratedAlways<string>;
  caseFilingId: GeneratedAlways<number>;
  workPlaceId: GeneratedAlways<number>;
  /** When the proceeding was decided. */
  decidedOn: GeneratedAlways<Day | null>;
  endsOn: GeneratedAlways<Day | null>;
  conditionDueOn: Day | null;
}

interface MoneyRuleTable extends Identified, Audited, Omit<Values<typeof moneyRuleFields>, 'active'> {
  code: MoneyRuleCode;
  name: string;
  active: Generated<boolean>;
}

/** Positions that a changed calendar or rule may move. */
interface MoneyRecountTable {
  id: GeneratedAlways<number>;
  changesFrom: Day | null;
  changesTo: Day | null;
  countedSince: Day | null;
  isHeld: boolean;
  doneTo: number;
}

export interface MoneyTables {
  moneyEntry: MoneyEntryTable;
  guarantee: GuaranteeTable;
  guaranteeAllocation: GuaranteeAllocationTable;
  stay: StayTable;
  moneyRule: MoneyRuleTable;
  moneyRecount: MoneyRecountTable;
}

interface MonthlyReturnTable extends Identified, Audited {
  fromDay: Day;
  toDay: Day;
  state: Generated<ReturnState>;
  edition: Generated<number>;
  replacedById: number | null;
  signedBy: string | null;
  memo: string | null;
  date: Day | null;
  frozenAt: Date | null;
  reason: string | null;
  hash: string | null;
}

/** Monthly returns; their counts and lists are read and written by SQL alone (server/features/returns). */
export interface ReturnTables {
  monthlyReturn: MonthlyReturnTable;
}
