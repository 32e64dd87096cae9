import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, sent } from '../caseFilings/openApp';
import { emptyPage } from '../files/filePage';
import { listed } from '../limits/limitsServer';

const foreign = useForeignServer();

const of = (given: object = {}) => ({
  id: 1,
  nothiNumber: 'S-1/AP/2024',
  companyName: 'Karnaphuli Ltd',
  class: 'C',
  years: 5,
  ruleName: 'All other files',
  ruleNameBn: null,
  endedOn: '2019-03-31',
  overOn: '2024-03-31',
  why: [],
  state: 'DUE',
  holdReason: null,
  destroyedOn: null,
  destroyedBy: null,
  destroyedMemo: null,
  ...given,
});

let own: object[];
let list: object[];

beforeEach(() => {
  vi.setSystemTime('2026-03-17T06:00:00Z');
  forgetCapabilities();
  own = [];
  list = [of(), of({ id: 2, nothiNumber: 'S-2/AP/2024' })];
  foreign.server.use(
    http.get('/api/casebook/capabilities', () =>
      HttpResponse.json({ offers: ['files', 'hearings', 'volumes', 'retention-rules', 'versions'] }),
    ),
    http.get('/api/casebook/files/1', () => HttpResponse.json(emptyPage)),
    http.get('/api/casebook/file-retention', () => listed('file-retention', own)),
    http.get('/api/casebook/retention', () => listed('retention', list)),
    http.get('/api/casebook/retention/1', () => HttpResponse.json(list[0])),
    http.post('/api/casebook/file-retention', () => HttpResponse.json({ id: 9 })),
    http.post('/api/casebook/destructions', () =>
      HttpResponse.json({
        id: 3,
        destroyed: 1,
        kept: [{ caseFilingId: 2, nothiNumber: 'S-2/AP/2024', why: ['CALL', 'OUT'] }],
      }),
    ),
  );
});

const panel = () => screen.findByRole('region', { name: 'Retention' });

it('a file says its class, by which rule, and why it is kept longer', async () => {
  list = [of({ state: 'KEPT', why: ['LIMIT', 'GUARANTEE'] })];
  await openApp(foreign, '/files/1');
  expect(await within(await panel()).findByText('Class গ, 5 years')).toBeVisible();
  expect(await panel()).toHaveTextContent(
    'Class গ, 5 years · rule: All other files' +
      'Its time has been over since 31/03/2024. Kept all the same: a time limit is running, a guarantee is not released.',
  );
});

it('a file with a pending case says that it has not ended, whatever day its last order gives', async () => {
  list = [of({ overOn: '2029-03-31', state: 'NOT_OVER', why: ['LIVE'] })];
  await openApp(foreign, '/files/1');
  expect(await within(await panel()).findByText('The file has not ended yet.')).toBeVisible();
  expect(await panel()).not.toHaveTextContent('2029');
});

it('who may not read the list sees what people decided about the file alone, and can hold it', async () => {
  const user = await openApp(foreign, '/files/1', { roles: ['ROLE_CUSTOMS'] });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit retention' }));
  await user.type(await screen.findByLabelText('On hold because'), 'Audit');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(foreign, 'POST', '/api/casebook/file-retention')).toHaveLength(1));
  expect(sent(foreign, 'POST', '/api/casebook/file-retention')[0]?.body).toMatchObject({
    caseFilingId: 1,
    holdReason: 'Audit',
    destructionId: null,
  });
  expect(sent(foreign, 'GET', '/api/casebook/retention/1')).toEqual([]);
});

it('a form of retention in which nothing was entered saves nothing', async () => {
  const user = await openApp(foreign, '/files/1');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit retention' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(foreign, 'POST', '/api/casebook/file-retention')).toEqual([]);
});

it('a destroyed file says so at its head', async () => {
  own = [
    {
      id: 9,
      version: 2,
      caseFilingId: 1,
      class: 'D',
      years: 1,
      holdReason: null,
      destructionId: 3,
      destroyedOn: '2026-01-20',
      destroyedBy: 'Record committee',
      destroyedMemo: 'Memo 7',
    },
  ];
  await openApp(foreign, '/files/1');
  const note = 'The paper file was destroyed on 20/01/2026 by Record committee, Memo 7.';
  expect(await screen.findByText(note)).toBeVisible();
});

it('chosen files are recorded as destroyed, and those that must be kept are named with the reason', async () => {
  const user = await openApp(foreign, '/files/retention');
  await user.click(await screen.findByRole('checkbox', { name: 'S-1/AP/2024' }));
  await user.click(screen.getByRole('button', { name: 'Choose this page' }));
  await user.click(screen.getByRole('button', { name: 'Record destruction (2)' }));
  await user.type(await screen.findByLabelText(/^Memo No\./), 'Memo 7');
  await user.type(screen.getByLabelText(/^Destroyed by/), 'Record committee{Enter}');
  await waitFor(() => expect(sent(foreign, 'POST', '/api/casebook/destructions')).toHaveLength(1));
  expect(sent(foreign, 'POST', '/api/casebook/destructions')[0]?.body).toEqual({
    caseFilingIds: [1, 2],
    on: '2026-03-17',
    memo: 'Memo 7',
    by: 'Record committee',
    note: null,
  });
  expect(await screen.findByText('Not recorded: S-2/AP/2024 (called for, a volume is out)')).toBeVisible();
  expect(await screen.findByText('1 file recorded as destroyed')).toBeVisible();
});

it('Print opens the whole list as it is filtered, not only the page', async () => {
  const user = await openApp(foreign, '/files/retention');
  await screen.findByRole('checkbox', { name: 'S-1/AP/2024' });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
  const dialog = await screen.findByRole('dialog', { name: /^Files to be destroyed: May be destroyed/ });
  expect(await within(dialog).findByText('Rows 1–2 of 2')).toBeVisible();
  expect(within(dialog).getAllByRole('row')).toHaveLength(3);
  const asked = sent(foreign, 'GET', '/api/casebook/retention').map(
    ({ url }) => new URLSearchParams(url.split('?')[1]),
  );
  expect(asked.map((query) => query.get('range'))).toContain('[0,4999]');
  expect(asked.every((query) => query.get('filter') === '{"state":"DUE"}')).toBe(true);
});
