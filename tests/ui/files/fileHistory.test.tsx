import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, sent } from '../caseFilings/openApp';
import { change, queryOf, serveChanges } from '../history/historyServer';
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

it('shows staff who changed the file, its hearings and its notes, once they ask', async () => {
  const person = await openApp(foreign, '/files/1', STAFF);
  const part = await screen.findByRole('region', { name: 'History' });
  const asked = () => sent(foreign, 'GET', '/api/casebook/changes').map((call) => queryOf(call).filter);
  expect(asked()).not.toContainEqual({ caseFilingId: 1 });
  await person.click(within(part).getByRole('link', { name: 'Show the history' }));
  const entries = await within(part).findAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Changed: Rafiqul Islam (customs)09/11/2026, 16:05 · in the formHearings: 22/09/2026 · S-1/AP/2024CourtBench 1 changed to  → Bench 2',
    'Deleted: Rafiqul Islam (customs)08/11/2026, 16:05 · in the formNotes: Ask themFields filled in: 1NoteAsk them',
    'Changed: Rafiqul Islam (customs)07/11/2026, 16:05 · in the formDemand Notice/Order of Custom House, Chattogram: S-1/AP/2024Disputed Revenue5.00 changed to  → 7.00',
  ]);
  expect(asked()).toContainEqual({ caseFilingId: 1 });
  expect(
    within(part)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/case-fillings-list/1/details#history']);
});

it('opens and focuses the history by the link in the head of the page', async () => {
  const person = await openApp(foreign, '/files/1');
  await person.click(await screen.findByRole('link', { name: 'History' }));
  const part = await screen.findByRole('region', { name: 'History' });
  expect(await within(part).findAllByRole('listitem')).toHaveLength(3);
  await waitFor(() => expect(document.activeElement).toContainElement(part));
});
