import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, sent } from '../caseFilings/openApp';
import { hearing, TODAY } from '../hearings/diaryServer';
import { limit, listed } from '../limits/limitsServer';

const foreign = useForeignServer();

const nothing = {
  date: TODAY,
  hearings: [],
  missing: [],
  limits: [],
  waiting: [],
  still: [],
  notes: [],
  proposals: [],
};
/** As many of each list as it has, unless a test says that there are more. */
let totals: Record<string, number>;
let today: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
  today = { ...nothing };
  totals = {};
  forgetCapabilities();
  foreign.server.use(
    http.get('/api/casebook/capabilities', () =>
      HttpResponse.json({
        offers: ['today', 'alerts', 'hearings', 'files', 'notes', 'versions', 'idempotency'],
      }),
    ),
    http.get('/api/casebook/today', () =>
      HttpResponse.json({ ...today, totals: { ...lengths(), ...totals } }),
    ),
    http.post('/api/casebook/hearings/:id/result', () => HttpResponse.json({ hearing: null, next: null })),
    http.post('/api/casebook/notes/:id/done', ({ params }) => HttpResponse.json({ id: Number(params.id) })),
  );
});

function lengths() {
  const { date, ...lists } = today;
  const { hearings } = lists as { hearings: { date: string }[] };
  const ofToday = hearings.filter((each) => each.date === date).length;
  const counts = Object.entries(lists).map(([name, list]) => [name, (list as object[]).length]);
  return { ...Object.fromEntries(counts), hearings: ofToday, next: hearings.length - ofToday };
}

afterEach(() => vi.useRealTimers());

it('My day says that there is nothing to do, and links to the diary', async () => {
  await openApp(foreign, '/today', { roles: ['ROLE_CUSTOMS'] });
  expect(await screen.findByText('Nothing is waiting for you. Have a good day!')).toBeVisible();
  expect(screen.getByText('Open the diary of hearings')).toHaveAttribute('href', '/hearings');
  const [first] = within(document.getElementById('main-menu')!).getAllByRole('link');
  expect(first).toHaveTextContent('My day');
});

it('My day shows the hearings of tomorrow before older ones without a result', async () => {
  today = {
    ...nothing,
    hearings: [hearing(1, { date: '2026-11-22' }), hearing(2, { date: '2026-11-23' })],
    missing: [hearing(3, { date: '2026-11-20', isMissing: true })],
  };
  await openApp(foreign, '/today');
  const first = await screen.findByRole('region', { name: 'Hearings today (1)' });
  const lists = [...first.parentElement!.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(lists).toEqual(['Hearings today (1)', 'Hearings tomorrow (1)', 'Results missing (1)']);
});

it('My day shows the hearings of the next day with hearings, named with its date unless it is tomorrow', async () => {
  today = { ...nothing, hearings: [hearing(2, { date: '2026-11-29' })] };
  await openApp(foreign, '/today');
  const region = await screen.findByRole('region', { name: 'Hearings on Sunday, 29 November 2026 (1)' });
  expect(within(region).getByText('S-2/2026')).toBeVisible();
});

it('on a narrow screen My day shows time limits, once marked as unverified, before missing results', async () => {
  today = { ...nothing, missing: [hearing(3, { date: '2026-11-20', isMissing: true })], limits: [limit(1)] };
  window.innerWidth = 390;
  await openApp(foreign, '/today');
  const region = await screen.findByRole('region', { name: 'Time limits (1)' });
  expect(within(region).getByText(/^Some of these dates were counted by rules/)).toBeVisible();
  expect(within(region).getByRole('listitem')).not.toHaveTextContent('not verified');
  const lists = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
  expect(lists).toEqual(['Time limits (1)', 'Results missing (1)']);
});

it('a hearing’s result can be entered on My day, and the focus moves to the next line', async () => {
  today = {
    ...nothing,
    missing: [
      hearing(1, { date: '2026-11-20', isMissing: true }),
      hearing(2, { date: '2026-11-19', isMissing: true }),
    ],
  };
  const person = await openApp(foreign, '/today');
  const region = await screen.findByRole('region', { name: 'Results missing (2)' });
  expect(within(region).getByText('S-1/2026')).toHaveAttribute('href', '/files/11');
  const [first] = within(region).getAllByRole('listitem');
  expect(first).toHaveTextContent('20/11/2026 · item 1');
  await person.click(within(first!).getByText('Enter result'));
  const form = await screen.findByRole('group', { name: 'Result of the hearing' });
  const result = within(form).getByRole('combobox');
  await waitFor(() => expect(result).toHaveFocus());
  await person.selectOptions(result, 'Adjourned');
  await person.click(screen.getByText('+1 week'));
  await person.click(screen.getByText('Save'));
  await waitFor(() => expect(sent(foreign, 'POST', '/api/casebook/hearings/1/result')).toHaveLength(1));
  expect(sent(foreign, 'POST', '/api/casebook/hearings/1/result')[0]!.body).toEqual({
    result: 'ADJOURNED',
    resultNote: null,
    version: 3,
    next: { date: '2026-11-27' },
  });
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'hearing-result-2'));
});

it('a note that names the user is answered or dismissed on My day', async () => {
  today = {
    ...nothing,
    notes: [
      {
        id: 5,
        caseFilingId: 12,
        nothiNumber: 'S-12/2026',
        text: '@admin where is the reply?',
        by: { id: 2, userName: 'karim', fullName: 'Karim Uddin' },
        at: '2026-11-21T04:00:00Z',
      },
    ],
  };
  const person = await openApp(foreign, '/today');
  const region = await screen.findByRole('region', { name: 'Notes to you (1)' });
  expect(region).toHaveTextContent('@admin where is the reply?Karim Uddin, 21/11/2026, 10:00');
  await person.click(within(region).getByLabelText('Reply: S-12/2026'));
  expect(within(await screen.findByRole('dialog')).getByLabelText(/^Note/)).toHaveValue('@karim ');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  today = { ...nothing };
  await person.click(within(region).getByLabelText('Done: S-12/2026'));
  expect(await screen.findByText('Note marked as done')).toBeVisible();
  expect(await screen.findByText(/^Nothing is waiting/)).toBeVisible();
  expect(sent(foreign, 'POST', '/api/casebook/notes/5/done')).toHaveLength(1);
});

it('the start day of a waiting time limit can be entered on My day', async () => {
  const days = { triggerDate: null, byCount: null, mayFile: null, aimFor: null, due: null, daysLeft: null };
  today = { ...nothing, waiting: [limit(1, { ...days, state: 'WAITING' })] };
  foreign.server.use(
    http.put('/api/casebook/limits/1', async ({ request }) => HttpResponse.json(await request.json())),
  );
  const person = await openApp(foreign, '/today');
  const region = await screen.findByRole('region', { name: 'Time limits without a starting day (1)' });
  expect(region).toHaveTextContent(
    /\(1\)S-1\/2026Customs appeal to the High Court Division · Appellate Tribunal Case, CEVT-1\/2026/,
  );
  expect(
    within(region)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter the days', 'Change…']);
  within(region)
    .getByRole('button', { name: /^Change…/ })
    .focus();
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Not needed' })).toBeVisible();
  await person.keyboard('{Escape}');
  await person.click(await within(region).findByRole('button', { name: /^Enter the days/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText(/^Runs from/), '20/11/2026');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(foreign, 'PUT', '/api/casebook/limits/1')[0]?.body).toMatchObject({
      triggerDate: '2026-11-20',
    }),
  );
});

it('My day says in Bengali how long a file has been unchanged, and how many such files there are', async () => {
  const file = {
    id: 7,
    nothiNumber: 'S-7/2026',
    companyName: null,
    status: 'SUBJUDICE',
    since: '2026-09-13',
  };
  today = { ...nothing, still: [file] };
  totals = { still: 41 };
  await openApp(foreign, '/today', { language: 'bn' });
  const region = await screen.findByRole('region', { name: '৬০ দিন ধরে অগ্রগতিহীন নথি (৪১)' });
  expect(region).toHaveTextContent('৭০ দিন ধরে · আদালতে বিচারাধীন');
});

it('a limit that was missed shows its last day, from which the days are counted', async () => {
  today = { ...nothing, limits: [limit(2, { state: 'MISSED', due: '2026-11-16', mayFile: '2026-11-19' })] };
  await openApp(foreign, '/today');
  const line = (await screen.findByText('Missed 3 days ago')).closest('li');
  expect(line).toHaveTextContent('19/11/2026');
  expect(line).not.toHaveTextContent('16/11/2026');
});

it('My day links to the list of all time limits of a kind if there are more than it shows', async () => {
  const missed = limit(2, { state: 'MISSED', due: '2026-11-20', daysLeft: -2 });
  const waiting = limit(3, { state: 'WAITING', triggerDate: null, due: null, daysLeft: null });
  today = { ...nothing, limits: [missed, limit(1)], waiting: [waiting] };
  totals = { limits: 60, waiting: 12 };
  await openApp(foreign, '/today');
  const links = await screen.findAllByRole('link', { name: 'Show all' });
  expect(links.map((link) => decodeURIComponent(link.getAttribute('href')!))).toEqual([
    '/limits?filter={"state":["RUNNING","MISSED"],"dueFrom":"2026-10-23","dueTo":"2026-12-22","mine":true}',
    '/limits?filter={"state":["WAITING"],"orderFrom":"2026-05-23","mine":true}',
  ]);
});

it('My day says how many notes there are in all', async () => {
  const by = { id: 3, userName: 'salma', fullName: 'Salma' };
  const note = {
    id: 5,
    caseFilingId: 7,
    nothiNumber: 'S-7/2026',
    text: '@karim?',
    by,
    at: '2026-11-20T04:00:00Z',
  };
  today = { ...nothing, notes: [note] };
  totals = { notes: 51 };
  await openApp(foreign, '/today');
  expect(await screen.findByRole('region', { name: 'Notes to you (51)' })).toHaveTextContent('@karim?');
});

it('My day does not exist on a foreign server', async () => {
  foreign.server.use(http.get('/api/casebook/capabilities', () => new HttpResponse(null, { status: 404 })));
  forgetCapabilities();
  await openApp(foreign, '/today');
  expect(await screen.findByRole('heading', { name: 'Page not found.' })).toBeVisible();
  expect(screen.queryByText('My day')).toBeNull();
});

const task = (id: number, text: string) => ({
  kind: 'STAY_ENDED',
  caseFilingId: id,
  nothiNumber: `S-${id}/2026`,
  companyName: 'Padma Mills',
  text,
  day: '2026-11-20',
});

it('My day shows tasks about money beside the time limits, each linked to its file, and more than eight when asked', async () => {
  const tasks = Array.from({ length: 10 }, (_, at) => task(at + 1, `Task ${at + 1}`));
  today = { ...nothing, limits: [limit(1)], tasks };
  totals = { tasks: 12 };
  const person = await openApp(foreign, '/today');
  const region = await screen.findByRole('region', { name: 'Money (12)' });
  const lists = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
  expect(lists).toEqual(['Time limits (1)', 'Money (12)']);
  const lines = () =>
    within(region)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(lines()).toHaveLength(8);
  expect(within(region).getAllByRole('listitem')[0]).toHaveTextContent('S-1/2026Task 1 · Padma Mills');
  expect(within(region).getByText('S-1/2026')).toHaveAttribute('href', '/files/1');
  within(region).getByRole('button', { name: 'Show all' }).focus();
  await person.keyboard('{Enter}');
  expect(lines()).toHaveLength(10);
  expect(within(region).getByText('S-9/2026')).toHaveFocus();
});

it('My day of a server that has no tasks about money shows none', async () => {
  today = { ...nothing, limits: [limit(1)] };
  await openApp(foreign, '/today');
  await screen.findByRole('region', { name: 'Time limits (1)' });
  expect(screen.queryByRole('region', { name: /^Money/ })).toBeNull();
});

it('My day shows paper files that are not back in time, and receives them in place', async () => {
  const movement = { id: 7, version: 1, volumeId: 2, caseFilingId: 1, nothiNumber: 'S-1/2024', no: 2 };
  const late = { ...movement, to: 'Board', toBn: null, takenBy: 'Karim', daysLate: 1, backAt: 'Rack 4' };
  today = { ...nothing, late: [late] };
  foreign.server.use(
    http.post('/api/casebook/movements/7/receive', () => HttpResponse.json(late)),
    http.get('/api/casebook/desks', () => listed('desks', [])),
    http.get('/api/casebook/movements', () => listed('movements', [])),
  );
  const person = await openApp(foreign, '/today');
  const region = await screen.findByRole('region', { name: 'Paper files not back in time (1)' });
  expect(region).toHaveTextContent('S-1/20241 day late · Volume 2 · Board · Karim');
  await person.click(within(region).getByRole('button', { name: 'Receive: S-1/2024, Volume 2' }));
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Paper file received')).toBeVisible();
  expect(sent(foreign, 'POST', '/api/casebook/movements/7/receive')[0]?.body).toMatchObject({ at: 'Rack 4' });
});
