import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { criminalCase } from '../../support/foreignCourtCases';
import { pageOf } from '../../support/foreignAnswers';
import { filing, useForeignServer } from '../../support/foreignServer';
import { labelled, openApp, sent } from '../caseFilings/openApp';
import { CRIMINAL, listed } from '../followOnCases/screens';
import { serveCapabilities } from '../users/userServer';

const foreign = useForeignServer();

beforeEach(() => {
  serveCapabilities(foreign, ['figureFilters']);
  foreign.server.use(
    http.get('/api/casebook/foujdari-suit-cases-page', ({ request }) =>
      HttpResponse.json(pageOf([criminalCase(21)], request)),
    ),
  );
});

const address = (filter: object) => `${CRIMINAL}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const chips = () => [...document.querySelectorAll<HTMLElement>('fieldset [role=button]')];
const lastQuery = (path: string) => {
  const query = new URLSearchParams(sent(foreign, 'GET', path).at(-1)?.url.split('?')[1]);
  return Object.fromEntries(
    [...query].filter(([name]) => !['page', 'size', 'sortBy', 'ascOrDesc'].includes(name)),
  );
};

it('the filters of a figure are shown as chips that a key removes, and the focus stays among the chips', async () => {
  const filter = {
    status: 'NOT_GIVEN',
    month: '2026-03',
    workPlaceId: 3,
    filingStatus: 'OPEN',
    searchKey: 'S-1',
  };
  const user = await openApp(foreign, address(filter));
  await listed();
  expect(lastQuery('/api/casebook/foujdari-suit-cases-page')).toEqual({ ...filter, workPlaceId: '3' });
  await screen.findByText('Section: AIR');
  expect(chips().map(({ textContent }) => textContent)).toEqual([
    'Status: Not given',
    'Month: March 2026',
    'Section: AIR',
    'Filing status: Open',
  ]);

  (await labelled('Remove Month: March 2026')).focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(chips()).toHaveLength(3));
  expect(await labelled('Remove Section: AIR')).toHaveFocus();
  for (const [key, left] of [
    ['{Enter}', 2],
    [' ', 1],
  ] as const) {
    await user.keyboard(key);
    await waitFor(() => expect(chips()).toHaveLength(left));
  }
  await user.click(chips()[0]!);
  await waitFor(() => expect(chips()).toHaveLength(0));
  expect(document.querySelector('input[type=search]')).toHaveFocus();
  await waitFor(() => expect(lastQuery('/api/case/foujdari-suit-cases-page')).toEqual({ searchKey: 'S-1' }));
});

it('the focus is on a remaining chip when two filter chips are removed in quick succession', async () => {
  await openApp(foreign, address({ status: 'NOT_GIVEN', month: '2026-03', filingStatus: 'OPEN' }));
  await listed();
  (await labelled('Remove Month: March 2026')).focus();
  // both chips are removed before the list renders again
  fireEvent.keyUp(document.activeElement!, { key: 'Delete' });
  fireEvent.keyUp(document.activeElement!, { key: 'Delete' });
  await waitFor(() => expect(chips()).toHaveLength(1));
  expect(await labelled('Remove Status: Not given')).toHaveFocus();
});

it('a list that a link from a search hit filters by company shows that company as a chip', async () => {
  foreign.server.use(
    http.get('/api/casebook/case-fillings-page', ({ request }) =>
      HttpResponse.json(pageOf([filing(1)], request)),
    ),
    http.get('/api/casebook/companies/8', () => HttpResponse.json({ id: 8, companyName: 'Bay Traders' })),
  );
  await openApp(foreign, `/case-fillings-list?filter=${encodeURIComponent('{"companyId":8}')}`);
  expect(await screen.findByText('Importer/Exporter: Bay Traders')).toBeInTheDocument();
  expect(lastQuery('/api/casebook/case-fillings-page')).toEqual({ companyId: '8' });
});
