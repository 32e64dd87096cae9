import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { useWorkerInThread } from '../../support/workerInThread';
import { openApp, sent } from '../caseFilings/openApp';
import { cells } from '../money/moneyServer';
import { sheetRows, titleButton, useDownloads } from '../spreadsheet/exports';
import { draft, frozen, june, row, serveReturns, TODAY } from './returnsServer';

const foreign = useForeignServer();
useWorkerInThread();
const saved = useDownloads();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
});

it('the list shows the months with their cases, and begins the next one', async () => {
  serveReturns(foreign, {
    returns: [frozen(7, '2026-06-01', { edition: 2 }), frozen(5, '2026-05-01', { memo: 'L-4/2026' })],
  });
  const person = await openApp(foreign, '/returns');
  expect(await screen.findByRole('link', { name: 'June 2026' })).toHaveAttribute('href', '/returns/7');
  expect(cells('State')).toEqual(['Frozen, edition 2', 'Frozen']);
  expect(cells('Opening')).toEqual(['120', '120']);
  expect(cells('Closing')).toEqual(['118', '118']);
  expect(cells('Memo no.')).toEqual(['L-5/2026', 'L-4/2026']);
  const asked = sent(foreign, 'GET', '/api/casebook/returns').map(({ url }) => decodeURIComponent(url));
  expect(asked.some((url) => url.includes('filter={"editions":"IN_FORCE"}'))).toBe(true);
  await person.click(await screen.findByRole('button', { name: 'Begin the return of July 2026' }));
  await waitFor(() =>
    expect(sent(foreign, 'POST', '/api/casebook/returns')[0]?.body).toEqual({
      from: '2026-07-01',
      to: '2026-07-31',
    }),
  );
  await waitFor(() => expect(location.pathname).toBe('/returns/99'));
});

it('a list without returns says what a return is and begins the first of a chosen month', async () => {
  serveReturns(foreign, { returns: [] });
  const person = await openApp(foreign, '/returns');
  expect(await screen.findByText(/^The first return takes its opening from the register/)).toBeVisible();
  await person.selectOptions(screen.getByLabelText('Month of the first return'), 'January 2026');
  await person.click(screen.getByRole('button', { name: 'Begin the return of January 2026' }));
  await waitFor(() =>
    expect(sent(foreign, 'POST', '/api/casebook/returns')[0]?.body).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
    }),
  );
});

it('no return is begun beside a draft that follows a frozen one', async () => {
  serveReturns(foreign, { returns: [draft(7, '2026-06-01'), frozen(6, '2026-05-01')] });
  await openApp(foreign, '/returns');
  await screen.findByRole('link', { name: 'June 2026' });
  expect(screen.queryByRole('button', { name: /^Begin/ })).toBeNull();
});

it('the list of a figure says in words what it counts, and links to the files', async () => {
  serveReturns(foreign, {
    returns: [frozen(7, '2026-06-01')],
    rows: [row(1), row(2, { caseFilingId: null, fileNumber: null, way: 'late' })],
  });
  await openApp(foreign, '/returns/7/closing.writ.count.section:3');
  await screen.findByRole('heading', { level: 1, name: 'Closing: Writs, AIR, June 2026' });
  await screen.findAllByRole('link', { name: 'WP-1/2026' });
  expect(cells('Number').at(1)).toBe('WP-2/2026');
  expect(screen.getByRole('link', { name: 'S-1/2026' })).toHaveAttribute('href', '/files/11');
  expect(screen.queryByRole('link', { name: 'WP-2/2026' })).toBeNull();
  expect(cells('Kind')).toEqual(['Writs', 'Writs']);
  expect(cells('Section')).toEqual(['AIR', 'AIR']);
  expect(cells('Way in or out')).toEqual(['Filed', 'Entered late']);
  const [asked] = sent(foreign, 'GET', '/api/casebook/returns/7/list');
  expect(Object.fromEntries(new URLSearchParams(asked?.url.split('?')[1]))).toEqual({
    figure: 'closing.writ.count.section:3',
    sort: '["number","ASC"]',
    range: '[0,19]',
  });
});

it.each([
  ['results-missing.all.count', 'Date of hearing'],
  ['limits-missed.all.count', 'Last day'],
  ['guarantees.valid.count', 'Valid until'],
])('the list of %s says which day each row is about', async (figure, heading) => {
  const rows = [row(1, { disposedOn: '2026-06-21' })];
  serveReturns(foreign, { returns: [frozen(7, '2026-06-01')], rows });
  await openApp(foreign, `/returns/7/${figure}`);
  await screen.findAllByRole('link', { name: 'WP-1/2026' });
  expect(cells(heading)).toEqual(['21/06/2026']);
});

it('the list of a figure is exported with its rows alone', async () => {
  serveReturns(foreign, { returns: [frozen(7, '2026-06-01')], rows: [row(1)] });
  const person = await openApp(foreign, '/returns/7/closing.writ.count');
  await screen.findAllByRole('link', { name: 'WP-1/2026' });
  await person.click(await titleButton('Export Data'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]!.name).toBe('Return_2026-06_closing_writ_count.xlsx');
  expect((await sheetRows(saved[0]!.file, 'Return'))[1]?.slice(0, 6)).toEqual([
    1,
    'WP-1/2026',
    'Writs',
    'S-1/2026',
    'Padma Trading',
    'AIR',
  ]);
  const asked = sent(foreign, 'GET', '/api/casebook/returns/7/list').map(
    ({ url }) => new URL(url, 'http://x'),
  );
  expect(asked.map(({ searchParams }) => searchParams.get('figure'))).toEqual([
    'closing.writ.count',
    'closing.writ.count',
  ]);
});

it.each([
  ['closing.writ.nothing', 'Page not found.'],
  ['closing.all.recoverable', 'Closing: recoverable now (Tk), June 2026'],
  ['guarantees.lapsing.count', 'Guarantees: lapsing within 30 days (number), June 2026'],
])('the URL of the figure %s opens “%s”', async (figure, title) => {
  serveReturns(foreign, { returns: [frozen(7, '2026-06-01')] });
  await openApp(foreign, `/returns/7/${figure}`);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

it('a quarter says which months it adds up and that a part is counted live, without lists', async () => {
  serveReturns(foreign, {
    returns: [],
    period: {
      from: '2026-04-01',
      to: '2026-06-30',
      months: [
        { id: 5, from: '2026-04-01', state: 'FROZEN' },
        { id: 7, from: '2026-06-01', state: 'DRAFT' },
      ],
      live: true,
      figures: june,
    },
  });
  await openApp(foreign, '/returns/period?from=2026-04-01&to=2026-06-30');
  await screen.findByRole('heading', { level: 1, name: 'April 2026 to June 2026' });
  expect(await screen.findByRole('note')).toHaveTextContent(
    'Added up from: April 2026 (Frozen), June 2026 (Draft). Some of it is not frozen and may still change.',
  );
  expect(screen.queryByRole('link', { name: '118' })).toBeNull();
  const views = [...screen.getByRole('navigation', { name: 'Period' }).querySelectorAll('a')];
  expect(views.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Month', '/returns/period?from=2026-06-01&to=2026-06-30'],
    ['Quarter', '/returns/period?from=2026-04-01&to=2026-06-30'],
    ['Year', '/returns/period?from=2026-01-01&to=2026-12-31'],
    ['Fiscal year', '/returns/period?from=2025-07-01&to=2026-06-30'],
    ['Any days', '/returns/period?from=2026-04-01&to=2026-06-30&free='],
  ]);
});
