import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { field, labelled, openApp, sent, openControls } from '../caseFilings/openApp';
import { cellsOf, listed } from '../followOnCases/screens';
import { serveUsers, user } from '../users/userServer';
import { change, event, queryOf, rangeOf, serveBin, serveChanges } from './historyServer';

const foreign = useForeignServer();

describe('activity', () => {
  const edit = change(8, {
    was: { status: 'OPEN', revenue: 5 },
    became: { status: 'CLOSED', revenue: 7 },
    title: 'S-1/AP/2024',
  });
  const created = change(5, {
    action: 'create',
    register: 'banks',
    recordId: 4,
    by: null,
    was: null,
    became: { name: 'Sonali', active: true },
  });

  it('the activity page lists all changes, each with a link to the history of its record', async () => {
    serveBin(foreign);
    serveChanges(foreign, [edit, created]);
    await openApp(foreign, '/activity');
    const rows = await listed();
    expect(cellsOf(rows[0]).slice(1)).toEqual([
      'S-1/AP/2024',
      '08/11/2026, 16:05',
      'Rafiqul Islam (customs)',
      'Demand Notice/Order of Custom House, Chattogram',
      'Changed',
      'Disputed Revenue5.00 changed to  → 7.00StatusOpen changed to  → Closed',
      'in the form',
      '',
    ]);
    expect(cellsOf(rows[1]).slice(1, 7)).toEqual([
      'Sonali',
      '05/11/2026, 16:05',
      'The system',
      'Banks',
      'Added',
      'Fields filled in: 2',
    ]);
    expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
      '/case-fillings-list/1/details#history',
      '/banks-list/4/edit#history',
    ]);
  });

  it('the activity page names a hearing by its date and file, or by its file alone if the date is unknown', async () => {
    serveBin(foreign);
    const hearing = { register: 'hearings', was: null, became: {}, action: 'create' };
    serveChanges(foreign, [
      change(8, { ...hearing, title: '2026-09-22', file: 'S-1/AP/2024' }),
      change(7, { ...hearing, recordId: 2, title: 'S-1/AP/2024', file: 'S-1/AP/2024' }),
    ]);
    await openApp(foreign, '/activity');
    expect((await listed()).map((row) => cellsOf(row)[1])).toEqual([
      '22/09/2026 · S-1/AP/2024',
      'S-1/AP/2024',
    ]);
  });

  it('a hearing that became the next one is shown by its date on the activity page', async () => {
    serveBin(foreign);
    const edited = { register: 'hearings', title: '2026-11-22', file: 'S-1/AP/2024' };
    const next = { was: { nextId: null }, became: { nextId: { id: 9, name: '2027-01-05' } } };
    serveChanges(foreign, [change(8, { ...edited, ...next })]);
    await openApp(foreign, '/activity', { language: 'bn' });
    expect(cellsOf((await listed())[0])[6]).toContain('০৫/০১/২০২৭');
  });

  it('the activity page in Bengali names a section by its present name, else by its name at creation', async () => {
    serveBin(foreign);
    const made = { register: 'sections', action: 'create', was: null };
    serveChanges(foreign, [
      change(8, { ...made, became: { nameBn: 'পুরোনো নাম' }, title: 'Jetty', titleBn: 'জেটি' }),
      change(7, { ...made, became: { name: 'AIR', nameBn: 'এআইআর' } }),
      change(6, { ...made, became: { nameBn: 'পুরোনো নাম' }, title: 'Gate', titleBn: null }),
    ]);
    await openApp(foreign, '/activity', { language: 'bn' });
    expect((await listed()).map((row) => cellsOf(row)[1])).toEqual(['জেটি', 'এআইআর', 'Gate']);
  });

  it('the activity page links a record of a file, such as a note, to the history of that file', async () => {
    serveBin(foreign);
    const of = (register: string, caseFilingId: number | null) => ({
      register,
      caseFilingId,
      title: register,
    });
    serveChanges(foreign, [
      change(9, of('hearings', 12)),
      change(4, of('calendars', null)),
      change(3, of('office', null)),
    ]);
    await openApp(foreign, '/activity');
    const rows = await listed();
    expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
      '/files/12#page-history',
      '/closed-days',
      '/office#page-history',
    ]);
  });

  it('the activity page says if there are more changes than were counted', async () => {
    serveBin(foreign);
    serveChanges(foreign, []);
    foreign.server.use(
      http.get('/api/casebook/changes', () =>
        HttpResponse.json([edit], {
          headers: { 'content-range': 'changes 0-0/10000', 'casebook-total': 'more' },
        }),
      ),
    );
    await openApp(foreign, '/activity');
    expect(await screen.findByText('1–20 of more than 10,000', { selector: 'p:not(.x)' })).toBeVisible();
  });

  it('the activity page lists sign-ins and other events', async () => {
    serveBin(foreign);
    foreign.server.use(
      http.get('/api/casebook/events', ({ request }) =>
        rangeOf(
          [
            event(7, {
              kind: 'EXPORT',
              about: null,
              details: {
                resource: 'case-fillings',
                query: { page: '0', size: '9999', status: 'OPEN', searchKey: '' },
                rows: 2500,
              },
            }),
            event(6, {
              by: null,
              kind: 'SIGN_IN_REFUSED',
              details: { device: 'Firefox, Windows', reason: 'REUSED_TOKEN' },
            }),
            event(3, { by: null, kind: 'SIGN_IN_REFUSED', details: { device: null, reason: 'WAITING' } }),
            event(2, {
              by: null,
              about: null,
              kind: 'SIGN_IN_REFUSED',
              details: { reason: 'UNKNOWN_NAMES_ELSEWHERE', count: 1200, addresses: 45 },
            }),
            event(5, { kind: 'PRINT', about: null, file: 'S-1/AP/2024', details: { caseFilingId: 1 } }),
            event(4, {
              kind: 'EXPORT',
              about: null,
              details: { resource: 'banks', query: { range: '[0,999]', filter: '{"q":"bank"}' }, rows: 200 },
            }),
          ],
          request,
        ),
      ),
    );
    const person = await openApp(foreign, '/activity/events');
    await waitFor(() => expect(document.body).toHaveTextContent(/Status: Open.*Search: bank/));
    const rows = await listed();
    expect(rows.map((row) => cellsOf(row).slice(1))).toEqual([
      [
        'Export',
        '07/11/2026, 16:05',
        'Rafiqul Islam (customs)',
        '',
        'Demand Notice/Order of Custom House, Chattogram: 2,500 rows · Status: Open',
      ],
      [
        'Sign-in refused',
        '06/11/2026, 16:05',
        '',
        'Rafiqul Islam (customs)',
        'Firefox, Windows · A session key was used a second time and may be stolen: the session was ended',
      ],
      [
        'Sign-in refused',
        '03/11/2026, 16:05',
        '',
        'Rafiqul Islam (customs)',
        'Tried again, once or more, during the wait after too many failures',
      ],
      [
        'Sign-in refused',
        '02/11/2026, 16:05',
        '',
        '',
        'Attempts with unknown usernames from other IP addresses (45) within the same hour: 1,200',
      ],
      ['Print of a file', '05/11/2026, 16:05', 'Rafiqul Islam (customs)', '', 'S-1/AP/2024'],
      ['Export', '04/11/2026, 16:05', 'Rafiqul Islam (customs)', '', 'Banks: 200 rows · Search: bank'],
    ]);
    expect(screen.getByRole('link', { name: 'S-1/AP/2024' })).toHaveAttribute('href', '/files/1');
    await openControls(person, 'Filters');
    await person.selectOptions(await field('Account'), 'Rafiqul Islam (customs)');
    await waitFor(() =>
      expect(queryOf(sent(foreign, 'GET', '/api/casebook/events').at(-1)!).filter).toEqual({ about: '2' }),
    );
  });
});

it('a save in the row of a list tells the server that it was made in the row', async () => {
  serveBin(foreign);
  serveUsers(foreign, [user(2)]);
  const person = await openApp(foreign, '/users-list');
  (await labelled('Edit in row (F2): Officer 2')).focus();
  await person.keyboard('{F2}Officer Karim{Enter}');
  await screen.findByText('User Updated successfully');
  expect(sent(foreign, 'POST', '/api/case/update-user')[0]!.headers.get('casebook-via')).toBe('row');
});

it('a user’s history also shows the user’s sessions, latest actions and a link to all their changes', async () => {
  serveBin(foreign);
  foreign.server.use(
    http.get('/api/casebook/users/2', () => HttpResponse.json(user(2, { version: 1 }))),
    http.get('/api/casebook/users/2/sessions', () =>
      HttpResponse.json([
        {
          id: '836e71c6-01f9-439b-bdec-59ba1ad79a5b',
          startedAt: '2026-11-06T10:05:00.000Z',
          lastSeenAt: '2026-11-06T11:00:00.000Z',
          device: 'Edge, Windows',
        },
      ]),
    ),
    http.get('/api/casebook/changes', ({ request }) =>
      rangeOf(
        new URL(request.url).searchParams.get('filter') === '{"by":2}'
          ? [change(9, { title: 'S-9/AP/2024' })]
          : [],
        request,
      ),
    ),
    http.get('/api/casebook/events', ({ request }) =>
      new URL(request.url).searchParams.get('filter')?.includes('by')
        ? rangeOf([event(6)], request)
        : rangeOf(
            [
              event(8, {
                by: null,
                kind: 'SIGN_IN_REFUSED',
                details: { device: null, reason: 'REUSED_TOKEN' },
              }),
              event(6),
            ],
            request,
          ),
    ),
  );
  await openApp(foreign, '/users-list/2/edit#history');
  const last = await screen.findByRole('heading', { name: 'Latest changes by this user' });
  await waitFor(() =>
    expect([...last.nextElementSibling!.children].map(({ textContent }) => textContent)).toEqual([
      '09/11/2026, 16:05 · Changed · Demand Notice/Order of Custom House, Chattogram S-9/AP/2024',
      '08/11/2026, 16:05 · Sign-in refused · A session key was used a second time and may be stolen: the session was ended',
      '06/11/2026, 16:05 · Sign-in · Firefox, Windows',
    ]),
  );
  expect(
    await screen.findByText('Edge, Windows, since 06/11/2026, 16:05, last used on 06/11/2026, 17:00'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'All changes by this user' })).toHaveAttribute(
    'href',
    '/activity?filter=%7B%22by%22%3A2%7D',
  );
  expect(sent(foreign, 'GET', '/api/casebook/events').map((call) => queryOf(call).filter)).toEqual([
    { by: 2 },
    { about: 2 },
  ]);
});

it.each([
  [{ hash: '3f91925702c3', at: '2026-11-06T10:05:00.000Z', rows: 4 }, '3f91925702c3 (06/11/2026, 16:05)'],
  [null, 'None yet: the history is sealed every minute.'],
])('the connection check with the newest seal %o says: %s', async (seal, text) => {
  serveBin(foreign);
  if (seal) foreign.server.use(http.get('/api/casebook/seals/newest', () => HttpResponse.json(seal)));
  await openApp(foreign, '/test-screen');
  expect(await screen.findByText(text)).toBeVisible();
});
