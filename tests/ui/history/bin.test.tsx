import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { field, labelled, openApp, sent, openControls } from '../caseFilings/openApp';
import { cellsOf, listed } from '../followOnCases/screens';
import { queryOf, rafiq, rangeOf, serveBin } from './historyServer';

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

describe('the confirmation of a deletion', () => {
  it('the confirmation of a deletion takes a reason, which is sent with the deletion', async () => {
    serveBin(foreign);
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

  it('a deletion on a foreign server asks for no reason and is sent without one', async () => {
    forgetCapabilities();
    const person = await openApp(foreign, '/case-fillings-list');
    await person.click(await labelled('Delete: S-1/AP/2024'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    expect(question.queryByRole('textbox')).toBeNull();
    await person.click(question.getByRole('button', { name: 'Yes, I am sure!' }));
    await screen.findByText('Delete Successful');
    expect(sent(foreign, 'DELETE', /case-filling/).map(({ url }) => url)).toEqual([
      '/api/case/case-filling1',
    ]);
  });
});

describe('the bin', () => {
  it('the bin lists what was deleted, by whom, when and why', async () => {
    serveBin(foreign, deletion);
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

  it('the bin can be sorted by every column', async () => {
    serveBin(foreign, deletion);
    const person = await openApp(foreign, '/bin');
    await listed();
    const headings = screen
      .getAllByRole('columnheader')
      .map((each) => within(each).queryByRole('button'))
      .filter((button) => button !== null);
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Record',
      'Register',
      'Deleted on',
      'Deleted by',
      'Reason',
    ]);
    await person.click(headings[0]!);
    await waitFor(() =>
      expect(queryOf(sent(foreign, 'GET', '/api/casebook/deleted').at(-1)!)).toMatchObject({
        sort: ['title', 'ASC'],
      }),
    );
  });

  it('the bin’s filter marks a date that does not exist', async () => {
    serveBin(foreign, deletion);
    const person = await openApp(foreign, '/bin');
    await openControls(person, 'Filters');
    const from = await field('From');
    await person.type(from, '31/02/2026{Tab}');
    await waitFor(() =>
      expect(from).toHaveAccessibleDescription(
        'There is no such date. Give day, month and year, as in 05/02/2026',
      ),
    );
  });

  it('the bin shows the whole deleted record', async () => {
    serveBin(foreign, deletion);
    const person = await openApp(foreign, '/bin');
    await person.click(await labelled('Details: S-12/AP/2024'));
    const dialog = await screen.findByRole('dialog', { name: /^Deleted: S-12\/AP\/2024/ });
    expect(dialog).toHaveTextContent('Section/BranchAIR');
    expect(dialog).toHaveTextContent('Disputed Revenue500.00');
    expect(dialog).toHaveTextContent('Reason: Entered twice');
  });

  it('the bin restores a record after a confirmation', async () => {
    serveBin(foreign, deletion);
    foreign.server.use(
      http.post('/api/casebook/deleted/6/restore', () =>
        HttpResponse.json({ register: 'case-fillings', id: 12, version: 4 }),
      ),
    );
    const person = await openApp(foreign, '/bin');
    await person.click(await labelled('Restore: S-12/AP/2024'));
    await person.click(await screen.findByRole('button', { name: 'Yes, I am sure!' }));
    expect(await screen.findByText('Record restored')).toBeVisible();
    expect(screen.getByRole('link', { name: 'S-12/AP/2024' })).toHaveAttribute(
      'href',
      '/case-fillings-list/12/details',
    );
    expect(sent(foreign, 'POST', '/api/casebook/deleted/6/restore')).toHaveLength(1);
    await waitFor(() => expect(sent(foreign, 'GET', '/api/casebook/deleted')).toHaveLength(2));
  });

  it('the bin restores a closed day that would move time limits only once the user agrees', async () => {
    serveBin(foreign, { ...deletion, register: 'closed-days', caseFilingId: null, was: { name: 'Strike' } });
    const offers = ['changes', 'deleted', 'versions', 'idempotency', 'limits', 'closed-days', 'calendars'];
    foreign.server.use(
      http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers })),
      http.get('/api/casebook/limits', ({ request }) => rangeOf([], request)),
      http.post('/api/casebook/limits/preview', () =>
        HttpResponse.json({
          moves: [{ limitId: 1, from: '2026-11-29', to: '2026-12-01' }],
          movesTotal: 1,
          kept: [],
          keptTotal: 0,
        }),
      ),
    );
    const person = await openApp(foreign, '/bin');
    await person.click(await screen.findByRole('button', { name: /^Restore: / }));
    await person.click(await screen.findByRole('button', { name: 'Yes, I am sure!' }));
    await screen.findByRole('dialog', { name: 'A time limit would move' });
    expect(sent(foreign, 'POST', '/api/casebook/limits/preview').map(({ body }) => body)).toEqual([
      { restore: 6 },
    ]);
    await person.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent(foreign, 'POST', '/api/casebook/deleted/6/restore')).toEqual([]);
  });

  it('the bin says which record must be restored first, and links to it', async () => {
    serveBin(foreign, { ...deletion, register: 'tribunal-cases', title: 'T-9/2024' });
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

  it('the bin can be filtered by register, person and period', async () => {
    serveBin(foreign, deletion);
    const person = await openApp(foreign, '/bin');
    await listed();
    await screen.findByRole('option', { name: 'Rafiqul Islam (customs)' });
    await person.selectOptions(screen.getByLabelText('Register'), 'Banks');
    await person.selectOptions(screen.getByLabelText('By'), 'Rafiqul Islam (customs)');
    await openControls(person, 'Filters');
    await person.type(await field('From'), '1/11/2026');
    await waitFor(() =>
      expect(queryOf(sent(foreign, 'GET', '/api/casebook/deleted').at(-1)!).filter).toEqual({
        register: 'banks',
        by: '2',
        from: '2026-11-01',
      }),
    );
  });

  it('the bin does not exist for users who are not administrators', async () => {
    serveBin(foreign, deletion);
    await openApp(foreign, '/bin', { roles: ['ROLE_CUSTOMS'] });
    expect(await screen.findByRole('heading', { name: 'Page not found.' })).toBeVisible();
  });
});
