import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { field, openApp, sent } from '../caseFilings/openApp';
import { cells, serveMoney, stay, TODAY } from './moneyServer';

const foreign = useForeignServer();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
});

it('stays show their end in words, the days left, and how their condition stands', async () => {
  serveMoney(
    foreign,
    [],
    [
      stay(1),
      stay(2, { until: 'NEXT_DATE', untilDay: '2026-10-20', endsOn: '2026-10-20', amount: 1_450_000 }),
      stay(3, { until: 'DISPOSAL', endsOn: null, condition: 'Half in cash', conditionDueOn: '2026-11-01' }),
      stay(4, { condition: 'Half in cash', conditionDueOn: '2026-09-30', state: 'LAPSED' }),
      stay(5, { condition: 'Half in cash', conditionDueOn: '2026-09-30', metOn: '2026-09-20' }),
    ],
  );
  await openApp(foreign, '/stays');
  await screen.findAllByRole('link', { name: 'S-7/2026' });
  expect(cells('Until')).toEqual(['6 months', 'Next date', 'Disposal of the case', '6 months', '6 months']);
  expect(cells('Days left')).toEqual(['5 days left', '16 days left', '', '', '5 days left']);
  expect(cells('Condition')).toEqual([
    '',
    '',
    'Due on 01/11/2026: Half in cash',
    'Not met by 30/09/2026: Half in cash',
    'Met on 20/09/2026: Half in cash',
  ]);
  expect(cells('Amount (Tk)').slice(0, 2)).toEqual(['All that is owed', '14,50,000.00']);
});

it('a stay is extended by a new order of the same case, and vacated on a day', async () => {
  serveMoney(foreign, [], [stay(1)]);
  const person = await openApp(foreign, '/stays');
  await person.click(await screen.findByRole('button', { name: 'Extend: S-7/2026, CEVT-12/2026' }));
  await person.selectOptions(await field(/^Until/), 'Some months');
  await person.type(await field(/^Months/), '3{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(foreign, 'POST', '/api/casebook/stays').map(({ body }) => body)).toEqual([
    {
      proceedingId: 12,
      extendsId: 1,
      of: 'REALISATION',
      amount: 0,
      orderedOn: TODAY,
      receivedOn: null,
      until: 'MONTHS',
      untilDay: null,
      untilMonths: 3,
      condition: null,
    },
  ]);
  await person.click(screen.getByRole('button', { name: 'Vacated: S-7/2026, CEVT-12/2026' }));
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(foreign, 'PUT', '/api/casebook/stays/1')[0]?.body).toMatchObject({
      vacatedOn: TODAY,
      orderedOn: '2026-04-09',
      version: 2,
    }),
  );
});
