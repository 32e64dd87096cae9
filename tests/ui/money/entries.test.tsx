import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, sent } from '../caseFilings/openApp';
import { filterOf, listed } from '../limits/limitsServer';
import { cells, serveMoney } from './moneyServer';

const foreign = useForeignServer();

it('the ledger opens with what was collected, and names file, kind and bank of each entry', async () => {
  serveMoney(foreign, []);
  const entry = {
    id: 4,
    version: 1,
    caseFilingId: 7,
    nothiNumber: 'S-7/2026',
    date: '2026-09-03',
    kind: 'PAYMENT',
    head: 'FINE',
    amount: 125_000,
    instrument: 'Challan T-9',
    bankName: 'Agrani Bank PLC',
    bankNameBn: null,
  };
  foreign.server.use(http.get('/api/casebook/money-entries', () => listed('money-entries', [entry])));
  const person = await openApp(foreign, '/money-entries');
  expect((await screen.findByRole('link', { name: 'S-7/2026' })).getAttribute('href')).toBe('/files/7');
  expect([cells('Kind'), cells('Amount (Tk)'), cells('Bank')]).toEqual([
    ['Paid'],
    ['1,25,000.00'],
    ['Agrani Bank PLC'],
  ]);
  const kinds = () =>
    sent(foreign, 'GET', '/api/casebook/money-entries').map(
      ({ url }) => (filterOf(url) as { kind?: string[] }).kind,
    );
  expect(kinds()).toEqual([['PAYMENT', 'DEPOSIT_ADJUSTED', 'ENCASHED', 'REFUND']]);
  await person.click(screen.getByRole('button', { name: 'Given up' }));
  await waitFor(() => expect(kinds().at(-1)).toEqual(['WAIVED', 'WRITTEN_OFF']));
});
