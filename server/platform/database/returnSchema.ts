import type { Generated } from 'kysely';
import type { Day } from '../../../domain/dates';
import type { ReturnState } from '../../../domain/returns/records';
import type { Audited, Identified } from './columns';

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
