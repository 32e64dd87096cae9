import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { filing, useForeignServer } from '../../support/foreignServer';
import { openApp, sent } from '../caseFilings/openApp';
import { emptyPage, proceeding } from '../files/filePage';
import { listed } from '../limits/limitsServer';

const foreign = useForeignServer();

const scan = (id: number, more: object = {}) => ({
  id,
  fileName: `SCAN_${id}.pdf`,
  bytes: 900,
  type: 'pdf',
  pages: 2,
  refusal: null,
  fault: null,
  aside: false,
  isRead: true,
  foundAt: '2026-11-20T04:00:00.000Z',
  proposals: [],
  twin: null,
  ...more,
});

const proposal = (caseFilingId: number, more: object = {}) => ({
  caseFilingId,
  nothiNumber: `S-${caseFilingId}/AP/2024`,
  companyName: 'Karnaphuli Ltd',
  proceedingId: null,
  by: 'LABEL',
  sure: true,
  ...more,
});

const kinds = [
  { id: 4, code: 'order', name: 'Order', nameBn: 'আদেশ', active: true },
  { id: 5, code: 'petition', name: 'Petition', nameBn: 'আরজি', active: true },
];

const paper = {
  id: 9,
  version: 1,
  caseFilingId: 1,
  nothiNumber: 'S-1/AP/2024',
  kindName: 'Order',
  kindNameBn: null,
  date: '2025-02-01',
};

function serveScans(scans: ReturnType<typeof scan>[]) {
  const offers = ['scans', 'papers', 'files', 'proceedings', 'recordsById', 'versions', 'idempotency'];
  const waiting = new Map(scans.map((each) => [each.id, each]));
  const leave = ({ params }: { params: Record<string, unknown> }) => waiting.delete(Number(params.id));
  foreign.server.use(
    http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers })),
    http.get('/api/casebook/scans', () =>
      listed(
        'scans',
        [...waiting.values()].map(({ proposals: _p, twin: _t, ...each }) => each),
      ),
    ),
    http.get('/api/casebook/scans/:id', ({ params }) => HttpResponse.json(waiting.get(Number(params.id)))),
    http.get('/api/casebook/scans/:id/picture', () => HttpResponse.json({}, { status: 404 })),
    http.post('/api/casebook/scans/:id/attach', (request) => {
      leave(request);
      return HttpResponse.json(paper);
    }),
    http.post('/api/casebook/scans/:id/aside', (request) => {
      leave(request);
      return HttpResponse.json({ id: 1 });
    }),
    http.post('/api/casebook/scans/:id/remove', (request) => {
      leave(request);
      return HttpResponse.json({ id: 1 });
    }),
    http.get('/api/casebook/files/1', () => HttpResponse.json(emptyPage)),
    http.get('/api/casebook/papers', () => listed('papers', [paper])),
    http.get('/api/casebook/paper-kinds', () => listed('paper-kinds', kinds)),
    http.get('/api/casebook/proceedings', () => listed('proceedings', [proceeding(12, 'tribunal-cases')])),
    http.get('/api/casebook/case-fillings/:id', ({ params }) =>
      HttpResponse.json(filing(Number(params.id), { nothiNumber: `S-${String(params.id)}/AP/2024` })),
    ),
  );
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  forgetCapabilities();
});

const attached = () =>
  sent(foreign, 'POST', /scans\/\d+\/attach$/).map(({ url, body }) => [url.split('/').at(-2), body]);
const kind = async () => waitFor(() => screen.getByLabelText(/^Kind/));

it('scans are attached one after another by keyboard alone', async () => {
  serveScans([
    scan(1, { proposals: [proposal(1, { proceedingId: 12 })] }),
    scan(2, { proposals: [proposal(3, { by: 'FILE_NUMBER' })] }),
  ]);
  const user = await openApp(foreign, '/papers/inbox');
  await waitFor(async () => expect(await kind()).toHaveFocus());
  expect(await screen.findByText('S-1/AP/2024', { selector: 'p' })).toBeVisible();
  expect(screen.getByText('By the label on its first page')).toBeVisible();
  await screen.findByRole('option', { name: 'Order' });
  await user.selectOptions(await kind(), 'Order');
  await user.tab();
  await user.keyboard('01022025{Enter}');
  await waitFor(() => expect(attached()).toHaveLength(1));
  expect(attached()[0]).toMatchObject([
    '1',
    { caseFilingId: 1, proceedingId: 12, kind: 4, date: '2025-02-01' },
  ]);
  expect(await screen.findByText('S-3/AP/2024', { selector: 'p' })).toBeVisible();
  await waitFor(async () => expect(await kind()).toHaveFocus());
  expect(await kind()).toHaveDisplayValue('Order');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(attached()).toHaveLength(2));
  expect(attached()[1]).toMatchObject(['2', { caseFilingId: 3, kind: 4, date: null }]);
  expect(await screen.findByText(/New scans appear here/)).toBeVisible();
  const done = screen.getByRole('region', { name: 'Attached just now' });
  await user.click(within(done).getByRole('button', { name: /^Move Order, 01\/02\/2025 from S-1/ }));
  expect(await screen.findByRole('dialog', { name: /^Move to another file/ })).toBeVisible();
});

it('of two files that are equally likely, a person chooses', async () => {
  serveScans([
    scan(1, { proposals: [proposal(1, { by: 'CASE_NUMBER' }), proposal(2, { by: 'CASE_NUMBER' })] }),
  ]);
  const user = await openApp(foreign, '/papers/inbox');
  expect(await screen.findByText('Which file?')).toBeVisible();
  await waitFor(async () => expect(await screen.findByLabelText(/^File/)).toHaveFocus());
  await user.click(screen.getByRole('button', { name: /^S-2\/AP\/2024/ }));
  expect(await screen.findByText('S-2/AP/2024', { selector: 'p' })).toBeVisible();
});

it('proposes the file that was opened last, and asks to compare it', async () => {
  serveScans([scan(1)]);
  await openApp(foreign, '/files/1');
  await screen.findByRole('heading', { level: 1, name: 'S-1/AP/2024' });
  act(() => {
    history.pushState(null, '', '/papers/inbox');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByText('S-1/AP/2024', { selector: 'p' })).toBeVisible();
  expect(screen.getByText('The file that you opened last. Compare the number')).toBeVisible();
});

it('says what cannot be read or attached, and sets it aside', async () => {
  serveScans([
    scan(1, { type: null, pages: null, refusal: 'paperIsProgram' }),
    scan(2, { pages: null, fault: 'damaged' }),
  ]);
  const user = await openApp(foreign, '/papers/inbox');
  expect(await screen.findByText(/program/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Attach/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Set aside' }));
  expect(await screen.findByText(/The pages of this file cannot be read/)).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Attach/ })).toBeVisible();
  expect(sent(foreign, 'POST', '/api/casebook/scans/1/aside').map(({ body }) => body)).toEqual([
    { aside: true },
  ]);
});

it('a scan that a paper has already is removed on request', async () => {
  const twin = {
    paperId: 9,
    caseFilingId: 1,
    nothiNumber: 'S-1/AP/2024',
    kindName: 'Order',
    kindNameBn: null,
    date: '2025-02-01',
  };
  serveScans([scan(1, { twin })]);
  const user = await openApp(foreign, '/papers/inbox');
  expect(await screen.findByText('This scan is on S-1/AP/2024 already: Order, 01/02/2025')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove from the inbox' }));
  expect(await screen.findByText(/New scans appear here/)).toBeVisible();
});

it('a foreign server has no scan inbox', async () => {
  await openApp(foreign, '/papers/inbox');
  expect(await screen.findByRole('heading', { name: 'Page not found.' })).toBeVisible();
});
