import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { field, openApp, openControls } from '../caseFilings/openApp';
import { filterOf, listed } from '../limits/limitsServer';
import { hearing, serveHearings, TODAY } from './diaryServer';

const foreign = useForeignServer();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
});

describe('the month and week views of the diary', () => {
  it('the month view shows how many hearings each day has, and arrow keys reach days of other months', async () => {
    serveHearings(
      foreign,
      [],
      [
        { date: '2026-11-22', hearings: 8, missing: 2 },
        { date: '2026-11-30', hearings: 1, missing: 0 },
      ],
    );
    const person = await openApp(foreign, '/hearings?view=month&date=2026-11-29');
    expect(
      await screen.findByRole('link', { name: 'Sunday, 22 November 2026, 8 hearings, 2 results missing' }),
    ).toHaveAttribute('href', '/hearings?view=day&date=2026-11-22');
    expect(screen.getByRole('link', { name: 'Monday, 30 November 2026, 1 hearing' })).toBeVisible();
    screen.getByRole('link', { name: 'Sunday, 29 November 2026, No hearings' }).focus();
    await person.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /^Sunday, 6 December 2026/ })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('December 2026');
    expect(location.search).toBe('?view=month&date=2026-12-06');
  });

  it('the week view shows each hearing below its day', async () => {
    serveHearings(foreign, [hearing(1), hearing(2, { date: '2026-11-24', time: '11:00', result: 'HEARD' })]);
    await openApp(foreign, `/hearings?view=week&date=${TODAY}`);
    const tuesday = await screen.findByRole('region', { name: 'Tue 24/11/2026' });
    expect(await within(tuesday).findByText('11:00 · CEVT-2/2026')).toBeVisible();
    expect(within(tuesday).getByText('Part heard')).toBeVisible();
    expect(within(tuesday).queryByText(/CEVT-1/)).toBeNull();
  });

  it('the week view shows the first hearings of each day if there are too many for one page', async () => {
    serveHearings(foreign, [], [{ date: '2026-11-24', hearings: 40, missing: 0 }]);
    foreign.server.use(
      http.get('/api/casebook/hearings', ({ request }) => {
        const isTuesday = (filterOf(request.url) as { from: string }).from === '2026-11-24';
        const shown = isTuesday ? hearing(2, { date: '2026-11-24', time: '11:00' }) : hearing(1);
        return listed('hearings', [shown], 700);
      }),
    );
    await openApp(foreign, `/hearings?view=week&date=${TODAY}`);
    const tuesday = await screen.findByRole('region', { name: 'Tue 24/11/2026' });
    expect(await within(tuesday).findByText('11:00 · CEVT-2/2026')).toBeVisible();
    expect(within(tuesday).getByRole('link', { name: '39 more' })).toBeVisible();
  });

  it('the printed diary says if it does not contain all hearings', async () => {
    serveHearings(foreign, []);
    foreign.server.use(http.get('/api/casebook/hearings', () => listed('hearings', [hearing(1)], 700)));
    await openApp(foreign, `/hearings?view=week&date=${TODAY}`);
    await screen.findByText('CEVT-1/2026');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('1 of 700 hearings are printed here')).toBeInTheDocument();
  });

  it('the week view opens a hearing and links to its file', async () => {
    serveHearings(foreign, [hearing(2, { date: '2026-11-24', time: '11:00' })]);
    const person = await openApp(foreign, `/hearings?view=week&date=${TODAY}`);
    await person.click(await screen.findByRole('button', { name: '11:00 · CEVT-2/2026' }));
    expect(await screen.findByRole('dialog', { name: /^Edit hearing/ })).toBeVisible();
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('link', { name: 'S-2/2026' })).toHaveAttribute('href', '/files/12');
  });

  it('the month view offers the cause list, and adding a hearing on the focused day', async () => {
    serveHearings(foreign, []);
    const person = await openApp(foreign, '/hearings?view=month&date=2026-11-29');
    await person.click(await screen.findByRole('button', { name: 'More' }));
    const items = screen.getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Cause list…']);
    expect(items[0]).toHaveAttribute('href', '/hearings/match');
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Add hearing' }));
    expect(await field(/^Date/)).toHaveValue('29/11/2026');
  });

  it('the diary in Bengali shows times and cause-list item numbers in Bengali digits', async () => {
    serveHearings(foreign, [hearing(2, { time: '11:00', itemNo: '45', number: 'CEVT-2/2026' })]);
    const person = await openApp(foreign, `/hearings?view=week&date=${TODAY}`);
    await screen.findByText('11:00 · CEVT-2/2026');
    await person.click(screen.getByText('বাংলা'));
    expect(await screen.findByText('১১:০০ · CEVT-2/2026')).toBeVisible();
    expect(screen.getByText('Bench 2 · ৪৫')).toBeVisible();
  });

  it('the month view does not say how old its data are if the month was never fetched', async () => {
    serveHearings(foreign, []);
    foreign.server.use(
      http.get('/api/casebook/hearings/days', () => HttpResponse.json({ message: 'Down' }, { status: 503 })),
    );
    await openApp(foreign, '/hearings?view=month&date=2026-11-29');
    expect(await screen.findByText('Down')).toBeVisible();
    expect(screen.queryByText(/^As of /)).toBeNull();
  });

  it('the arrow keys step through the diary and t returns to today, unless a field has the focus', async () => {
    serveHearings(foreign, []);
    const person = await openApp(foreign, `/hearings?view=week&date=2026-12-09`);
    const heading = await screen.findByRole('heading', { level: 2 });
    await person.keyboard('{ArrowRight}');
    expect(heading).toHaveTextContent('13/12/2026 to 19/12/2026');
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(heading).toHaveTextContent('29/11/2026 to 05/12/2026');
    await openControls(person, 'Filters');
    await person.type(await field('Court'), 't{ArrowLeft}');
    expect(heading).toHaveTextContent('29/11/2026 to 05/12/2026');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.keyboard('t');
    await waitFor(() => expect(heading).toHaveTextContent('22/11/2026 to 28/11/2026'));
  });

  it('the month view on a phone shows numbers without words in its narrow days', async () => {
    window.innerWidth = 390;
    serveHearings(foreign, [], [{ date: '2026-11-22', hearings: 18, missing: 12 }]);
    await openApp(foreign, '/hearings?view=month&date=2026-11-29', { language: 'bn' });
    const day = await screen.findByRole('link', {
      name: 'রবিবার, ২২ নভেম্বর, ২০২৬, ১৮টি শুনানি, ১২টির ফলাফল লেখা হয়নি',
    });
    expect(day).toHaveTextContent(/^২২১৮১২$/);
  });
});
