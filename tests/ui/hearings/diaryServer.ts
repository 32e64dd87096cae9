import { listed } from '../limits/limitsServer';
import { http, HttpResponse } from 'msw';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import type { ForeignServer } from '../../support/foreignServer';

/** Today in the tests of the diary, a Sunday. */
export const TODAY = '2026-11-22';

export const hearing = (id: number, more: object = {}) => ({
  id,
  version: 3,
  proceedingId: 100 + id,
  date: TODAY,
  time: null,
  court: 'Bench 2',
  itemNo: String(id),
  withId: null,
  purpose: 'HEARING',
  lawOfficer: null,
  note: null,
  result: null,
  resultNote: null,
  kind: 'tribunal-cases',
  recordId: 50 + id,
  number: `CEVT-${id}/2026`,
  caseFilingId: 10 + id,
  nothiNumber: `S-${id}/2026`,
  companyName: 'Padma Trading',
  workPlaceId: 1,
  nextId: null,
  nextDate: null,
  origin: 'own',
  isMissing: false,
  ...more,
});

type Hearing = ReturnType<typeof hearing>;

/** Simulates our own server with these hearings. It answers every list request with all of them. */
export function serveHearings(foreign: ForeignServer, hearings: Hearing[], days: object[] = []) {
  forgetCapabilities();
  foreign.server.use(
    http.get('/api/casebook/capabilities', () =>
      HttpResponse.json({ offers: ['hearings', 'files', 'versions', 'idempotency'] }),
    ),
    http.get('/api/casebook/hearings/days', () => HttpResponse.json(days)),
    http.get('/api/casebook/hearings/names', () =>
      HttpResponse.json({ court: ['Bench 2', 'Bench 9'], lawOfficer: ['DAG Karim'] }),
    ),
    http.get('/api/casebook/hearings', () => listed('hearings', hearings)),
    http.post('/api/casebook/hearings/:id/result', async ({ params, request }) => {
      const stored = hearings.find(({ id }) => id === Number(params.id))!;
      const { result, next } = (await request.json()) as { result: string; next: { date: string } | null };
      Object.assign(stored, { result, nextDate: next?.date ?? null, version: stored.version + 1 });
      return HttpResponse.json({ hearing: stored, next: null });
    }),
  );
}
