import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { filing, useForeignServer } from '../../support/foreignServer';
import { lastListQuery, openApp, openDialog } from '../caseFilings/openApp';
import { emptyPage } from '../files/filePage';

const foreign = useForeignServer();
const LIST = '/case-fillings-list';

beforeEach(() => {
  foreign.filings = [1, 2, 3].map((id) => filing(id));
});

async function openList() {
  const user = await openApp(foreign, LIST);
  await screen.findByText('S-3/AP/2024');
  return { user, search: screen.getByRole('searchbox') };
}

it('arrow keys, Home and End move the focus from a list’s search through the rows and back', async () => {
  const { user, search } = await openList();
  await user.click(search);
  const passed = [];
  for (const key of [
    '{ArrowDown}',
    '{ArrowDown}',
    '{ArrowUp}',
    '{End}',
    '{ArrowDown}',
    '{Home}',
    '{ArrowUp}',
  ]) {
    await user.keyboard(key);
    passed.push(document.activeElement === search ? 'the search' : document.activeElement?.textContent);
  }
  expect(passed).toEqual([
    'S-1/AP/2024',
    'S-2/AP/2024',
    'S-1/AP/2024',
    'S-3/AP/2024',
    'S-3/AP/2024',
    'S-1/AP/2024',
    'the search',
  ]);
});

it('the arrow keys move the focus from a row’s button to the same button of the next row', async () => {
  const { user } = await openList();
  document.querySelector<HTMLElement>('[aria-label="Edit: S-1/AP/2024"]')!.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveAccessibleName('Edit: S-2/AP/2024');
});

it('only the row of a list that was focused last is in the Tab order', async () => {
  const { user, search } = await openList();
  const tabStops = () =>
    [...document.querySelectorAll<HTMLElement>('tbody :is(a, button)')]
      .filter(({ tabIndex }) => tabIndex === 0)
      .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  await user.click(search);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(tabStops()).toEqual([
    'S-2/AP/2024',
    'Other Cases: S-2/AP/2024',
    'Details: S-2/AP/2024',
    'Edit: S-2/AP/2024',
    'Delete: S-2/AP/2024',
  ]);
});

it('Enter in a row opens the record’s details, and closing them focuses the row’s number again', async () => {
  const { user, search } = await openList();
  await user.click(search);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(openDialog()).toHaveTextContent('Case Details'));
  expect(location.pathname).toBe(`${LIST}/2/details`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByText('S-2/AP/2024')).toHaveFocus());
});

it('Enter in a list’s search opens a single hit, and closing the hit focuses the search again', async () => {
  const { user, search } = await openList();
  foreign.filings = [filing(3)];
  await user.type(search, 'S-3{Enter}');
  await waitFor(() => expect(openDialog()).toHaveTextContent('Case Details'));
  expect(location.pathname).toBe(`${LIST}/3/details`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(search).toHaveFocus());
});

it('Enter in the search of the filings opens the page of the only file that is found', async () => {
  forgetCapabilities();
  foreign.server.use(
    http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers: ['files'] })),
    http.get('/api/casebook/files/3', () => HttpResponse.json(emptyPage)),
  );
  const { user, search } = await openList();
  foreign.filings = [filing(3)];
  await user.type(search, 'S-3{Enter}');
  expect(await screen.findByText('Course of the case')).toBeVisible();
  expect(location.pathname + location.search).toBe('/files/3');
});

it('Enter in a list’s search opens nothing for several hits or an empty search', async () => {
  const { user, search } = await openList();
  await user.type(search, 'S{Enter}');
  await waitFor(() => expect(lastListQuery(foreign).searchKey).toBe('S'));
  await screen.findByText('3 results, 1 to 3 are shown');
  foreign.filings = [filing(3)];
  await user.clear(search);
  await user.keyboard('{Enter}');
  await screen.findByText('1 results, 1 to 1 are shown');
  expect(openDialog()).toBeNull();
  expect(location.pathname).toBe(LIST);
});
