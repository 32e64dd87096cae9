import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { field, openApp, sent } from '../caseFilings/openApp';
import { change, serveChanges } from '../history/historyServer';
import { limit, listed } from '../limits/limitsServer';
import { serveCalendars, type Entry } from './calendarServer';

const foreign = useForeignServer();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z'), toFake: ['Date'] });
});

const ENTRIES: Entry[] = [
  [1, '2026-03-17', '2026-03-19', 'PUBLIC', 'Eid-ul-Fitr'],
  [2, '2026-12-20', '2026-12-31', 'VACATION', 'Winter vacation'],
];

const cells = (month: string) =>
  within(screen.getByRole('table', { name: month }))
    .getAllByRole('cell')
    .flatMap(({ textContent }) => (textContent.includes(',') ? [textContent] : []));

describe('the closed days', () => {
  it('closed days are listed with their calendar, and the year’s overview adds the fixed holidays', async () => {
    serveCalendars(foreign, ENTRIES);
    await openApp(foreign, '/closed-days');
    const row = await screen.findByRole('row', { name: /Winter vacation/ });
    expect(await within(row).findByText('Supreme Court')).toBeVisible();
    expect(within(row).getByText('20/12/2026')).toBeVisible();
    expect(within(row).getByText('Vacation of the court')).toBeVisible();
    expect(screen.getByText('Office, 2026 at a glance')).toBeVisible();
    await waitFor(() =>
      expect(cells('March 2026')).toEqual([
        '17, Eid-ul-Fitr',
        '18, Eid-ul-Fitr',
        '19, Eid-ul-Fitr',
        '26, Independence and National Day',
      ]),
    );
    expect(cells('August 2026')).toEqual(['5, July Mass Uprising Day']);
  });

  it('the question before a deletion names one closed day', async () => {
    serveCalendars(foreign, ENTRIES);
    const person = await openApp(foreign, '/closed-days');
    await person.click(await screen.findByRole('button', { name: /Delete.*Winter vacation/ }));
    expect(
      within(await screen.findByRole('alertdialog')).getByText('Closed day, Winter vacation'),
    ).toBeVisible();
  });

  it('users who are not administrators can read the closed days but not change them', async () => {
    serveCalendars(foreign, ENTRIES);
    await openApp(foreign, '/closed-days', { roles: ['ROLE_CUSTOMS'] });
    expect(await screen.findByRole('row', { name: /Winter vacation/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Paste a list/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Add closed days/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Edit|Delete)/ })).toBeNull();
  });

  it('from December on a note names the calendars that lack the movable holidays of the next year', async () => {
    vi.setSystemTime('2026-12-01T06:00:00Z');
    serveCalendars(foreign, [
      ...ENTRIES,
      [1, '2027-03-09', '2027-03-16', 'PUBLIC', 'Eid-ul-Fitr'],
      [2, '2027-03-09', '2027-03-15', 'PUBLIC', 'Eid-ul-Fitr'],
    ]);
    await openApp(foreign, '/closed-days');
    const missing = 'The movable holidays of 2027 are not entered yet for: Supreme Court, Tribunal.';
    expect(await screen.findByRole('note')).toHaveTextContent(missing);
    cleanup();
    vi.setSystemTime('2027-02-01T06:00:00Z');
    await openApp(foreign, '/closed-days');
    expect(await screen.findByRole('note')).toHaveTextContent(missing);
  });

  it('before December no note asks for the movable holidays of the next year', async () => {
    vi.setSystemTime('2026-11-30T06:00:00Z');
    serveCalendars(foreign, [
      ...ENTRIES,
      ...[1, 2, 3].map((id): Entry => [id, '2026-05-01', '2026-05-08', 'PUBLIC', 'Eid-ul-Azha']),
    ]);
    await openApp(foreign, '/closed-days');
    await screen.findByRole('row', { name: /Winter vacation/ });
    expect(screen.queryByRole('note')).toBeNull();
  });
});

describe('a calendar', () => {
  it('administrators can change the name and the weekly days off of a calendar', async () => {
    serveCalendars(foreign, ENTRIES);
    const person = await openApp(foreign, '/closed-days');
    await person.click(await screen.findByRole('button', { name: 'Edit calendar' }));
    await person.clear(await field(/^Name in Bengali/));
    await person.selectOptions(await field(/^Weekly days off/), 'Friday');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Calendar saved')).toBeVisible();
    expect(sent(foreign, 'PUT', '/api/casebook/calendars/1').map(({ body }) => body)).toMatchObject([
      { name: 'Office', nameBn: null, daysOff: 'FRIDAY', version: 1 },
    ]);
  });
});

describe('a pasted list of holidays', () => {
  it('pasting a list of holidays suggests the current year in the digits of the UI language', async () => {
    serveCalendars(foreign, []);
    const person = await openApp(foreign, '/closed-days', { language: 'bn' });
    await person.click(await screen.findByRole('button', { name: 'তালিকা পেস্ট করুন…' }));
    expect(await field('যে তারিখে সাল নেই, তার সাল')).toHaveValue('২০২৬');
  });

  it('a pasted list of holidays is previewed as it was understood, then added to the chosen calendars', async () => {
    serveCalendars(foreign, []);
    const person = await openApp(foreign, '/closed-days');
    await person.click(await screen.findByRole('button', { name: 'Paste a list…' }));
    const list = [
      '১৭–২৩ মার্চ ২০২৬ ঈদুল ফিতর',
      'depending on the moon',
      '5 June 2026 Flood',
      '1 December - 2 December Sports',
    ].join('\n');
    await person.click(await field('List'));
    await person.paste(list);
    await person.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = screen.getByRole('dialog', { name: 'Paste a list of closed days' });
    expect(within(dialog).getByText('3 entries understood')).toBeVisible();
    expect(within(dialog).getByText('1 line not understood')).toBeVisible();
    expect(within(dialog).getByText('2: depending on the moon')).toBeVisible();
    expect(within(dialog).getByText('17/03/2026 to 23/03/2026')).toBeVisible();
    await person.click(within(dialog).getByRole('checkbox', { name: 'Add line 4: Sports' }));
    await person.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Kind: Flood' }),
      'Holiday by executive order',
    );
    await person.click(within(dialog).getByRole('checkbox', { name: 'Tribunal' }));
    await person.click(within(dialog).getByRole('button', { name: 'Add 2 entries' }));
    expect(await screen.findByText('3 added, 1 already existed')).toBeVisible();
    expect(sent(foreign, 'POST', '/api/casebook/closed-days/many').map(({ body }) => body)).toEqual([
      {
        calendarIds: [1, 2],
        days: [
          {
            from: '2026-03-17',
            to: '2026-03-23',
            name: 'ঈদুল ফিতর',
            nameBn: 'ঈদুল ফিতর',
            kind: 'PUBLIC',
          },
          { from: '2026-06-05', to: '2026-06-05', name: 'Flood', nameBn: null, kind: 'EXECUTIVE' },
        ],
      },
    ]);
  });

  it('a pasted list of holidays is added only after a preview of the time limits that it would move', async () => {
    serveCalendars(foreign, [], ['limits']);
    const preview = {
      moves: [{ limitId: 1, from: '2026-11-29', to: '2026-12-01' }],
      movesTotal: 3,
      kept: [],
      keptTotal: 0,
    };
    foreign.server.use(
      http.post('/api/casebook/limits/preview', () => HttpResponse.json(preview)),
      http.get('/api/casebook/limits', () => listed('limits', [limit(1)])),
    );
    const person = await openApp(foreign, '/closed-days');
    await person.click(await screen.findByRole('button', { name: 'Paste a list…' }));
    await person.type(await field('List'), '29-30 November 2026 Strike');
    await person.click(screen.getByRole('button', { name: 'Preview' }));
    const add = () => person.click(screen.getByRole('button', { name: 'Add 1 entry' }));
    const question = () => screen.findByRole('dialog', { name: '3 time limits would move' });
    await add();
    expect(await question()).toHaveTextContent('29/11/2026 → 01/12/2026');
    await person.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add 1 entry' })).toBeEnabled());
    expect(sent(foreign, 'POST', '/api/casebook/closed-days/many')).toEqual([]);
    await add();
    await question();
    await person.click(screen.getByRole('button', { name: 'Yes, move' }));
    expect(await screen.findByText('3 added, 1 already existed')).toBeVisible();
    const day = { from: '2026-11-29', to: '2026-11-30', name: 'Strike', nameBn: null, kind: 'PUBLIC' };
    expect(sent(foreign, 'POST', '/api/casebook/limits/preview')[0]?.body).toEqual({
      closedDays: { calendarIds: [1, 2, 3], days: [day] },
    });
  });

  it('a pasted list of holidays cannot be added while no calendar or no entry is chosen', async () => {
    serveCalendars(foreign, []);
    const person = await openApp(foreign, '/closed-days');
    await person.click(await screen.findByRole('button', { name: 'Paste a list…' }));
    await person.type(await field('List'), '5 June 2026 Flood');
    await person.click(screen.getByRole('button', { name: 'Preview' }));
    const add = screen.getByRole('button', { name: 'Add 1 entry' });
    expect(add).toBeEnabled();
    for (const name of ['Office', 'Supreme Court', 'Tribunal']) {
      await person.click(screen.getByRole('checkbox', { name }));
    }
    expect(add).toBeDisabled();
    await person.click(screen.getByRole('checkbox', { name: 'Tribunal' }));
    expect(add).toBeEnabled();
    await person.click(screen.getByRole('checkbox', { name: 'Add line 1: Flood' }));
    expect(screen.getByRole('button', { name: 'Add 0 entries' })).toBeDisabled();
  });
});

it('the dialog of a calendar shows the calendar’s history', async () => {
  serveCalendars(foreign, ENTRIES);
  const days = {
    register: 'calendars',
    caseFilingId: null,
    was: { name: 'Bureau' },
    became: { name: 'Office' },
  };
  serveChanges(foreign, [change(9, days)], ['calendars', 'closed-days', 'changes', 'versions']);
  const person = await openApp(foreign, '/closed-days');
  await person.click(await screen.findByRole('button', { name: 'Edit calendar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit calendar' });
  await person.click(await within(dialog).findByRole('tab', { name: 'History' }));
  expect(await within(dialog).findByRole('listitem')).toHaveTextContent('Bureau changed to → Office');
});
