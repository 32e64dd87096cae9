import { rafiq } from '../history/historyServer';

/** A proposal that waits, as our server answers it. */
export const proposal = (given: object = {}) => ({
  id: 4,
  at: '2026-11-06T10:05:00.000Z',
  by: rafiq,
  register: 'case-fillings',
  recordId: 12,
  caseFilingId: 12,
  action: 'edit',
  body: {},
  version: 3,
  was: { revenue: 500, status: 'OPEN' },
  became: { revenue: 300, status: 'CLOSED' },
  reason: 'Paid in part',
  title: 'S-12/AP/2024',
  state: 'OPEN',
  decidedBy: null,
  decidedAt: null,
  answer: null,
  ...given,
});
