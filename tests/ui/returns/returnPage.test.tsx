import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { field, openApp, sent } from '../caseFilings/openApp';
import { draft, figuresOf, frozen, june, serveReturns, TODAY } from './returnsServer';

const foreign = useForeignServer();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
});

const table = (name: string) => screen.findByRole('table', { name });
const texts = (cells: Iterable<Element>) => [...cells].map(({ textContent }) => textContent);
const rowOf = (shown: HTMLElement, heading: string) =>
  texts(within(shown).getByRole('rowheader', { name: heading }).closest('tr')!.querySelectorAll('td'));

it('a return shows each kind from opening to closing, with a link from each number to its list', async () => {
  serveReturns(foreign, { returns: [frozen(7, '2026-06-01')] });
  await openApp(foreign, '/returns/7');
  await screen.findByRole('heading', { level: 1, name: 'June 2026' });
  const cases = await table('Cases');
  expect(texts(cases.querySelectorAll('thead th'))).toEqual([
    'Kind',
    'Opening',
    'Came to the list',
    'Total',
    'Left the list',
    'Closing',
    'Owed in them (crore Tk)',
    'Filed',
    'Received',
    'For govt.',
    'Against govt.',
    'Disposed',
  ]);
  expect(rowOf(cases, 'Writs')).toEqual(['120', '7', '7', '127', '6', '3', '9', '118', '–']);
  expect(rowOf(cases, 'All')).toEqual(['120', '7', '7', '127', '6', '3', '9', '118', '85.08']);
  expect(cases.querySelectorAll('tbody tr')).toHaveLength(11);
  expect(within(cases).getAllByRole('link', { name: '118' })[0]).toHaveAttribute(
    'href',
    '/returns/7/closing.writ.count',
  );
  expect(screen.getByText(/^Frozen/).closest('div')).toHaveTextContent(
    '02/07/2026, 11:00 · Rahima Khatun · Memo no. L-5/2026 · 02/07/2026 · Seal: 9f2c41d07ab5e331',
  );
});

it('columns of zeros are named below the table and shown on request', async () => {
  serveReturns(foreign, { returns: [frozen(7, '2026-06-01')] });
  const person = await openApp(foreign, '/returns/7');
  const note = await screen.findByText(/^Zero everywhere/);
  expect(note).toHaveTextContent(
    'Zero everywhere and not shown: Entered late, Restored, Moved in, Corrected in, Remand, Other, Moved out, Corrected out.',
  );
  await person.click(screen.getByRole('button', { name: 'Show all columns' }));
  expect(rowOf(await table('Cases'), 'Writs')).toHaveLength(17);
});

it('the money of a return is an addition from opening to closing', async () => {
  serveReturns(foreign, { returns: [frozen(7, '2026-06-01')] });
  await openApp(foreign, '/returns/7');
  expect(texts((await table('From opening to closing')).querySelectorAll('tr'))).toEqual([
    ' Opening84,52,00,000.00',
    '+ Demanded1,25,00,000.00',
    '− Lowered12,00,000.00',
    '− Collected57,00,000.00',
    '= Closing85,08,00,000.00',
  ]);
  expect(texts((await table('Closing by state')).querySelectorAll('tr'))).toEqual([
    'recoverable now85,08,00,000.00',
  ]);
  expect(rowOf(await table('Guarantees'), 'valid')).toEqual(['4', '2,00,00,000.00']);
  expect(screen.getByText('Hearings held').parentElement).toHaveTextContent('Hearings held31');
});

it('a section is one line that opens to its own table', async () => {
  serveReturns(foreign, { returns: [frozen(7, '2026-06-01')] });
  const person = await openApp(foreign, '/returns/7');
  const line = await screen.findByText('120 + 7 − 9 = 118');
  expect(screen.queryByRole('table', { name: 'AIR' })).toBeNull();
  await person.click(line);
  const section = await table('AIR');
  expect(section.querySelectorAll('tbody tr')).toHaveLength(1);
  expect(within(section).getAllByRole('link', { name: '118' })[0]).toHaveAttribute(
    'href',
    '/returns/7/closing.writ.count.section:3',
  );
});

it('a return is compared with the month before', async () => {
  const may = figuresOf({
    ...june,
    'closing.writ.count': 120,
    'closing.all.count': 120,
    'filed.all.count': 5,
  });
  serveReturns(foreign, { returns: [frozen(7, '2026-06-01'), frozen(6, '2026-05-01', { figures: may })] });
  const person = await openApp(foreign, '/returns/7');
  await person.click(await screen.findByRole('button', { name: 'May 2026' }));
  await waitFor(async () =>
    expect(rowOf(await table('Cases'), 'All')).toEqual([
      '120',
      '7+2',
      '7',
      '127',
      '6',
      '3',
      '9',
      '118−2',
      '85.08',
    ]),
  );
});

it('the editions of a return say what was different in the other', async () => {
  const first = figuresOf({ ...june, 'closing.all.count': 117 });
  serveReturns(foreign, {
    returns: [
      frozen(8, '2026-06-01', { edition: 2, reason: 'A writ was missing' }),
      frozen(7, '2026-06-01', { replacedById: 8, figures: first }),
    ],
  });
  const person = await openApp(foreign, '/returns/8');
  expect(rowOf(await table('Editions'), '2').at(-2)).toBe('A writ was missing');
  await person.click(screen.getByRole('button', { name: 'Edition 1' }));
  await waitFor(async () => expect(rowOf(await table('Cases'), 'All').at(-2)).toBe('118was 117'));
});

it('a count under way says how far it is, and its figures appear by themselves', async () => {
  const counting = draft(7, '2026-06-01', { countedAt: null, progress: 40, figures: {} });
  serveReturns(foreign, { returns: [counting] });
  await openApp(foreign, '/returns/7');
  expect(await screen.findByRole('progressbar', { name: 'Being counted: 40 %' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  expect(screen.queryByRole('table', { name: 'Cases' })).toBeNull();
  foreign.server.use(
    http.get('/api/casebook/returns/7', () =>
      HttpResponse.json({ ...draft(7, '2026-06-01'), figures: june }),
    ),
  );
  await screen.findByText('Counts live, counted at 10:42.');
  expect(rowOf(await table('Cases'), 'Writs').at(-2)).toBe('118');
});

it('the return of a month that is not over says when it can be frozen', async () => {
  serveReturns(foreign, { returns: [draft(7, '2026-07-01')] });
  await openApp(foreign, '/returns/7');
  const button = await screen.findByRole('button', { name: 'Freeze' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('It can be frozen from 01/08/2026 on, when the month is over.');
});

it('a return is frozen with signatory, memo and date', async () => {
  serveReturns(foreign, { returns: [draft(7, '2026-06-01')] });
  const person = await openApp(foreign, '/returns/7');
  await person.click(await screen.findByRole('button', { name: 'Freeze' }));
  await person.type(await field(/^Signed by/), 'Rahima Khatun');
  await person.type(await field(/^Memo no/), 'L-5/2026');
  await person.type(await field(/^Date/), '{Control>}a{/Control}2/7/2026{Enter}');
  await waitFor(() =>
    expect(sent(foreign, 'POST', '/api/casebook/returns/7/freeze').map(({ body }) => body)).toEqual([
      { signedBy: 'Rahima Khatun', memo: 'L-5/2026', date: '2026-07-02', version: 1 },
    ]),
  );
  expect(await screen.findByText('The return of June 2026 is being frozen')).toBeVisible();
});

it('only the newest return can be unfrozen, with a reason, and its draft opens', async () => {
  serveReturns(foreign, { returns: [frozen(7, '2026-06-01'), frozen(6, '2026-05-01')] });
  const person = await openApp(foreign, '/returns/6');
  await table('Cases');
  expect(screen.queryByRole('button', { name: 'Unfreeze' })).toBeNull();
  expect(await screen.findByText('Cannot be unfrozen, because a later month is begun.')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Month after: June 2026' }));
  await person.click(await screen.findByRole('button', { name: 'Unfreeze' }));
  const save = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unfreeze' });
  await person.click(save);
  expect(sent(foreign, 'POST', /unfreeze/)).toEqual([]);
  await person.type(await field(/^Reason/), 'A writ was missing{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(sent(foreign, 'POST', '/api/casebook/returns/7/unfreeze')[0]?.body).toEqual({
      reason: 'A writ was missing',
      version: 1,
    }),
  );
  await waitFor(() => expect(location.pathname).toBe('/returns/98'));
});
