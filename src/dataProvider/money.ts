import type { Day } from '../../domain/dates';
import type { Values } from '../../domain/fields';
import type { EntryKind } from '../../domain/money/entries';
import type {
  guaranteeFields,
  GuaranteeState,
  guaranteeStepFields,
  moneyEntryFields,
  stayFields,
  StayState,
} from '../../domain/money/records';
import type { Month } from '../../domain/months';
import { proposable } from './proposable';
import type { HttpClient } from './httpClient';

/** A guarantee over one or several files (docs/contract.md, "Money"). Amounts are in taka. */
export interface Guarantee extends Values<typeof guaranteeFields> {
  [property: string]: unknown;
  id: number;
  version: number;
  state: GuaranteeState;
  expiresOn: Day | null;
  /** The last open day until it expires. */
  encashBy: Day | null;
  left: number;
  bankName: string | null;
  bankNameBn: string | null;
  files: { caseFilingId: number; nothiNumber: string }[];
  fileNumbers: string;
}

/** An entry of a file's ledger in the list of all ledgers. */
export interface LedgerEntry extends Values<typeof moneyEntryFields> {
  [property: string]: unknown;
  id: number;
  version: number;
  nothiNumber: string;
  bankName: string | null;
  bankNameBn: string | null;
}

/** A stay of the recovery (docs/contract.md, "Money"). Amounts are in taka. */
export interface Stay extends Values<typeof stayFields> {
  [property: string]: unknown;
  id: number;
  version: number;
  proceedingId: number;
  orderedOn: Day;
  caseFilingId: number;
  nothiNumber: string;
  kind: string;
  number: string | null;
  court: string | null;
  endsOn: Day | null;
  conditionDueOn: Day | null;
  state: StayState;
}

/** The money of a file today, by the states that it is in (docs/contract.md, "Money"). Amounts are in taka. */
export interface MoneyPosition {
  [property: string]: unknown;
  id: number;
  nothiNumber: string;
  companyName: string | null;
  workPlaceId: number;
  outstanding: number;
  recoverable: number;
  changesOn: Day | null;
}

/** The exact sum of one state in a section, or in all. */
export interface MoneyTotal {
  state: string;
  amount: number;
  files: number;
  workPlaceId: number;
  wpName: string;
  wpNameBn: string | null;
}

/** What the ledgers say of one kind of entry in a month. */
export interface MonthOfMoney {
  month: Month;
  kind: EntryKind;
  amount: number;
}

/** Calls of our own server, if it offers `money`. */
export const createMoneyCalls = (call: HttpClient) => ({
  moneyTotals: async <By extends 'state' | 'section,state' | 'month'>(by: By, signal?: AbortSignal) =>
    (await call('/api/casebook/money/totals', { query: { by }, signal })) as By extends 'month'
      ? MonthOfMoney[]
      : MoneyTotal[],
  addStep: (guarantee: number, step: Partial<Values<typeof guaranteeStepFields>>) =>
    proposable(
      { register: 'guarantees', recordId: guarantee, action: 'step', body: step },
      call(`/api/casebook/guarantees/${guarantee}/steps`, { method: 'POST', body: step }),
    ),
});
