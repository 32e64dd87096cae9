import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { field, labelled, openApp, sent, openControls } from '../caseFilings/openApp';
import { filterOf } from '../limits/limitsServer';
import { hearing, serveHearings, TODAY } from './diaryServer';

const foreign = useForeignServer();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
});

const cells = () =>
  [...document.querySelectorAll('main tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent).join('|'),
  );

/** The result field of the open row, searched for there because the filter above has the same label. */
const resultField = async () =>
  within(await screen.findByRole('group', { name: 'Result of the hearing' })).getByRole('combobox');

const listed = (text: string) => screen.findAllByText(text);

describe('the day view of the diary', () => {
  it('the day view of the diary requests the hearings of its day and shows them by court and item number', async () => {
    serveHearings(foreign, [
      hearing(12, {
        court: 'Bench 2',
        time: '10:30',
        lawOfficer: 'Adv. Akter',
        result: 'ADJOURNED',
        nextDate: '2026-11-29',
      }),
      hearing(3, { court: 'Bench 2', purpose: 'STAY' }),
      hearing(7, { court: 'Annex 18', isMissing: true, kind: 'case-fillings', number: null }),
    ]);
    await openApp(foreign, `/hearings?date=${TODAY}`);
    await listed('CEVT-3/2026');
    expect(cells()).toEqual([
      '||Annex 18|7|S-7/2026Custom House (adjudication)|S-7/2026|Padma Trading|Hearing||Enter result',
      '||Bench 2|3|CEVT-3/2026Appellate Tribunal Case|S-3/2026|Padma Trading|Stay or interim order||Enter result',
      '|10:30|Bench 2|12|CEVT-12/2026Appellate Tribunal Case|S-12/2026|Padma Trading|Hearing|Adv. Akter|Adjourned → 29/11/2026',
    ]);
    expect(screen.getByRole('link', { name: 'S-3/2026' })).toHaveAttribute('href', '/files/13');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Sunday, 22 November 2026');
    expect(filterOf(sent(foreign, 'GET', '/api/casebook/hearings')[0]!.url)).toEqual({
      from: TODAY,
      to: TODAY,
    });
  });

  it('the diary keeps its filters in the URL and sends them with its requests', async () => {
    serveHearings(foreign, []);
    const person = await openApp(foreign, '/hearings?date=2026-11-23&mine=true&result=missing&kind=nonsense');
    await waitFor(() =>
      expect(filterOf(sent(foreign, 'GET', '/api/casebook/hearings').at(-1)!.url)).toEqual({
        from: '2026-11-23',
        to: '2026-11-23',
        mine: true,
        result: 'missing',
      }),
    );
    await openControls(person, 'Filters');
    await person.selectOptions(await field('Purpose'), 'Judgment');
    expect(location.search).toBe('?view=day&date=2026-11-23&mine=true&result=missing&purpose=JUDGMENT');
    await person.type(await field('Court'), 'Bench 2{Enter}');
    await waitFor(() =>
      expect(filterOf(sent(foreign, 'GET', '/api/casebook/hearings').at(-1)!.url)).toEqual({
        from: '2026-11-23',
        to: '2026-11-23',
        purpose: 'JUDGMENT',
        mine: true,
        result: 'missing',
        court: 'Bench 2',
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(location.search).toBe('?view=day&date=2026-11-23');
  });

  it('filtering the diary by missing results shows past days, and other filters return to today', async () => {
    serveHearings(foreign, []);
    const person = await openApp(foreign, `/hearings?date=${TODAY}`);
    await openControls(person, 'Filters');
    await person.selectOptions(await field('Result'), 'Result missing');
    expect(location.search).toBe('?view=list&date=2000-01-01&result=missing');
    await person.selectOptions(await field('Result'), 'No result');
    expect(location.search).toBe(`?view=list&date=${TODAY}&result=none`);
    await person.click(screen.getByText('Week'));
    await person.selectOptions(await field('Result'), 'Result missing');
    // a week begins on Sunday, which is today, so it has no past days
    expect(location.search).toBe('?view=list&date=2000-01-01&result=missing');
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(location.search).toBe(`?view=list&date=${TODAY}`);
    await person.click(screen.getByText('Month'));
    await person.selectOptions(await field('Result'), 'Result missing');
    expect(location.search).toBe(`?view=month&date=${TODAY}&result=missing`);
  });

  it('a result with its next date is entered by six keys, and the focus goes on to the next hearing', async () => {
    serveHearings(foreign, [hearing(1), hearing(2)]);
    const person = await openApp(foreign, `/hearings?date=${TODAY}`);
    (await labelled('Enter result: CEVT-1/2026')).focus();
    await person.keyboard('{Enter}');
    const result = await resultField();
    expect(result).toHaveFocus();
    await person.selectOptions(result, 'Adjourned'); // in a browser, typing a letter picks the option
    await person.keyboard('{Tab}+7{Enter}');
    expect(await screen.findByText('Result saved')).toBeVisible();
    expect(sent(foreign, 'POST', '/api/casebook/hearings/1/result').map(({ body }) => body)).toEqual([
      { result: 'ADJOURNED', resultNote: null, version: 3, next: { date: '2026-11-29' } },
    ]);
    expect(await labelled('Enter result: CEVT-2/2026')).toHaveFocus();
    expect(await listed('Adjourned → 29/11/2026')).toHaveLength(1);
  });

  it('Escape while a result is entered saves nothing, and a future hearing has no button for its result', async () => {
    serveHearings(foreign, [hearing(1), hearing(2, { date: '2026-11-23' })]);
    const person = await openApp(foreign, `/hearings?date=${TODAY}`);
    const button = await labelled('Enter result: CEVT-1/2026');
    expect(document.querySelector('[aria-label="Enter result: CEVT-2/2026"]')).toBeNull();
    button.focus();
    await person.keyboard('{Enter}');
    await resultField();
    await person.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(sent(foreign, 'POST', /result/)).toEqual([]);
  });

  it('the row whose result is being entered keeps its place in the Tab order', async () => {
    serveHearings(foreign, [hearing(1), hearing(2)]);
    const person = await openApp(foreign, `/hearings?date=${TODAY}`);
    const [first, second] = [
      await labelled('Enter result: CEVT-1/2026'),
      await labelled('Enter result: CEVT-2/2026'),
    ];
    second.focus();
    await person.keyboard('{Enter}');
    await resultField();
    await waitFor(() => expect([first, second].map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]));
    await person.keyboard('{Escape}');
    expect(second).toHaveFocus();
    expect([first, second].map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
  });

  it('a next date that the server refuses is marked at its field', async () => {
    serveHearings(foreign, [hearing(1)]);
    foreign.server.use(
      http.post('/api/casebook/hearings/:id/result', () =>
        HttpResponse.json(
          { status: 400, code: 'invalid', errors: [{ field: 'next.date', code: 'nextNotAfter' }] },
          { status: 400 },
        ),
      ),
    );
    const person = await openApp(foreign, `/hearings?date=${TODAY}`);
    await person.click(await labelled('Enter result: CEVT-1/2026'));
    await person.selectOptions(await resultField(), 'Adjourned');
    await person.click(screen.getByRole('button', { name: '+1 week' }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await field('Next date')).toBeInvalid());
  });
});

describe('the diary on a phone', () => {
  beforeEach(() => {
    window.innerWidth = 390;
  });

  it('on a phone the diary has all actions but adding a hearing in a menu', async () => {
    serveHearings(foreign, [hearing(1)]);
    const person = await openApp(foreign, `/hearings?date=${TODAY}`);
    await listed('CEVT-1/2026');
    expect(screen.getByRole('button', { name: 'Add hearing' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Cause list…',
      'Move…',
      'Print',
    ]);
  });
});

it('the diary says how hearings are entered on a day that has none', async () => {
  serveHearings(foreign, []);
  await openApp(foreign, `/hearings?date=${TODAY}`);
  expect(
    await screen.findByText(
      'Enter a hearing with “Add hearing”, or a court’s whole list with “Cause list…” under “More”.',
    ),
  ).toBeVisible();
});

it('the diary suggests every court and law officer that was entered before', async () => {
  serveHearings(foreign, [hearing(1)]);
  const person = await openApp(foreign, `/hearings?date=${TODAY}`);
  await openControls(person, 'Filters');
  const suggested = async (label: string) => {
    const input = await field(label);
    await waitFor(() => expect(input.list!.options.length).toBeGreaterThan(0));
    return [...input.list!.options].map(({ value }) => value);
  };
  expect(await suggested('Court')).toEqual(['Bench 2', 'Bench 9']);
  expect(await suggested('Law officer')).toEqual(['DAG Karim']);
});

it('an administrator can delete a hearing from its dialog after a confirmation', async () => {
  serveHearings(foreign, [hearing(1)]);
  foreign.server.use(http.delete('/api/casebook/hearings/1', () => HttpResponse.json({ id: 1 })));
  const person = await openApp(foreign, `/hearings?date=${TODAY}`);
  await person.click(await labelled('Edit hearing: CEVT-1/2026'));
  await person.click(await screen.findByRole('button', { name: 'Delete hearing' }));
  await person.click(await screen.findByRole('button', { name: 'Yes, I am sure!' }));
  expect(await screen.findByText('Hearing deleted')).toBeVisible();
  expect(sent(foreign, 'DELETE', /hearings/).map(({ url }) => url)).toEqual(['/api/casebook/hearings/1']);
});

it('the diary exists only on a server that offers hearings', async () => {
  forgetCapabilities();
  await openApp(foreign, '/hearings');
  expect(await screen.findByRole('heading', { name: 'Page not found.' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Hearings' })).toBeNull();
});

it('the diary shows a failure in place of its hearings, with a button to try again', async () => {
  serveHearings(foreign, []);
  foreign.server.use(
    http.get('/api/casebook/hearings', () => HttpResponse.json({ status: 503 }, { status: 503 })),
  );
  await openApp(foreign, '/hearings');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
