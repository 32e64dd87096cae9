import type { Day } from '../../../domain/dates';
import type { Entry, EntryKind, Head } from '../../../domain/money/entries';
import type { Allocation, GuaranteeStep } from '../../../domain/money/guarantees';
import type { FileMoney } from '../../../domain/money/position';
import type { Stay } from '../../../domain/money/stays';

export const LAKH = 100_000_00; // in poisha
export const CRORE = 100 * LAKH;
export const rules = { appealSuspends: false };

export const entry = (date: Day, kind: EntryKind, amount: number, head: Head = 'DUTY'): Entry => ({
  date,
  kind,
  head,
  amount,
});

export const none: FileMoney = {
  entries: [],
  adjudicatedOn: '2025-02-01',
  provisionalOn: null,
  finalOn: null,
  decisions: [],
  stays: [],
  payable: [],
  appealTimes: [],
  appeals: [],
  untraceable: [],
  writeOffProposed: [],
  guarantees: [],
};

/** A file that owes one crore since 01/02/2025. */
export const owing = (more: Partial<FileMoney> = {}): FileMoney => ({
  ...none,
  entries: [entry('2025-02-01', 'DEMAND', CRORE)],
  ...more,
});

export const stay = (more: Partial<Stay> = {}): Stay => ({
  proceedingId: 1,
  of: 'REALISATION',
  amount: null,
  orderedOn: '2025-04-20',
  until: { kind: 'FURTHER_ORDER' },
  vacatedOn: null,
  disposedOn: null,
  condition: null,
  ...more,
});

export const guarantee = (more: Partial<Allocation> = {}): Allocation => ({
  amount: 5 * LAKH,
  issuedOn: '2025-03-10',
  validUntil: '2026-03-09',
  continuing: false,
  steps: [],
  ...more,
});

export const step = (
  kind: GuaranteeStep['kind'],
  date: Day,
  more: Partial<GuaranteeStep> = {},
): GuaranteeStep => ({
  kind,
  date,
  amount: null,
  validUntil: null,
  ...more,
});
