import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { field, openApp, sent, openControls } from '../caseFilings/openApp';
import { filterOf, limit, serveLimits, TODAY } from './limitsServer';

const foreign = useForeignServer();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
});

/** The table's requests, newest last. The counts by state, which request one row each, are left out. */
const asked = () =>
  sent(foreign, 'GET', '/api/casebook/limits').filter(
    ({ url }) => !url.includes('[0%2C0]') && !url.includes('[0,0]'),
  );

describe('the list of time limits', () => {
  it('the list of time limits shows the days left in words, the dates, and which rules are unverified', async () => {
    serveLimits(foreign, [
      limit(1),
      limit(2, { due: '2026-11-20', aimFor: '2026-11-20', mayFile: '2026-11-24', daysLeft: -2 }),
      limit(3, { state: 'MISSED', due: '2026-11-17', mayFile: '2026-11-19', verified: true, daysLeft: -5 }),
    ]);
    await openApp(foreign, '/limits');
    await screen.findByRole('link', { name: 'S-1/2026' });
    expect(location.search).toBe('?filter=%7B%22state%22%3A%22RUNNING%22%7D');
    const [first, second, third] = [...document.querySelectorAll('main tbody tr')].map(
      ({ textContent }) => textContent,
    );
    expect(first).toContain('4 days left26/11/2026');
    expect(screen.getAllByText(/no legal officer has confirmed/)).toHaveLength(1);
    expect(second).toContain('2 days over, may still be filed');
    expect(third).toContain('Missed 3 days ago');
    expect(screen.getByRole('link', { name: 'S-2/2026' })).toHaveAttribute('href', '/files/12');
    const { url } = asked().at(-1)!;
    expect(filterOf(url)).toEqual({ state: 'RUNNING' });
    expect(new URLSearchParams(url.split('?')[1]).get('sort')).toBe('["due","ASC"]');
  });

  it('the list of time limits is sorted by a column’s heading and by the sort selector', async () => {
    serveLimits(foreign, [limit(1)]);
    const person = await openApp(foreign, '/limits');
    const sort = () => new URLSearchParams(asked().at(-1)!.url.split('?')[1]).get('sort');
    await person.click(await screen.findByRole('button', { name: /File number/ }));
    await waitFor(() => expect(sort()).toBe('["nothiNumber","ASC"]'));
    await openControls(person, 'View options');
    expect(await field('Sort by')).toHaveDisplayValue('File number');
    await person.selectOptions(await field('Sort by'), 'Parties');
    await waitFor(() => expect(sort()).toBe('["companyName","ASC"]'));
  });

  it('if no time limit matches the filters, the list says how time limits start', async () => {
    serveLimits(foreign, []);
    await openApp(foreign, '/limits');
    expect(
      await screen.findByText(
        'Nothing matches the filters above. Time limits start by themselves from the dates of orders in filings and cases.',
      ),
    ).toBeVisible();
  });

  it('the list of time limits is filtered by state with buttons, in combination with other filters', async () => {
    serveLimits(foreign, [limit(1)]);
    const person = await openApp(foreign, '/limits');
    await person.click(await screen.findByRole('button', { name: /^Waiting for a day/ }));
    await waitFor(() => expect(filterOf(asked().at(-1)!.url)).toEqual({ state: 'WAITING' }));
    await openControls(person, 'Filters');
    await person.selectOptions(await field('Side'), 'Government');
    await waitFor(() =>
      expect(filterOf(asked().at(-1)!.url)).toEqual({ state: 'WAITING', side: 'GOVERNMENT' }),
    );
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Others' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Not needed' }));
    await waitFor(() =>
      expect(filterOf(asked().at(-1)!.url)).toEqual({ state: 'NOT_NEEDED', side: 'GOVERNMENT' }),
    );
    await person.click(await screen.findByRole('button', { name: 'Not needed', pressed: true }));
    await person.click(await screen.findByRole('menuitem', { name: 'All' }));
    await waitFor(() => expect(filterOf(asked().at(-1)!.url)).toEqual({ side: 'GOVERNMENT' }));
  });

  it('filters set by a link from My day are shown in the list of time limits and can be removed one by one', async () => {
    serveLimits(foreign, [limit(1)]);
    const filter = { state: ['RUNNING', 'MISSED'], orderFrom: '2026-05-23', mine: true };
    const person = await openApp(foreign, `/limits?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    await screen.findByRole('button', { name: 'Remove Whose: Mine' });
    await screen.findByText('Missed (1)');
    const pressed = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(pressed).toEqual(['Running (1)', 'Missed (1)']);
    expect(screen.getByText('State: Running, Missed')).toBeInTheDocument();
    await openControls(person, 'Filters');
    expect(await field('Order from')).toHaveValue('23/05/2026');
    await person.selectOptions(await field('Whose'), 'All');
    await waitFor(() =>
      expect(filterOf(asked().at(-1)!.url)).toEqual({
        state: ['RUNNING', 'MISSED'],
        orderFrom: '2026-05-23',
      }),
    );
    await person.selectOptions(await field('Whose'), 'Mine');
    await waitFor(() => expect(filterOf(asked().at(-1)!.url)).toMatchObject({ mine: true }));
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Remove Order from: 23/05/2026' }));
    await person.click(screen.getByRole('button', { name: /^Missed/ }));
    await waitFor(() => expect(filterOf(asked().at(-1)!.url)).toEqual({ state: 'MISSED', mine: true }));
  });

  it('the time limits of a file are found by a part of its number', async () => {
    serveLimits(foreign, [limit(1)]);
    const person = await openApp(foreign, '/limits');
    await person.type(await field('File number'), 'S-1{Enter}');
    await waitFor(() => expect(filterOf(asked().at(-1)!.url)).toEqual({ state: 'RUNNING', q: 'S-1' }));
  });

  it('the month view of time limits counts the limits due on each day, with a link to that day', async () => {
    serveLimits(foreign, [], [{ date: '2026-11-26', limits: 3, unverified: 2 }]);
    await openApp(
      foreign,
      `/limits?view=month&date=${TODAY}&filter=${encodeURIComponent('{"state":"RUNNING"}')}`,
    );
    const day = await screen.findByRole('link', { name: /26 November 2026, 3 limits, 2 not verified/ });
    expect(filterOf(day.getAttribute('href')!)).toEqual({
      state: 'RUNNING',
      dueFrom: '2026-11-26',
      dueTo: '2026-11-26',
    });
    expect(filterOf(sent(foreign, 'GET', '/api/casebook/limits/days')[0]!.url)).toEqual({
      state: 'RUNNING',
      dueFrom: '2026-11-01',
      dueTo: '2026-12-05',
    });
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('link')).toHaveLength(35);
  });

  it('the month view of time limits on a phone hides its filters behind a button that counts them', async () => {
    window.innerWidth = 390;
    serveLimits(foreign, []);
    const person = await openApp(
      foreign,
      `/limits?view=month&date=${TODAY}&filter=%7B%22side%22:%22GOVERNMENT%22%7D`,
    );
    const button = await screen.findByRole('button', { name: 'Filters (1)', expanded: false });
    expect(screen.queryByLabelText('Side')).toBeNull();
    await person.click(button);
    expect(screen.getByLabelText('Side')).toHaveValue('GOVERNMENT');
    await person.click(screen.getByRole('button', { name: 'Show the list' }));
    await waitFor(() => expect(screen.queryByLabelText('Side')).toBeNull());
  });
});
