import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { field, labelled, openApp, sent } from '../caseFilings/openApp';
import { hearing, serveHearings, TODAY } from '../hearings/diaryServer';
import { serveCalendars, type Entry } from './calendarServer';

const foreign = useForeignServer();

const VACATION: Entry = [2, '2026-11-22', '2026-11-28', 'VACATION', 'Autumn vacation'];
const ELECTION: Entry[] = [1, 2, 3].map((id) => [id, '2026-11-24', '2026-11-24', 'EXECUTIVE', 'Election']);
const EID: Entry = [3, '2026-11-29', '2026-11-30', 'PUBLIC', 'Eid'];

function serve(entries: Entry[], days: object[] = [], hearings = [hearing(1)]) {
  serveHearings(foreign, hearings, days);
  serveCalendars(foreign, entries, ['hearings', 'files']);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
});

describe('the diary', () => {
  it('the month view names each closed day, and the closed courts if others are open', async () => {
    serve([VACATION, ...ELECTION]);
    await openApp(foreign, `/hearings?view=month&date=${TODAY}`);
    const day = (name: string) => screen.findByRole('link', { name });
    expect(
      await day('Sunday, 22 November 2026, No hearings, Autumn vacation (Supreme Court)'),
    ).toHaveTextContent('Autumn vacation (Supreme Court)');
    expect(await day('Tuesday, 24 November 2026, No hearings, Election')).toBeVisible();
    const friday = await day('Friday, 20 November 2026, No hearings, Weekly holiday');
    expect(friday).not.toHaveTextContent('Weekly holiday');
  });

  it('the week view shows only the closed days of the court by which it is filtered', async () => {
    serve([VACATION, ...ELECTION]);
    await openApp(foreign, `/hearings?view=week&date=${TODAY}&kind=tribunal-cases`);
    const tuesday = await screen.findByRole('region', { name: 'Tue 24/11/2026' });
    expect(await within(tuesday).findByText('Election')).toBeVisible();
    expect(screen.queryByText(/Autumn vacation/)).toBeNull();
  });

  it('the diary of a closed day says why the courts do not sit', async () => {
    serve([VACATION, ...ELECTION]);
    await openApp(foreign, '/hearings?date=2026-11-27');
    expect(
      await screen.findByText(
        'No sitting: Autumn vacation (Supreme Court); Weekly holiday (Office, Tribunal)',
      ),
    ).toBeVisible();
  });
});

it('the printed day list says in each court’s group why that court does not sit', async () => {
  const writ = { kind: 'high-court-rits', number: 'W.P. 2/2026', court: 'Annex 18' };
  serveHearings(foreign, [hearing(1), hearing(2, writ)]);
  serveCalendars(foreign, [VACATION], ['hearings', 'files']);
  await openApp(foreign, `/hearings?date=${TODAY}`);
  await labelled('Enter result: CEVT-1/2026');
  await screen.findByText('No sitting: Autumn vacation (Supreme Court)');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const groupOf = (court: string) =>
    screen.getByRole('heading', { name: `Sunday, 22 November 2026 · ${court}` }).parentElement!;
  expect(within(groupOf('Annex 18')).getByText('No sitting: Autumn vacation')).toBeInTheDocument();
  expect(within(groupOf('Bench 2')).queryByText(/No sitting/)).toBeNull();
});

describe('a next date on which the court does not sit', () => {
  it('a next date on a closed day gets a warning, and a button replaces it with the next sitting day', async () => {
    serve([EID]);
    const person = await openApp(foreign, `/hearings?date=${TODAY}`);
    await person.click(await labelled('Enter result: CEVT-1/2026'));
    const row = within(await screen.findByRole('group', { name: 'Result of the hearing' }));
    await person.selectOptions(row.getByRole('combobox'), 'Adjourned');
    await person.click(row.getByRole('button', { name: '+1 week' }));
    expect(await row.findByText('No sitting on 29/11/2026: Eid.')).toBeVisible();
    await person.click(row.getByRole('button', { name: 'Next sitting day: 01/12/2026' }));
    expect(await field('Next date')).toHaveValue('01/12/2026');
    expect(row.queryByText(/^No sitting/)).toBeNull();
    await person.click(row.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(foreign, 'POST', /result$/).map(({ body }) => body)).toMatchObject([
        { next: { date: '2026-12-01' } },
      ]),
    );
  });
});

describe('a hearing that is being added', () => {
  it('the date of an added hearing is checked against the calendar of the chosen case’s court', async () => {
    serve([EID]);
    const writ = { id: 102, kind: 'high-court-rits', number: 'W.P. 2/2026' };
    const tribunal = { id: 101, kind: 'tribunal-cases', number: 'CEVT-1/2026' };
    foreign.server.use(
      http.get('/api/casebook/proceedings', () =>
        HttpResponse.json([tribunal, writ], { headers: { 'content-range': 'proceedings 0-1/2' } }),
      ),
      http.get('/api/casebook/proceedings/:id', ({ params }) =>
        HttpResponse.json(params.id === '101' ? tribunal : writ),
      ),
    );
    const person = await openApp(foreign, `/hearings?date=${TODAY}`);
    await person.click(await screen.findByRole('button', { name: 'Add hearing' }));
    const choose = async (name: RegExp) => {
      await person.click(await field(/^Case/));
      await person.click(await screen.findByRole('option', { name }));
    };
    await choose(/W\.P\. 2\/2026/);
    const day = await field(/^Date/);
    await person.clear(day);
    await person.type(day, '30/11/2026');
    await choose(/CEVT-1\/2026/);
    expect(await screen.findByText('No sitting on 30/11/2026: Eid.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Next sitting day: 01/12/2026' }));
    expect(day).toHaveValue('01/12/2026');
    expect(screen.queryByText(/^No sitting/)).toBeNull();
  });
});

describe('a hearing that is being edited', () => {
  it('the date of an edited hearing is checked against the calendar of its proceeding’s court', async () => {
    serve([EID]);
    foreign.server.use(
      http.get('/api/casebook/proceedings/101', () =>
        HttpResponse.json({ id: 101, kind: 'tribunal-cases', number: 'CEVT-1/2026' }),
      ),
    );
    const person = await openApp(foreign, `/hearings?date=${TODAY}`);
    await person.click(await labelled('Edit hearing: CEVT-1/2026'));
    const day = await field(/^Date/);
    await person.clear(day);
    await person.type(day, '30/11/2026');
    expect(await screen.findByText('No sitting on 30/11/2026: Eid.')).toBeVisible();
  });
});

describe('the calendar of a date field', () => {
  it('the calendar of a date field shows the number of hearings of each day, and the closed days', async () => {
    serve([EID], [{ date: '2026-11-29', hearings: 4, missing: 0 }]);
    const person = await openApp(foreign, `/hearings?date=${TODAY}`);
    await person.click(await labelled('Enter result: CEVT-1/2026'));
    const row = within(await screen.findByRole('group', { name: 'Result of the hearing' }));
    await person.click(row.getByRole('button', { name: /^Choose a date/ }));
    expect(await screen.findByRole('gridcell', { name: '29, 4 hearings, Eid' })).toHaveTextContent('294');
    expect(screen.getByRole('gridcell', { name: '27, Weekly holiday' })).toBeVisible();
    expect(screen.getByRole('gridcell', { name: '26' })).toBeVisible();
    const asked = () =>
      sent(foreign, 'GET', '/api/casebook/hearings/days').map(({ url }) =>
        new URLSearchParams(url.split('?')[1]).get('from'),
      );
    expect(asked()).toEqual(['2026-11-01']);
    await person.click(screen.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(asked()).toEqual(['2026-11-01', '2026-12-01']));
  });
});

describe('a hearing date in the form of a case', () => {
  it('a hearing date in a case’s form shows the hearings of each day and warns if the court does not sit', async () => {
    const past: Entry = [3, '2025-06-01', '2025-06-01', 'PUBLIC', 'Last year'];
    serve([EID, past], [{ date: '2026-11-26', hearings: 4, missing: 0 }]);
    const person = await openApp(foreign, '/tribunal-cases-list/11/edit');
    const second = await field('Hearing Date 02');
    expect(await field('Hearing Date 01')).toHaveValue('01/06/2025');
    await person.type(second, '29/11/2026');
    expect(await screen.findByText('No sitting on 29/11/2026: Eid.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Next sitting day: 01/12/2026' }));
    expect(second).toHaveValue('01/12/2026');
    await person.clear(second);
    await person.type(second, 'today');
    await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(second).toHaveValue('22/11/2026');
    expect(await screen.findByRole('gridcell', { name: '26, 4 hearings' })).toBeVisible();
  });
});

describe('hearings moved to a day on which their court does not sit', () => {
  it('moving hearings of several courts warns about a closed day and names the courts that are closed', async () => {
    serve(
      [EID, [2, '2026-12-01', '2026-12-01', 'VACATION', 'Vacation']],
      [],
      [hearing(1), hearing(2, { kind: 'high-court-rits' })],
    );
    const person = await openApp(foreign, `/hearings?date=${TODAY}`);
    await labelled('Enter result: CEVT-1/2026');
    await person.click(screen.getByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Move…' }));
    await person.type(await field(/^Date/), '16/12/2026');
    expect(await screen.findByText('No sitting on 16/12/2026: Victory Day.')).toBeVisible();
    await person.clear(await field(/^Date/));
    await person.type(await field(/^Date/), '29/11/2026');
    expect(await screen.findByText('No sitting on 29/11/2026: Eid (Tribunal).')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Next sitting day: 02/12/2026' }));
    expect(await field(/^Date/)).toHaveValue('02/12/2026');
  });
});
