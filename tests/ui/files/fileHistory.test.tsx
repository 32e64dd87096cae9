import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, sent } from '../caseFilings/openApp';
import { change, queryOf, serveChanges } from '../history/historyServer';
import { limit } from '../limits/limitsServer';
import { emptyPage } from './filePage';

const foreign = useForeignServer();

const edited = { title: '2026-09-22', file: 'S-1/AP/2024' };

beforeEach(() => {
  serveChanges(
    foreign,
    [
      change(9, {
        register: 'hearings',
        recordId: 21,
        was: { court: 'Bench 1' },
        became: { court: 'Bench 2' },
        ...edited,
      }),
      change(8, {
        register: 'notes',
        recordId: 5,
        action: 'delete',
        was: { text: 'Ask them' },
        became: null,
      }),
      change(7, { was: { revenue: 5 }, became: { revenue: 7 }, title: 'S-1/AP/2024' }),
    ],
    ['files', 'hearings', 'notes', 'changes', 'deleted', 'recordsById', 'versions'],
  );
  foreign.server.use(http.get('/api/casebook/files/1', () => HttpResponse.json(emptyPage)));
});

const STAFF = { roles: ['ROLE_CUSTOMS'] };

it('staff can see in a file’s history who changed the file, its hearings and its notes', async () => {
  const person = await openApp(foreign, '/files/1', STAFF);
  const part = await screen.findByRole('region', { name: 'History' });
  expect(await within(part).findByText('Last change: Rafiqul Islam, 09/11/2026, 16:05')).toBeVisible();
  expect(within(part).queryByRole('listitem')).toBeNull();
  await person.click(within(part).getByRole('link', { name: 'Show the history' }));
  const entries = await within(part).findAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Changed: Rafiqul Islam (customs)09/11/2026, 16:05 · in the formHearings: 22/09/2026 · S-1/AP/2024CourtBench 1 changed to  → Bench 2',
    'Deleted: Rafiqul Islam (customs)08/11/2026, 16:05 · in the formNotes: Ask themFields filled in: 1NoteAsk them',
    'Changed: Rafiqul Islam (customs)07/11/2026, 16:05 · in the formDemand Notice/Order of Custom House, Chattogram: S-1/AP/2024Disputed Revenue5.00 changed to  → 7.00',
  ]);
  // the history of the filing itself is here
  expect(within(part).queryAllByRole('link')).toEqual([]);
});

it('the menu at the top of a file’s page opens and focuses the file’s history', async () => {
  const person = await openApp(foreign, '/files/1');
  const choose = async () => {
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: 'History' }));
  };
  await choose();
  const part = await screen.findByRole('region', { name: 'History' });
  expect(await within(part).findAllByRole('listitem')).toHaveLength(3);
  await waitFor(() => expect(document.activeElement).toContainElement(part));
  await choose();
  await waitFor(() => expect(document.activeElement).toContainElement(part));
});

it('an earlier version of a file’s record is restored in the file’s history', async () => {
  const of = (id: number, became: object) => change(id, { register: 'notes', recordId: 5, was: {}, became });
  serveChanges(
    foreign,
    [of(9, { text: 'Third' }), change(8), of(7, { text: 'First' })],
    ['files', 'changes', 'recordsById', 'versions'],
  );
  foreign.server.use(
    http.post('/api/casebook/changes/7/restore', () => HttpResponse.json({ register: 'notes', id: 5 })),
  );
  const person = await openApp(foreign, '/files/1#page-history', STAFF);
  // neither of the newest version of the note, nor of that of the filing
  await person.click(await screen.findByRole('button', { name: /^Restore this version/ }));
  await person.click(await screen.findByRole('button', { name: 'Yes, I am sure!' }));
  await waitFor(() =>
    expect(sent(foreign, 'POST', '/api/casebook/changes/7/restore').map(({ body }) => body)).toEqual([
      { version: 9 },
    ]),
  );
});

const of = { id: 21, version: 3, caseFilingId: 1 };
const tribunal = {
  ...of,
  id: 12,
  kind: 'tribunal-cases',
  recordId: 12,
  number: 'T-12',
  openedOn: '2026-01-01',
};
const records = {
  proceedings: [tribunal],
  hearings: [{ ...of, proceedingId: 12, kind: 'tribunal-cases', date: '2026-09-22', court: 'Bench 2' }],
  limits: [limit(1, { proceedingId: 12 }), limit(2, { state: 'DONE', doneOn: '2026-09-23' })],
  notes: [
    {
      ...of,
      id: 5,
      text: 'Ask them',
      by: null,
      at: '2026-09-01T04:00:00Z',
      changedAt: '2026-09-01T04:00:00Z',
    },
  ],
};

it.each([
  ['hearings', 21, 'Edit: hearing of 22/09/2026'],
  ['notes', 5, 'Edit: note of 01/09/2026, 10:00'],
  ['proceedings', 12, 'Facts of the case: Appellate Tribunal Case, T-12'],
  ['steps', 7, 'Edit: Board, 02/09/2026'],
  ['limits', 1, /^Done: /],
  ['limits', 2, 'Details: Customs appeal to the High Court Division'],
] as const)(
  'the dialog of a record in %s shows the record’s history and restores a version',
  async (register, id, opener) => {
    const older = (number: number) =>
      change(number, { register, recordId: id, was: { x: '1' }, became: { x: '2' } });
    serveChanges(
      foreign,
      [older(9), older(8)],
      ['files', 'hearings', 'notes', 'limits', 'steps', 'changes', 'recordsById', 'versions'],
    );
    foreign.server.use(
      http.get('/api/casebook/files/1', () => HttpResponse.json({ ...emptyPage, ...records })),
      http.get('/api/casebook/steps', () =>
        HttpResponse.json(
          [
            {
              ...of,
              id: 7,
              desk: 1,
              deskName: 'Board',
              deskNameBn: null,
              in: '2026-09-02',
              out: null,
              holder: null,
            },
          ],
          {
            headers: { 'content-range': 'steps 0-0/1' },
          },
        ),
      ),
      http.get('/api/casebook/desks', () =>
        HttpResponse.json([], { headers: { 'content-range': 'desks */0' } }),
      ),
      http.post('/api/casebook/changes/8/restore', () => HttpResponse.json({ register, id, version: 10 })),
    );
    const person = await openApp(foreign, '/files/1');
    await person.click(await screen.findByLabelText(opener));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/^Last change: Rafiqul Islam/)).toBeVisible();
    await person.click(within(dialog).getByRole('tab', { name: 'History' }));
    await person.click(await within(dialog).findByRole('button', { name: /^Restore this version/ }));
    await person.click(await screen.findByRole('button', { name: 'Yes, I am sure!' }));
    // waits for the request first, because the open confirmation hides the dialog as well
    await waitFor(() =>
      expect(sent(foreign, 'POST', '/api/casebook/changes/8/restore').map(({ body }) => body)).toEqual([
        { version: 9 },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(foreign, 'GET', '/api/casebook/changes').map((call) => queryOf(call).filter)).toContainEqual({
      register,
      recordId: id,
    });
  },
);

it.each([
  ['notes', 5, 'Delete: note of 01/09/2026, 10:00'],
  ['hearings', 21, 'Edit: hearing of 22/09/2026'],
] as const)(
  'the deletion of one of the %s asks for an optional reason and sends it',
  async (register, id, opener) => {
    foreign.server.use(
      http.get('/api/casebook/files/1', () => HttpResponse.json({ ...emptyPage, ...records })),
      http.delete(`/api/casebook/${register}/${id}`, () => HttpResponse.json({ id })),
    );
    const person = await openApp(foreign, '/files/1');
    await person.click(await screen.findByLabelText(opener));
    if (register === 'hearings')
      await person.click(await screen.findByRole('button', { name: 'Delete hearing' }));
    await person.type(await screen.findByLabelText('Reason for deleting (optional)'), 'Entered twice ');
    await person.click(screen.getByRole('button', { name: 'Yes, I am sure!' }));
    await waitFor(() =>
      expect(
        sent(foreign, 'DELETE', `/api/casebook/${register}/${id}`).map(({ url }) => url.split('?')[1]),
      ).toEqual(['reason=Entered+twice']),
    );
  },
);
