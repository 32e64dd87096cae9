import { http, HttpResponse } from 'msw';
import { figureNames } from '../../../domain/returns/figures';
import type { Period, Return, ReturnRow } from '../../../src/dataProvider/returns';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import type { ForeignServer } from '../../support/foreignServer';
import { listed } from '../limits/limitsServer';

/** Today in the tests of returns. */
export const TODAY = '2026-07-06';

const SECTIONS = [
  { id: 3, name: 'AIR', nameBn: 'এয়ার' },
  { id: 4, name: 'JETTY', nameBn: null },
];

/** The figures of a month: zero where nothing else is given, in the sections left out. */
export const figuresOf = (given: Record<string, number>): Record<string, number> => ({
  ...Object.fromEntries(figureNames([]).map((name) => [name, 0])),
  ...given,
});

/** June: 120 writs + 7 filed − 9 disposed = 118, all in the section AIR. */
export const june = figuresOf({
  ...counts('writ', ''),
  ...counts('all', ''),
  ...counts('writ', '.section:3'),
  ...counts('all', '.section:3'),
  'opening.all.amount': 845_200_000,
  'demanded.all.amount': 12_500_000,
  'lowered.all.amount': 1_200_000,
  'collected.all.amount': 5_700_000,
  'closing.all.amount': 850_800_000,
  'closing.all.recoverable': 850_800_000,
  'closing.recoverable.amount': 850_800_000,
  'guarantees.valid.count': 4,
  'guarantees.valid.amount': 20_000_000,
  'hearings-held.all.count': 31,
});

function counts(kind: string, section: string): Record<string, number> {
  const each = {
    opening: 120,
    filed: 7,
    received: 7,
    total: 127,
    'disposed-for': 6,
    'disposed-against': 3,
    disposed: 9,
    closing: 118,
  };
  return Object.fromEntries(
    Object.entries(each).map(([figure, value]) => [`${figure}.${kind}.count${section}`, value]),
  );
}

export const draft = (id: number, from: string, more: Partial<Return> = {}): Return => ({
  id,
  version: 1,
  from,
  to: new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)), 0)).toISOString().slice(0, 10),
  state: 'DRAFT',
  edition: 1,
  replacedById: null,
  signedBy: null,
  memo: null,
  date: null,
  reason: null,
  countedAt: `${TODAY}T04:42:00Z`,
  progress: null,
  frozenAt: null,
  hash: null,
  opening: 120,
  received: 7,
  disposed: 9,
  closing: 118,
  ...more,
});

export const frozen = (id: number, from: string, more: Partial<Return> = {}): Return =>
  draft(id, from, {
    state: 'FROZEN',
    signedBy: 'Rahima Khatun',
    memo: 'L-5/2026',
    date: '2026-07-02',
    frozenAt: '2026-07-02T05:00:00Z',
    hash: '9f2c41d07ab5e3316c88',
    ...more,
  });

export const row = (id: number, more: Partial<ReturnRow> = {}): ReturnRow => ({
  id,
  kind: 'high-court-rits',
  recordId: 60 + id,
  caseFilingId: 10 + id,
  number: `WP-${id}/2026`,
  fileNumber: `S-${id}/2026`,
  company: 'Padma Trading',
  workPlaceId: 3,
  openedOn: '2026-06-10',
  disposedOn: null,
  amount: 1_450_000,
  way: 'filed',
  ...more,
});

interface Served {
  returns: Return[];
  rows?: ReturnRow[];
  period?: Period;
}

/** Simulates our own server with these returns, and the answers to what is done with them. */
export function serveReturns(foreign: ForeignServer, { returns, rows = [], period }: Served) {
  forgetCapabilities();
  const offers = ['returns', 'files', 'sections', 'idempotency', 'versions'];
  const one = (id: unknown) =>
    returns.find((each) => String(each.id) === id) ?? draft(Number(id), '2026-07-01');
  foreign.server.use(
    http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers })),
    http.get('/api/casebook/sections', () => listed('sections', SECTIONS)),
    http.get('/api/casebook/returns', () => listed('returns', returns)),
    http.get('/api/casebook/returns/period', () => HttpResponse.json(period as never)),
    http.get('/api/casebook/returns/:id', ({ params }) =>
      HttpResponse.json({ figures: june, ...one(params.id) } as never),
    ),
    http.get('/api/casebook/returns/:id/list', () => listed('returns', rows)),
    http.post('/api/casebook/returns', () => HttpResponse.json(draft(99, '2026-07-01'), { status: 201 })),
    http.post('/api/casebook/returns/:id/freeze', ({ params }) => HttpResponse.json(one(params.id) as never)),
    http.post('/api/casebook/returns/:id/unfreeze', ({ params }) =>
      HttpResponse.json({ ...one(params.id), id: 98, edition: 2, state: 'DRAFT' } as never),
    ),
  );
}
