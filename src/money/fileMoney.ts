import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Day } from '../../domain/dates';
import type { Values } from '../../domain/fields';
import type { MoneyState } from '../../domain/money/position';
import type {
  entryOrigins,
  guaranteeStepFields,
  moneyEntryFields,
  recoveryStepFields,
} from '../../domain/money/records';
import type { CasebookDataProvider } from '../dataProvider';
import type { Guarantee, Stay } from '../dataProvider/money';

interface Stored {
  id: number;
  version: number;
}

/** Of a case that the reader may not see: its day, kind and amount alone. */
interface ByOrder {
  byOrder: true;
}

export type MoneyEntry = Values<typeof moneyEntryFields> &
  Stored & { origin: (typeof entryOrigins)[number]; date: Day };

export type RecoveryStep = Values<typeof recoveryStepFields> & Stored;

/** The money of a file on a day, in taka (docs/contract.md, "Money"). */
export interface FileMoney {
  date: Day;
  outstanding: number;
  overpaid: number;
  held: number;
  secured: number;
  encashable: number;
  parts: Record<MoneyState, number>;
  /** The last day on which the largest part is as large; null if nothing ends it by itself. */
  stateUntil: Day | null;
  interest: { days: number; amount: number; percent: number; verified: boolean } | null;
  demanded: Record<'DUTY' | 'FINE' | 'PENALTY' | 'INTEREST', number>;
  entries: ((MoneyEntry | (ByOrder & Pick<MoneyEntry, 'date' | 'kind' | 'amount'>)) & { balance: number })[];
  guarantees: (Guarantee & { steps: Values<typeof guaranteeStepFields>[] })[];
  stays: (
    | (Stay & { inForce: boolean; gap: { from: Day; to: Day; days: number } | null })
    | (ByOrder & Pick<Stay, 'amount'> & { orderedOn: Day })
  )[];
  recovery: RecoveryStep[];
}

/** @param asOf the day; null for today */
export function useFileMoney(id: number, asOf: Day | null) {
  const provider = useDataProvider<CasebookDataProvider>();
  return useQuery({
    queryKey: ['files', String(id), 'money', asOf],
    queryFn: ({ signal }) =>
      provider.call(`/api/casebook/files/${id}/money`, {
        query: asOf ? { asOf } : {},
        signal,
      }) as Promise<FileMoney>,
    // while another day is asked for, the day that is typed must stay
    placeholderData: keepPreviousData,
  });
}
