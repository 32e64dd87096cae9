import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { field, openApp, sent } from '../caseFilings/openApp';
import { cellsOf, listed } from '../followOnCases/screens';

const foreign = useForeignServer();

const form = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  nameBn: null,
  uploadId: null,
  fileName: `${name}.xlsx`,
  type: 'xlsx',
  bytes: 20_480,
  ready: null,
  createdAt: '2026-07-02T04:00:00.000Z',
  version: 1,
  ...more,
});

const june = { id: 6, from: '2026-06-01', to: '2026-06-30', state: 'FROZEN', edition: 1, replacedById: null };
const july = { ...june, id: 7, from: '2026-07-01', to: '2026-07-31', state: 'DRAFT' };

/** Simulates our own server; `part` answers each part of an upload, `add` the form. */
function serveForms({ part, add }: { part?: () => Response; add?: () => Response } = {}) {
  forgetCapabilities();
  const page = (rows: object[], name: string) =>
    HttpResponse.json(rows, { headers: { 'content-range': `${name} 0-${rows.length - 1}/${rows.length}` } });
  foreign.server.use(
    http.get('/api/casebook/capabilities', () =>
      HttpResponse.json({ offers: ['return-forms', 'returns', 'sections', 'versions', 'idempotency'] }),
    ),
    http.get('/api/casebook/return-forms', () =>
      page(
        [form(1, 'Pending', { bytes: null, ready: 'pending-by-section' }), form(9, 'Board 7')],
        'return-forms',
      ),
    ),
    http.get('/api/casebook/return-forms/9', () => HttpResponse.json(form(9, 'Board 7'))),
    http.get('/api/casebook/returns', () => page([july, june], 'returns')),
    http.get('/api/casebook/returns/7', () =>
      HttpResponse.json({
        ...july,
        figures: { 'closing.writ.count': 1234, 'closing.all.amount': 845_200_000 },
      }),
    ),
    http.get('/api/casebook/sections', () => page([{ id: 3, name: 'AIR', nameBn: null }], 'sections')),
    http.post('/api/casebook/papers/uploads', () => HttpResponse.json({ id: 'ab', offset: 0 })),
    http.post('/api/casebook/return-forms', add ?? (() => HttpResponse.json(form(10, 'Board 8')))),
    http.get('/api/casebook/return-forms/9/filled', () =>
      HttpResponse.text('filled', {
        headers: {
          'content-disposition': `attachment; filename="form.xlsx"; filename*=UTF-8''Board%207%202026-06.xlsx`,
        },
      }),
    ),
  );
  // not by the simulated server, which reads every body as JSON
  const fetched = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    (input as string).includes('/uploads/ab')
      ? Promise.resolve(part?.() ?? Response.json({ id: 'ab', offset: 5 }))
      : fetched(input, init),
  );
}

/** Chooses a file in the chooser that the button opens. */
async function choose(user: { click: (element: Element) => Promise<void> }, file: File) {
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function choosing(
    this: HTMLInputElement,
  ) {
    Object.defineProperty(this, 'files', { value: [file] });
    this.dispatchEvent(new Event('change'));
  });
  await user.click(screen.getByRole('button', { name: 'Choose file' }));
  opened.mockRestore();
}

beforeEach(() => vi.restoreAllMocks());

it('the list of forms tells the ready ones from the office’s own', async () => {
  serveForms();
  await openApp(foreign, '/return-forms');
  const rows = await listed();
  expect(cellsOf(rows[0]).slice(1, 6)).toEqual([
    'Pending',
    'Pending.xlsx',
    'xlsx',
    'Ready form',
    '02/07/2026, 10:00',
  ]);
  expect(cellsOf(rows[1]).slice(1, 5)).toEqual(['Board 7', 'Board 7.xlsx', 'xlsx', '20.5 kB']);
});

it('a form is uploaded when its file is chosen, and saved with its upload', async () => {
  serveForms();
  const user = await openApp(foreign, '/create-return-form');
  await user.type(await field(/^Name(?! in)/), 'Board 8');
  await choose(user, new File(['bytes'], 'board.xlsx'));
  expect(await screen.findByText('board.xlsx')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(foreign, 'POST', '/api/casebook/return-forms')).toHaveLength(1));
  expect(sent(foreign, 'POST', '/api/casebook/papers/uploads')[0]!.body).toEqual({
    name: 'board.xlsx',
    bytes: 5,
  });
  expect(sent(foreign, 'POST', '/api/casebook/return-forms')[0]!.body).toEqual({
    name: 'Board 8',
    nameBn: null,
    uploadId: 'ab',
  });
});

it('an unknown name, a large file and an empty one are told beside the file', async () => {
  const names = '{closing.writs.count} (Sheet1!C7)';
  serveForms({
    add: () =>
      HttpResponse.json(
        {
          status: 400,
          code: 'invalid',
          errors: [{ field: 'uploadId', code: 'formNames', params: { names } }],
        },
        { status: 400 },
      ),
  });
  const user = await openApp(foreign, '/create-return-form');
  await user.type(await field(/^Name(?! in)/), 'Board 8');
  await choose(user, new File([], 'empty.xlsx'));
  expect(await screen.findByText('This file is empty')).toBeVisible();
  await choose(user, new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.xlsx'));
  expect(await screen.findByText('Must be a file of at most 5 MiB')).toBeVisible();
  await choose(user, new File(['bytes'], 'board.xlsx'));
  expect(await screen.findByText('board.xlsx')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`A return has no figures of these names: ${names}`)).toBeVisible();
});

it('a form is filled from the newest return, or another, and downloaded under the server’s name', async () => {
  serveForms();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:filled';
  const user = await openApp(foreign, '/return-forms/9/fill');
  const dialog = await screen.findByRole('dialog');
  const chosen = await within(dialog).findByRole('combobox');
  expect(chosen).toHaveTextContent('July 2026 (draft)');
  await user.click(chosen);
  await user.click(await screen.findByRole('option', { name: 'June 2026 (frozen)' }));
  await user.click(within(dialog).getByRole('button', { name: 'Fill' }));
  await waitFor(() => expect(saved).toEqual(['Board 7 2026-06.xlsx']));
  expect(sent(foreign, 'GET', '/api/casebook/return-forms/9/filled')[0]!.url).toMatch(/\?return=6$/);
});

it('the names that a form may have are found with their values in the newest return', async () => {
  serveForms();
  const user = await openApp(foreign, '/return-forms');
  await user.click(await screen.findByRole('button', { name: 'Names for forms' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('searchbox'), 'closing.writ');
  expect(await within(dialog).findByRole('cell', { name: '1,234' })).toBeVisible();
  await user.clear(within(dialog).getByRole('searchbox'));
  await user.type(within(dialog).getByRole('searchbox'), 'signed');
  expect(await within(dialog).findByRole('button', { name: 'Copy {signedBy}' })).toBeVisible();
});
