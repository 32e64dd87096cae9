import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { criminalCase } from '../../support/foreignCourtCases';
import { useForeignServer } from '../../support/foreignServer';
import { lastListQuery, openApp, openControls } from '../caseFilings/openApp';
import { CRIMINAL, headings, listed, queries } from '../followOnCases/screens';

const foreign = useForeignServer();

it('a list opened with an invalid URL falls back to its defaults', async () => {
  await openApp(foreign, `${CRIMINAL}?sort=bankName&order=ASC&page=0&perPage=20`);
  await listed();
  expect(queries(foreign, 'foujdari-suit-cases-page')).toEqual([
    { page: '0', size: '20', sortBy: 'id', ascOrDesc: 'desc' },
  ]);
  expect(location.search).toBe('?perPage=20');
});

it('a list’s columns can be hidden and shown again, except number, name and actions', async () => {
  const user = await openApp(foreign, CRIMINAL);
  await listed();
  const all = headings();
  await openControls(user, 'View options');
  await user.click(screen.getByText('Columns'));
  const menu = document.querySelector<HTMLElement>('[role=menu]')!;
  const choices = [...menu.querySelectorAll('[role=menuitemcheckbox]')];
  expect(choices.map(({ textContent }) => textContent)).toEqual(all.slice(2, -3));
  await user.click(within(menu).getByText('FIR Number'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(headings()).toEqual(
    all.filter((name) => name !== 'FIR Number' && name !== 'CMM/CJM/Session/Special Judge Court Name'),
  );
  expect(screen.getByText('Columns (2 hidden)')).toBeInTheDocument();
  expect(choices.filter(({ ariaChecked }) => ariaChecked === 'false')).toHaveLength(2);
  await user.click(within(menu).getByText('Show all columns'));
  expect(headings()).toEqual(all);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByText('Columns')).toHaveFocus());
});

it('a list can be paged to the end even if the server has its own page size', async () => {
  const page = (number: number) => ({
    content: [criminalCase(900 + number)],
    totalPages: 3,
    totalElements: 23,
    size: 10,
    pageable: { pageNumber: number },
  });
  foreign.server.use(
    http.get('/api/case/foujdari-suit-cases-page', ({ request }) =>
      HttpResponse.json(page(Number(new URL(request.url).searchParams.get('page')))),
    ),
  );
  await openApp(foreign, `${CRIMINAL}?page=3`);
  await listed();
  expect(screen.getByText('21–23 of 23')).toBeInTheDocument();
  expect(screen.getByLabelText('Page 3')).toHaveAttribute('aria-current', 'page');
});

it('filters of links from figures are neither sent to a foreign server nor shown above its list', async () => {
  const filter = { status: 'SUBJUDICE', month: '2026-03', searchKey: 'S-1' };
  await openApp(foreign, `${CRIMINAL}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await listed();
  expect(queries(foreign, 'foujdari-suit-cases-page')).toEqual([
    { page: '0', size: '20', sortBy: 'id', ascOrDesc: 'desc', searchKey: 'S-1' },
  ]);
  expect(screen.queryByText(/Shows only/)).not.toBeInTheDocument();
});

it('a search without a hit shows its term and a clear button that returns to the field', async () => {
  const none = { content: [], totalPages: 0, totalElements: 0, pageable: { pageNumber: 0 } };
  foreign.server.use(
    http.get('/api/case/case-fillings-page', ({ request }) =>
      request.url.includes('searchKey') ? HttpResponse.json(none) : undefined,
    ),
  );
  const user = await openApp(foreign, '/case-fillings-list');
  await screen.findAllByRole('row');
  await user.type(screen.getByRole('searchbox'), '9999/x');
  expect(await screen.findByText('Nothing matches “9999/x”.')).toBeVisible();
  await user.click(screen.getByText('Clear search'));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await waitFor(() => expect(lastListQuery(foreign)).not.toHaveProperty('searchKey'));
  await waitFor(() => expect(screen.queryByText('Nothing matches “9999/x”.')).toBeNull());
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
