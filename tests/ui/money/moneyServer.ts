import { http, HttpResponse } from 'msw';
import type { Guarantee, Stay } from '../../../src/dataProvider/money';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import type { ForeignServer } from '../../support/foreignServer';
import { listed } from '../limits/limitsServer';

/** Today in the tests of money, a Sunday. */
export const TODAY = '2026-10-04';

/** A guarantee of 50,00,000.00 over one file, valid until a Friday. */
export const guarantee = (id: number, more: object = {}) =>
  ({
    id,
    version: 2,
    kind: 'BANK_GUARANTEE',
    number: `BG-${id}`,
    bankId: 3,
    bankName: 'Agrani Bank PLC',
    bankNameBn: null,
    amount: 5_000_000,
    left: 3_200_000,
    validUntil: '2026-10-09',
    expiresOn: '2026-10-09',
    encashBy: '2026-10-08',
    continuing: null,
    originalAt: 'Safe 2',
    confirmedOn: null,
    state: 'VALID',
    steps: [],
    files: [{ caseFilingId: 7, nothiNumber: 'S-7/2026' }],
    fileNumbers: 'S-7/2026',
    ...more,
  }) as unknown as Guarantee;

/** A stay of six months in a tribunal case. */
export const stay = (id: number, more: object = {}) =>
  ({
    id,
    version: 2,
    proceedingId: 12,
    kind: 'tribunal-cases',
    number: 'CEVT-12/2026',
    court: 'Bench 2',
    caseFilingId: 7,
    nothiNumber: 'S-7/2026',
    orderedOn: '2026-04-09',
    receivedOn: null,
    of: 'REALISATION',
    amount: 0,
    until: 'MONTHS',
    untilDay: null,
    untilMonths: 6,
    endsOn: '2026-10-09',
    condition: null,
    conditionAmount: 0,
    conditionDueOn: null,
    metOn: null,
    vacatedOn: null,
    state: 'IN_FORCE',
    ...more,
  }) as unknown as Stay;

/** Simulates our own server with these guarantees and stays. It answers every list request with all of them. */
export function serveMoney(foreign: ForeignServer, guarantees: Guarantee[], stays: Stay[] = []) {
  forgetCapabilities();
  const offers = ['money', 'files', 'hearings', 'versions', 'idempotency', 'recordsById', 'proceedings'];
  foreign.server.use(
    http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers })),
    http.get('/api/casebook/guarantees', () => listed('guarantees', guarantees)),
    http.get('/api/casebook/stays', () => listed('stays', stays)),
    http.get('/api/casebook/banks', () => listed('banks', [{ id: 3, name: 'Agrani Bank PLC' }])),
    http.post('/api/casebook/guarantees/:id/steps', () => HttpResponse.json(guarantees[0] as object)),
    http.post('/api/casebook/stays', () => HttpResponse.json({ ...stays[0], id: 99 }, { status: 201 })),
    http.put('/api/casebook/stays/:id', async ({ request }) => HttpResponse.json(await request.json())),
  );
}

/** The texts of a table's column, by its heading. */
export function cells(heading: string): (string | null | undefined)[] {
  const place = [...document.querySelectorAll('main thead th')].findIndex(({ textContent }) =>
    textContent?.startsWith(heading),
  );
  return [...document.querySelectorAll<HTMLTableRowElement>('main tbody tr')].map(
    (row) => row.cells[place]?.textContent,
  );
}
