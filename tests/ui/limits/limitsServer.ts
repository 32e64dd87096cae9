import { http, HttpResponse } from 'msw';
import type { LimitRecord } from '../../../domain/limits';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import type { ForeignServer } from '../../support/foreignServer';

/** Today in the tests of time limits, a Sunday. */
export const TODAY = '2026-11-22';

/** A limit of 90 days from an order of the tribunal, due in four days. */
export const limit = (id: number, more: Partial<LimitRecord> = {}): LimitRecord => ({
  id,
  version: 2,
  proceedingId: 12,
  code: 'HIGH-COURT',
  name: 'Customs appeal to the High Court Division',
  nameBn: 'হাইকোর্ট বিভাগে কাস্টমস আপিল',
  triggerDate: '2026-08-30',
  copyApplied: null,
  copyReady: null,
  byCount: '2026-11-28',
  mayFile: '2026-11-29',
  aimFor: '2026-11-26',
  extended: null,
  working: ['Issued 30/08/2026', '90 days → 28/11/2026, a Saturday', 'not verified'],
  workingBn: ['জারি ৩০/০৮/২০২৬', '৯০ দিন → ২৮/১১/২০২৬, শনিবার', 'যাচাই হয়নি'],
  verified: false,
  state: 'RUNNING',
  overrideDate: null,
  overrideReason: null,
  doneOn: null,
  doneById: null,
  doneMemo: null,
  reason: null,
  endedByHand: false,
  responsibleId: null,
  responsible: null,
  ruleId: 4,
  side: 'GOVERNMENT',
  due: '2026-11-26',
  daysLeft: 4,
  act: 'Customs Act 2023',
  section: '229',
  consequence: null,
  kind: 'tribunal-cases',
  recordId: 62,
  number: `CEVT-${id}/2026`,
  court: null,
  caseFilingId: 10 + id,
  nothiNumber: `S-${id}/2026`,
  companyName: 'Padma Trading',
  workPlaceId: 1,
  ...more,
});

/** Simulates our own server with these limits. It answers every list request with all of them. */
export function serveLimits(foreign: ForeignServer, limits: LimitRecord[], days: object[] = []) {
  forgetCapabilities();
  const offers = ['limits', 'files', 'hearings', 'versions', 'idempotency', 'recordsById', 'proceedings'];
  foreign.server.use(
    http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers })),
    http.get('/api/casebook/limits/days', () => HttpResponse.json(days)),
    http.get('/api/casebook/limits', () => listed('limits', limits)),
    http.get('/api/casebook/limitation-rules', () =>
      listed('limitation-rules', [
        { id: 4, code: 'HIGH-COURT', name: 'Customs appeal to the High Court Division', nameBn: null },
        { id: 5, code: 'TRIBUNAL', name: 'Appeal to the Appellate Tribunal', nameBn: null, kind: null },
        {
          id: 6,
          code: 'ACQUITTAL',
          name: 'Appeal against an acquittal',
          nameBn: null,
          kind: 'foujdari-suit-cases',
        },
      ]),
    ),
    http.put('/api/casebook/limits/:id', async ({ request }) => HttpResponse.json(await request.json())),
    http.post('/api/casebook/limits', async ({ request }) =>
      HttpResponse.json({ ...((await request.json()) as object), id: 99 }, { status: 201 }),
    ),
  );
}

/** The answer to a list's request, with all of its rows or the first of `total`. */
export const listed = (resource: string, rows: readonly object[], total = rows.length) =>
  HttpResponse.json(rows as never, {
    headers: { 'content-range': `${resource} ${rows.length ? `0-${rows.length - 1}` : '*'}/${total}` },
  });

/** The filter in a request's URL. */
export const filterOf = (url: string): unknown =>
  JSON.parse(new URLSearchParams(url.split('?')[1]).get('filter') ?? 'null');
