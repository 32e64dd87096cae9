import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { placesOf } from '../../../src/papers/viewer/findText';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, sent } from '../caseFilings/openApp';
import { page } from '../files/filePage';
import { listed } from '../limits/limitsServer';

const foreign = useForeignServer();

const paper = (id: number, more: object = {}) => ({
  id,
  version: 1,
  caseFilingId: 1,
  proceedingId: null,
  hearingId: null,
  guaranteeId: null,
  kind: 4,
  kindCode: 'order',
  kindName: 'Order',
  kindNameBn: 'আদেশ',
  name: null,
  date: '2025-02-01',
  memo: null,
  from: null,
  to: null,
  description: null,
  source: 'FILE',
  fileVersion: 1,
  type: 'docx',
  bytes: 20_480,
  pages: null,
  fileName: 'order.docx',
  createdAt: '2026-11-20T04:00:00.000Z',
  createdBy: { id: 2, userName: 'customs', fullName: 'Rafiqul Islam' },
  ...more,
});

const kinds = [
  { id: 4, code: 'order', name: 'Order', nameBn: 'আদেশ', active: true },
  { id: 5, code: 'petition', name: 'Petition', nameBn: 'আরজি', active: true },
  { id: 6, code: null, name: 'Old kind', nameBn: null, active: false },
];

/** Simulates our own server with these papers; `add` answers each new one. */
function servePapers(papers: object[], add = () => HttpResponse.json(paper(9), { status: 201 })) {
  forgetCapabilities();
  const offers = ['papers', 'files', 'hearings', 'proceedings', 'recordsById', 'versions', 'idempotency'];
  foreign.server.use(
    http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers })),
    http.get('/api/casebook/files/1', () => HttpResponse.json(page)),
    http.get('/api/casebook/papers', () => listed('papers', papers)),
    http.get('/api/casebook/papers/:id', () => HttpResponse.json({ ...papers[0], versions: [] })),
    http.get('/api/casebook/papers/:id/picture', () => HttpResponse.json({}, { status: 404 })),
    http.get('/api/casebook/paper-kinds', () => listed('paper-kinds', kinds)),
    http.post('/api/casebook/papers/uploads', () => HttpResponse.json({ id: 'ab', offset: 0 })),
    http.post('/api/casebook/papers', add),
  );
}

/** The parts of uploads that were sent, as `GET` or `PUT offset`. */
let parts: string[];

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  parts = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // not by the simulated server, which reads every body as JSON
  const fetched = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input as string;
    if (!url.includes('/uploads/ab')) return fetched(input, init);
    parts.push(`${init?.method} ${url.split('offset=')[1] ?? ''}`.trim());
    return Promise.resolve(Response.json({ id: 'ab', offset: init?.method === 'PUT' ? 5 : 2 }));
  });
});

const open = async (address = '/files/1', options = {}) => {
  const user = await openApp(foreign, address, options);
  await screen.findByRole('heading', { level: 1, name: 'S-1/AP/2024' });
  return user;
};

const drop = (...files: File[]) =>
  fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } });

const posted = () => sent(foreign, 'POST', '/api/casebook/papers').map(({ body }) => body);

it('the papers of a file stand by their proceeding and open beside their facts', async () => {
  servePapers([
    paper(1, { memo: '12/legal/2025' }),
    paper(2, { proceedingId: 12, kind: 5, kindName: 'Petition', date: '2024-03-12', pages: 3, type: 'pdf' }),
  ]);
  const user = await open();
  const section = await screen.findByRole('region', { name: 'Papers (2)' });
  expect(within(section).getByRole('region', { name: 'Appellate Tribunal Case, No. 12' })).toHaveTextContent(
    'Petition, 12/03/20243 pages',
  );
  await user.click(within(section).getByRole('button', { name: /^Order, 01\/02\/2025/ }));
  const viewer = await screen.findByRole('dialog', { name: 'Order, 01/02/2025, file S-1/AP/2024' });
  expect(location.search).toBe('?paper=1');
  expect(viewer).toHaveTextContent('Memo number12/legal/2025');
  expect(viewer).toHaveTextContent('Download it to open it in Word or Excel');
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: /^Petition/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('');
});

it('a dropped file is sent while its kind and day, which its name tells, are shown', async () => {
  servePapers([]);
  const user = await open();
  await screen.findByText(/Drop files anywhere/);
  drop(new File(['bytes'], 'petition 12-03-2024.pdf'));
  const dialog = await screen.findByRole('dialog', { name: 'Add papers to S-1/AP/2024' });
  expect(await within(dialog).findByLabelText(/^Kind/)).toHaveDisplayValue('Petition');
  expect(within(dialog).queryByRole('option', { name: 'Old kind' })).toBeNull();
  expect(within(dialog).getByLabelText(/^Date/)).toHaveDisplayValue('12/03/2024');
  await user.selectOptions(within(dialog).getByLabelText(/^Case/), 'Appellate Tribunal Case, No. 12');
  await user.type(within(dialog).getByLabelText(/^Memo/), '77{Enter}');
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]).toMatchObject({
    caseFilingId: 1,
    proceedingId: 12,
    kind: 5,
    date: '2024-03-12',
    memo: '77',
    uploadId: 'ab',
    again: false,
  });
  expect(await screen.findByText('Paper added')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('several files are added at once, and none comes back', async () => {
  servePapers([]);
  const user = await open();
  await screen.findByText(/Drop files anywhere/);
  drop(new File(['bytes'], 'order.pdf'), new File(['other'], 'petition.pdf'));
  expect(await screen.findAllByLabelText(/^Kind/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Add all 2' }));
  expect(await screen.findByText('2 papers added')).toBeVisible();
  expect(posted()).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a paper that is there already is added all the same when somebody says so', async () => {
  const params = { paperId: 1, name: 'Order', nameBn: 'আদেশ', day: '2025-02-01' };
  const twice = {
    status: 409,
    code: 'paperTwice',
    params,
    errors: [{ field: 'uploadId', code: 'paperTwice', params }],
  };
  let times = 0;
  servePapers([paper(1)], () =>
    (times += 1) === 1
      ? HttpResponse.json(twice, { status: 409 })
      : HttpResponse.json(paper(9), { status: 201 }),
  );
  const user = await open();
  await screen.findByRole('region', { name: 'Papers (1)' });
  drop(new File(['bytes'], 'order.pdf'));
  await user.type(await screen.findByLabelText(/^Memo/), '77{Enter}');
  expect(await screen.findByText('This paper is already on this file: Order, 01/02/2025')).toBeVisible();
  expect(screen.getByLabelText(/^Memo/)).toHaveValue('77');
  await user.click(screen.getByRole('button', { name: 'Add all the same' }));
  await waitFor(() =>
    expect(posted().map((body) => (body as { again: boolean }).again)).toEqual([false, true]),
  );
});

it('an empty file and a large one are refused before anything is sent', async () => {
  servePapers([]);
  await open();
  await screen.findByText(/Drop files anywhere/);
  const large = new File(['x'], 'large.pdf');
  Object.defineProperty(large, 'size', { value: 100 * 1024 * 1024 + 1 });
  drop(new File([], 'empty.pdf'), large);
  expect(await screen.findByText('This file is empty')).toBeVisible();
  expect(screen.getByText('Must be a file of at most 100 MiB')).toBeVisible();
  expect(sent(foreign, 'POST', '/api/casebook/papers/uploads')).toEqual([]);
});

it('a file that was begun before the page was loaded again goes on where it stopped, with what was typed', async () => {
  const file = new File(['bytes'], 'order.pdf', { lastModified: 1 });
  sessionStorage.setItem(
    'papers',
    JSON.stringify({
      'order.pdf|5|1': { uploadId: 'ab', caseFilingId: 1, name: 'order.pdf', values: { memo: '77' } },
      'other.pdf|5|1': { uploadId: 'cd', caseFilingId: 2, name: 'other.pdf', values: {} },
    }),
  );
  servePapers([]);
  await open();
  expect(await screen.findByText(/^Not added yet: order.pdf\. Choose the files again/)).toBeVisible();
  drop(file);
  expect(await screen.findByLabelText(/^Memo/)).toHaveValue('77');
  expect(await screen.findByText('Received')).toBeVisible();
  expect(parts).toEqual(['GET', 'PUT 2']);
  expect(sent(foreign, 'POST', '/api/casebook/papers/uploads')).toEqual([]);
});

it('closing the dialog keeps the files that were not added, and adding goes on with what was typed', async () => {
  servePapers([]);
  const user = await open();
  await screen.findByText(/Drop files anywhere/);
  drop(new File(['bytes'], 'order.pdf', { lastModified: 1 }));
  await user.type(await screen.findByLabelText(/^Memo/), '77');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Not added yet: order.pdf.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText(/^Memo/)).toHaveValue('77');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Drop them' }));
  expect(screen.queryByText(/^Not added yet/)).toBeNull();
  expect(sessionStorage.getItem('papers')).toBe('{}');
});

it('closing the dialog drops files that cannot be added', async () => {
  const refusal = { status: 400, code: 'invalid', errors: [{ field: 'uploadId', code: 'fileType' }] };
  servePapers([], () => HttpResponse.json(refusal, { status: 400 }));
  const user = await open();
  await screen.findByText(/Drop files anywhere/);
  drop(new File(['MZ'], 'order.pdf', { lastModified: 1 }), new File([], 'empty.pdf'));
  await screen.findByText('This file is empty');
  await user.type((await screen.findAllByLabelText(/^Memo/))[0]!, '77{Enter}');
  await waitFor(() => expect(posted()).toHaveLength(1));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/^Not added yet/)).toBeNull();
  expect(sessionStorage.getItem('papers')).toBe('{}');
});

it('nobody sees papers where the server offers none', async () => {
  servePapers([paper(1)]);
  foreign.server.use(
    http.get('/api/casebook/capabilities', () =>
      HttpResponse.json({ offers: ['files', 'hearings', 'proceedings'] }),
    ),
  );
  await open();
  expect(screen.queryByRole('button', { name: 'Add papers' })).toBeNull();
  expect(sent(foreign, 'GET', '/api/casebook/papers')).toEqual([]);
});

it('a search finds words in any case and digits of either script', () => {
  expect(placesOf('fine ১২', 'The Fine 12 and FINE ১২')).toEqual([4, 16]);
  expect(placesOf(' ', 'a b')).toEqual([]);
});
