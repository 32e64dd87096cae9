import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { field, openApp, sent } from '../caseFilings/openApp';
import { filterOf } from '../limits/limitsServer';
import { cells, guarantee, serveMoney, TODAY } from './moneyServer';

const foreign = useForeignServer();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
});

/** The table's newest request; those for counts ask for one row. */
const asked = () =>
  sent(foreign, 'GET', '/api/casebook/guarantees').findLast(({ url }) => !/%5B0%2C0%5D|\[0,0\]/.test(url))!
    .url;

it('guarantees are listed by expiry with the days left until the last working day', async () => {
  serveMoney(foreign, [
    guarantee(1),
    guarantee(2, { expiresOn: '2026-10-03', encashBy: '2026-10-01', state: 'EXPIRED' }),
    guarantee(3, { expiresOn: '2026-11-12', encashBy: '2026-11-12' }),
    guarantee(4, { expiresOn: null, encashBy: null, continuing: true }),
    guarantee(5, { expiresOn: TODAY, encashBy: TODAY }),
  ]);
  await openApp(foreign, '/guarantees');
  expect(await screen.findByText('BG-1')).toBeVisible();
  expect(cells('Days left')).toEqual([
    '4 days left (encash by Thu 08/10/2026)',
    'Ended 1 day ago',
    '39 days left',
    'No expiry',
    'Today is the last working day',
  ]);
  expect(filterOf(asked())).toEqual({ state: 'VALID' });
  expect(new URLSearchParams(asked().split('?')[1]).get('sort')).toBe('["expiresOn","ASC"]');
  expect(screen.getAllByRole('link', { name: 'S-7/2026' })[0]).toHaveAttribute('href', '/files/7');
});

it('guarantees that lapsed while needed are counted, and shown together with other filters', async () => {
  serveMoney(foreign, [guarantee(1)]);
  const person = await openApp(foreign, '/guarantees?filter=%7B%22bankId%22%3A%223%22%7D');
  await person.click(await screen.findByRole('button', { name: 'Lapsed while needed (1)' }));
  await waitFor(() => expect(filterOf(asked())).toEqual({ bankId: '3', need: 'LAPSED' }));
  await person.selectOptions(await field('Expiring within'), '30 days');
  await waitFor(() =>
    expect(filterOf(asked())).toEqual({ bankId: '3', need: 'LAPSED', expiringWithin: '30' }),
  );
  await person.click(screen.getByRole('button', { name: 'Others' }));
  await person.click(await screen.findByRole('menuitem', { name: 'All' }));
  await waitFor(() => expect(filterOf(asked())).toEqual({ bankId: '3', expiringWithin: '30' }));
});

it('a step is entered by keyboard from the row, with what the chosen step needs', async () => {
  const files = [
    { caseFilingId: 7, nothiNumber: 'S-7/2026' },
    { caseFilingId: 8, nothiNumber: 'S-8/2026' },
  ];
  serveMoney(foreign, [guarantee(1, { files }), guarantee(2, { state: 'RELEASED' })]);
  const person = await openApp(foreign, '/guarantees');
  const button = await screen.findByRole('button', { name: 'Extend, release…: BG-1' });
  expect(screen.queryByRole('button', { name: 'Extend, release…: BG-2' })).toBeNull();
  button.focus();
  await person.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('BG-1 · Agrani Bank PLC');
  await person.selectOptions(await field(/^Step/), 'Extended');
  await person.type(await field(/^Valid until/), '31/12/2027');
  await person.selectOptions(await field(/^Step/), 'Released');
  expect(within(dialog).queryByLabelText(/^Valid until/)).toBeNull();
  await person.selectOptions(await field(/^Of the file/), 'S-8/2026');
  await person.type(await field(/^Amount/), '180000');
  await person.type(await field('Memo number'), 'Law/12{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(foreign, 'POST', '/api/casebook/guarantees/1/steps').map(({ body }) => body)).toEqual([
    { kind: 'RELEASED', date: TODAY, memo: 'Law/12', amount: 180_000, caseFilingId: 8 },
  ]);
});
