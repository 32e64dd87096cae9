import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/dataProvider/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { labelled, openApp, sent } from '../caseFilings/openApp';
import { cellsOf, listed } from '../followOnCases/screens';
import { serveUsers, user } from '../users/userServer';
import { change, queryOf, rafiq, rangeOf, serveChanges } from './historyServer';

const foreign = useForeignServer();

const deletion = {
  id: 6,
  at: '2026-11-06T10:05:00.000Z',
  by: rafiq,
  via: 'form',
  register: 'case-fillings',
  recordId: 12,
  caseFilingId: 12,
  version: 3,
  was: { nothiNumber: 'S-12/AP/2024', workPlace: { id: 3, name: 'AIR' }, revenue: 500 },
  reason: 'Entered twice',
  title: 'S-12/AP/2024',
};

function serveBin(...deletions: object[]) {
  serveChanges(foreign, []);
  serveUsers(foreign, [user(2, { fullName: 'Rafiqul Islam', userName: 'customs' })]);
  foreign.server.use(http.get('/api/casebook/deleted', ({ request }) => rangeOf(deletions, request)));
}

describe('the question before a deletion', () => {
  it('accepts a reason, which is sent with the deletion', async () => {
    serveBin();
    const person = await openApp(foreign, '/case-fillings-list');
    await person.click(await labelled('Delete: S-1/AP/2024'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    expect(question.getByText('Do you really want to delete the case?')).toBeVisible();
    expect(question.getByRole('button', { name: 'No, cancel it!' })).toHaveFocus();
    await person.type(question.getByLabelText('Reason for deleting (optional)'), ' Entered twice ');
    await person.click(question.getByRole('button', { name: 'Yes, I am sure!' }));
    await screen.findByText('Delete Successful');
    expect(sent(foreign, 'DELETE', /case-filling/).map(({ url }) => url)).toEqual([
      '/api/case/case-filling1?reason=Entered+twice',
    ]);
  });

  it('sends no reason if none was entered', async () => {
    serveBin();
    const person = await openApp(foreign, '/case-fillings-list');
    await person.click(await labelled('Delete: S-1/AP/2024'));
    await person.click(await screen.findByRole('button', { name: 'Yes, I am sure!' }));
    await screen.findByText('Delete Successful');
    expect(sent(foreign, 'DELETE', /case-filling/).map(({ url }) => url)).toEqual([
      '/api/case/case-filling1',
    ]);
  });

  it('asks for no reason on a foreign server', async () => {
    forgetCapabilities();
    const person = await openApp(foreign, '/case-fillings-list');
    await person.click(await labelled('Delete: S-1/AP/2024'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    expect(question.queryByRole('textbox')).toBeNull();
  });
});

describe('the bin', () => {
  it('lists what was deleted, by whom, when and why', async () => {
    serveBin(deletion);
    await openApp(foreign, '/bin');
    const rows = await listed();
    expect(cellsOf(rows[0]).slice(1, 6)).toEqual([
      'S-12/AP/2024',
      'Demand Notice/Order of Custom House, Chattogram',
      '06/11/2026, 16:05',
      'Rafiqul Islam (customs)',
      'Entered twice',
    ]);
    expect(queryOf(sent(foreign, 'GET', '/api/casebook/deleted')[0]!)).toEqual({
      sort: ['id', 'DESC'],
      range: [0, 19],
      filter: {},
    });
  });

  it('shows the whole record', async () => {
    serveBin(deletion);
    const person = await openApp(foreign, '/bin');
    await person.click(await labelled('Details: S-12/AP/2024'));
    const dialog = await screen.findByRole('dialog', { name: /^Deleted: S-12\/AP\/2024/ });
    expect(dialog).toHaveTextContent('Section/BranchAIR');
    expect(dialog).toHaveTextContent('Disputed Revenue500.00');
    expect(dialog).toHaveTextContent('Reason: Entered twice');
  });

  it('restores a record after a question', async () => {
    serveBin(deletion);
    foreign.server.use(
      http.post('/api/casebook/deleted/6/restore', () =>
        HttpResponse.json({ register: 'case-fillings', id: 12, version: 4 }),
      ),
    );
    const person = await openApp(foreign, '/bin');
    await person.click(await labelled('Restore: S-12/AP/2024'));
    await person.click(await screen.findByRole('button', { name: 'Yes, I am sure!' }));
    expect(await screen.findByText('Record restored')).toBeVisible();
    expect(sent(foreign, 'POST', '/api/casebook/deleted/6/restore')).toHaveLength(1);
    await waitFor(() => expect(sent(foreign, 'GET', '/api/casebook/deleted')).toHaveLength(2));
  });

  it('says which record must be restored first, and links to it', async () => {
    serveBin({ ...deletion, register: 'tribunal-cases', title: 'T-9/2024' });
    foreign.server.use(
      http.post('/api/casebook/deleted/6/restore', () =>
        HttpResponse.json(
          { status: 409, code: 'restoreFirst', params: { register: 'case-fillings', what: 'S-12/AP/2024' } },
          { status: 409 },
        ),
      ),
    );
    const person = await openApp(foreign, '/bin');
    await person.click(await labelled('Restore: T-9/2024'));
    await person.click(await screen.findByRole('button', { name: 'Yes, I am sure!' }));
    expect(
      await screen.findByText('It refers to S-12/AP/2024, which is deleted. Restore that first'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show: Bin' })).toHaveAttribute(
      'href',
      '/bin?filter=%7B%22register%22%3A%22case-fillings%22%7D',
    );
  });

  it('is narrowed down by register, person and days', async () => {
    serveBin(deletion);
    const person = await openApp(foreign, '/bin');
    await listed();
    await screen.findByRole('option', { name: 'Rafiqul Islam (customs)' });
    await person.selectOptions(screen.getByLabelText('Register'), 'Banks');
    await person.selectOptions(screen.getByLabelText('By'), 'Rafiqul Islam (customs)');
    await person.type(screen.getByLabelText('From'), '1/11/2026');
    await waitFor(() =>
      expect(queryOf(sent(foreign, 'GET', '/api/casebook/deleted').at(-1)!).filter).toEqual({
        register: 'banks',
        by: '2',
        from: '2026-11-01',
      }),
    );
  });

  it('does not exist for staff', async () => {
    serveBin(deletion);
    await openApp(foreign, '/bin', { roles: ['ROLE_CUSTOMS'] });
    expect(await screen.findByRole('heading', { name: 'Page not found.' })).toBeVisible();
  });
});

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

  it('lists all changes, each with a link to the history of its record', async () => {
    serveBin();
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

  it('says if there are more changes than it counts', async () => {
    serveBin();
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

  it('lists sign-ins and other events', async () => {
    serveBin();
    foreign.server.use(
      http.get('/api/casebook/events', ({ request }) =>
        rangeOf(
          [
            {
              id: 3,
              at: '2026-11-06T10:05:00.000Z',
              by: rafiq,
              kind: 'EXPORT',
              about: null,
              details: { resource: 'case-fillings', query: {}, rows: 2500 },
            },
            {
              id: 2,
              at: '2026-11-06T10:00:00.000Z',
              by: null,
              kind: 'SIGN_IN_REFUSED',
              about: rafiq,
              details: { device: 'Firefox, Windows' },
            },
          ],
          request,
        ),
      ),
    );
    await openApp(foreign, '/activity/events');
    const rows = await listed();
    expect(rows.map((row) => cellsOf(row).slice(1))).toEqual([
      [
        'Export',
        '06/11/2026, 16:05',
        'Rafiqul Islam (customs)',
        '',
        'Demand Notice/Order of Custom House, Chattogram: 2,500 rows',
      ],
      ['Sign-in refused', '06/11/2026, 16:00', '', 'Rafiqul Islam (customs)', 'Firefox, Windows'],
    ]);
  });
});

it('tells the server that a save was made in the row', async () => {
  serveBin();
  serveUsers(foreign, [user(2)]);
  const person = await openApp(foreign, '/users-list');
  (await labelled('Edit in row (F2): Officer 2')).focus();
  await person.keyboard('{F2}Officer Karim{Enter}');
  await screen.findByText('User Updated successfully');
  expect(sent(foreign, 'POST', '/api/case/update-user')[0]!.headers.get('casebook-via')).toBe('row');
});

it('shows the last sign-ins above a user’s history, with a link to everything the user did', async () => {
  serveBin();
  foreign.server.use(
    http.get('/api/casebook/users/2', () => HttpResponse.json(user(2, { version: 1 }))),
    http.get('/api/casebook/events', ({ request }) =>
      rangeOf(
        [
          {
            id: 3,
            at: '2026-11-06T10:05:00.000Z',
            by: rafiq,
            kind: 'SIGN_IN',
            about: rafiq,
            details: { device: 'Firefox, Windows' },
          },
        ],
        request,
      ),
    ),
  );
  await openApp(foreign, '/users-list/2/edit#history');
  expect(await screen.findByText('06/11/2026, 16:05 · Sign-in · Firefox, Windows')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All changes by this user' })).toHaveAttribute(
    'href',
    '/activity?filter=%7B%22by%22%3A2%7D',
  );
  expect(queryOf(sent(foreign, 'GET', '/api/casebook/events')[0]!).filter).toEqual({ by: 2 });
});

describe('the newest seal of the history', () => {
  const seal = { hash: '3f91925702c3', at: '2026-11-06T10:05:00.000Z', to: 9, rows: 4 };

  it('is shown on the connection check, to be noted elsewhere', async () => {
    serveBin();
    foreign.server.use(http.get('/api/casebook/seals/newest', () => HttpResponse.json(seal)));
    await openApp(foreign, '/test-screen');
    expect(await screen.findByText('3f91925702c3 (06/11/2026, 16:05)')).toBeVisible();
  });

  it('is reported as missing before the first seal', async () => {
    serveBin();
    await openApp(foreign, '/test-screen');
    expect(await screen.findByText('None yet: the history is sealed every minute.')).toBeVisible();
  });
});
