import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { filing, useForeignServer } from '../../support/foreignServer';
import { openApp } from '../caseFilings/openApp';
import { change, serveChanges } from '../history/historyServer';
import { limit } from '../limits/limitsServer';
import { emptyPage, proceeding } from './filePage';

const foreign = useForeignServer();

beforeEach(() => {
  vi.setSystemTime('2026-11-22T06:00:00Z');
  serveChanges(foreign, [change(9)], ['files', 'changes', 'recordsById', 'versions']);
  foreign.server.use(
    http.get('/api/casebook/files/1', ({ request }) => {
      const isNow = !new URL(request.url).searchParams.has('asOf');
      return HttpResponse.json(
        isNow ? emptyPage : { ...emptyPage, notes: [note], ...owed, timeline: [done, noted] },
      );
    }),
    http.get('/api/casebook/case-fillings/1', ({ request }) => {
      const asOf = new URL(request.url).searchParams.get('asOf');
      if (asOf !== '2026-06-30' && asOf !== '2026-11-22')
        return HttpResponse.json({ status: 404, code: 'notFound' }, { status: 404 });
      return HttpResponse.json({
        ...filing(1, { nothiNumber: 'S-1/AP/2024', revenue: 500, remarks: 'As in June' }),
        asOf,
        cases: { 'tribunal-cases': [{ id: 12, tribunalCaseNo: 'T-12', caseFilling: { id: 1 } }] },
      });
    }),
  );
});

const by = { id: 1, userName: 'admin', fullName: 'Nasrin Chowdhury' };
const at = '2026-06-20T06:00:00Z';
const note = { id: 5, caseFilingId: 1, text: 'Papers came', version: 1, by, at, changedAt: at };
const owed = {
  proceedings: [proceeding(12, 'tribunal-cases')],
  limits: [limit(2, { state: 'DONE', doneOn: '2026-06-25', doneMemo: 'Memo 7', verified: true })],
};
const done = { date: '2026-06-25', kind: 'limit', proceedingId: 12, limitId: 2 };
const noted = { date: '2026-06-20', kind: 'note', proceedingId: null, noteId: 5 };

it('a file and its cases are shown as they were at the end of a chosen day', async () => {
  const person = await openApp(foreign, '/files/1');
  await person.click(await screen.findByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('menuitem', { name: 'As of a day' }));
  const dialog = await screen.findByRole('dialog', { name: 'The file at the end of 21/11/2026' });
  await within(dialog).findByText('This file did not exist on 21/11/2026, or its history began later.');
  const day = within(dialog).getByRole('textbox', { name: 'Day' });
  expect(day).toHaveFocus();
  await person.keyboard('30/06/2026'); // replaces the preset day, whose text is selected
  expect(
    await within(dialog).findByText(
      'This is the state of the file and its cases at the end of 30/06/2026, not their current state.',
    ),
  ).toBeVisible();
  expect(
    within(dialog)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Demand Notice/Order of Custom House, Chattogram', 'Appellate Tribunal Case', 'Timeline']);
  expect(dialog).toHaveTextContent(
    'End of 30/06/2026202625/06/2026Time limit: done · Customs appeal to the High Court Division' +
      'Appellate Tribunal Case, No. 12Memo 720/06/2026NotePapers came',
  );
  expect(dialog).toHaveTextContent('CommentAs in June');
  expect(dialog).toHaveTextContent('T-12');
  expect(dialog).toHaveAccessibleName('The file at the end of 30/06/2026');
});

it('a file’s state of today is not marked as a past state', async () => {
  const person = await openApp(foreign, '/files/1');
  await person.click(await screen.findByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('menuitem', { name: 'As of a day' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('This file did not exist on 21/11/2026, or its history began later.');
  await person.keyboard('22/11/2026');
  expect(await within(dialog).findByText('T-12')).toBeVisible();
  expect(within(dialog).queryByRole('note')).toBeNull();
});

it('the page of a file says who changed the file last', async () => {
  await openApp(foreign, '/files/1');
  expect(await screen.findByText('Last change: Rafiqul Islam, 09/11/2026, 16:05')).toBeVisible();
});
