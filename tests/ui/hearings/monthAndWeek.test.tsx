import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { field, openApp } from '../caseFilings/openApp';
import { filterOf, hearing, serveHearings, TODAY } from './diaryServer';

const foreign = useForeignServer();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
});

describe('the month and week views of the diary', () => {
  it('show how many hearings each day has, and arrows go from day to day and month to month', async () => {
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

  it('show a week’s hearings below their day', async () => {
    serveHearings(foreign, [hearing(1), hearing(2, { date: '2026-11-24', time: '11:00', result: 'HEARD' })]);
    await openApp(foreign, `/hearings?view=week&date=${TODAY}`);
    const tuesday = await screen.findByRole('region', { name: 'Tue 24/11/2026' });
    expect(await within(tuesday).findByText('11:00 · CEVT-2/2026')).toBeVisible();
    expect(within(tuesday).getByText('Part heard')).toBeVisible();
    expect(within(tuesday).queryByText(/CEVT-1/)).toBeNull();
  });

  it('show the first hearings of each day of a week that has more than one page of them', async () => {
    serveHearings(foreign, [], [{ date: '2026-11-24', hearings: 40, missing: 0 }]);
    foreign.server.use(
      http.get('/api/casebook/hearings', ({ request }) => {
        const isTuesday = (filterOf(request.url) as { from: string }).from === '2026-11-24';
        const listed = isTuesday ? hearing(2, { date: '2026-11-24', time: '11:00' }) : hearing(1);
        return HttpResponse.json([listed], { headers: { 'content-range': 'hearings 0-0/700' } });
      }),
    );
    await openApp(foreign, `/hearings?view=week&date=${TODAY}`);
    const tuesday = await screen.findByRole('region', { name: 'Tue 24/11/2026' });
    expect(await within(tuesday).findByText('11:00 · CEVT-2/2026')).toBeVisible();
    expect(within(tuesday).getByRole('link', { name: '39 more' })).toBeVisible();
  });

  it('say on paper if a printed sheet does not have all hearings', async () => {
    serveHearings(foreign, []);
    foreign.server.use(
      http.get('/api/casebook/hearings', () =>
        HttpResponse.json([hearing(1)], { headers: { 'content-range': 'hearings 0-0/700' } }),
      ),
    );
    await openApp(foreign, `/hearings?view=week&date=${TODAY}`);
    await screen.findByText('CEVT-1/2026');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('1 of 700 hearings are printed here')).toBeInTheDocument();
  });

  it('open a hearing of the week and its file', async () => {
    serveHearings(foreign, [hearing(2, { date: '2026-11-24', time: '11:00' })]);
    const person = await openApp(foreign, `/hearings?view=week&date=${TODAY}`);
    await person.click(await screen.findByRole('button', { name: '11:00 · CEVT-2/2026' }));
    expect(await screen.findByRole('dialog', { name: /^Edit hearing/ })).toBeVisible();
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('link', { name: 'S-2/2026' })).toHaveAttribute('href', '/files/12');
  });

  it('offer adding a hearing on the day in focus of a month, and the cause list', async () => {
    serveHearings(foreign, []);
    const person = await openApp(foreign, '/hearings?view=month&date=2026-11-29');
    expect(await screen.findByRole('link', { name: 'Cause list…' })).toHaveAttribute(
      'href',
      '/hearings/match',
    );
    expect(screen.queryByRole('button', { name: 'Move…' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Add hearing' }));
    expect(await field(/^Date/)).toHaveValue('29/11/2026');
  });

  it('show times and items of the cause list in Bengali digits in Bengali', async () => {
    serveHearings(foreign, [hearing(2, { time: '11:00', itemNo: '45', number: 'CEVT-2/2026' })]);
    const person = await openApp(foreign, `/hearings?view=week&date=${TODAY}`);
    await screen.findByText('11:00 · CEVT-2/2026');
    await person.click(screen.getByText('বাংলা'));
    expect(await screen.findByText('১১:০০ · CEVT-2/2026')).toBeVisible();
    expect(screen.getByText('Bench 2 · ৪৫')).toBeVisible();
  });

  it('do not say how old their data are for a month that was never fetched', async () => {
    serveHearings(foreign, []);
    foreign.server.use(
      http.get('/api/casebook/hearings/days', () => HttpResponse.json({ message: 'Down' }, { status: 503 })),
    );
    await openApp(foreign, '/hearings?view=month&date=2026-11-29');
    expect(await screen.findByText('Down')).toBeVisible();
    expect(screen.queryByText(/^As of /)).toBeNull();
  });

  it('step by the left and right arrows and return to today by t, unless a field has the focus', async () => {
    serveHearings(foreign, []);
    const person = await openApp(foreign, `/hearings?view=week&date=2026-12-09`);
    const heading = await screen.findByRole('heading', { level: 2 });
    await person.keyboard('{ArrowRight}');
    expect(heading).toHaveTextContent('13/12/2026 to 19/12/2026');
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(heading).toHaveTextContent('29/11/2026 to 05/12/2026');
    await person.type(await field('Court'), 't{ArrowLeft}');
    expect(heading).toHaveTextContent('29/11/2026 to 05/12/2026');
    (document.activeElement as HTMLElement).blur();
    await person.keyboard('t');
    await waitFor(() => expect(heading).toHaveTextContent('22/11/2026 to 28/11/2026'));
  });

  it('show numbers without words in the narrow days of a phone’s month', async () => {
    window.innerWidth = 390;
    serveHearings(foreign, [], [{ date: '2026-11-22', hearings: 18, missing: 12 }]);
    await openApp(foreign, '/hearings?view=month&date=2026-11-29', { language: 'bn' });
    const day = await screen.findByRole('link', {
      name: 'রবিবার, ২২ নভেম্বর, ২০২৬, ১৮টি শুনানি, ১২টির ফলাফল লেখা হয়নি',
    });
    expect(day).toHaveTextContent(/^২২১৮১২$/);
  });
});
