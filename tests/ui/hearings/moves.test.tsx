import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { field, labelled, openApp, sent } from '../caseFilings/openApp';
import { hearing, serveHearings, TODAY } from './diaryServer';

const foreign = useForeignServer();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
});

const listed = (text: string) => screen.findAllByText(text);

/** Simulates moves of one hearing, whose undo is answered with `undone`. */
function serveMoves(undone: object = { moved: 1, kept: [] }, status = 200) {
  foreign.server.use(
    http.post('/api/casebook/hearings/move', async ({ request }) => {
      const { dryRun } = (await request.json()) as { dryRun?: boolean };
      return HttpResponse.json({
        moved: 1,
        batch: dryRun ? null : 9,
        kept: [{ id: 2, name: 'CEVT-2/2026', why: 'hasResult' }],
        ...(dryRun && { preview: 'as-seen' }),
      });
    }),
    http.post('/api/casebook/hearings/move/9/undo', () => HttpResponse.json(undone, { status })),
  );
}

async function openMove(person: UserEvent) {
  await person.click(await screen.findByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Move…' }));
}

/** Moves the two hearings of today to another court. */
async function moveToday() {
  serveHearings(foreign, [hearing(1), hearing(2)]);
  const person = await openApp(foreign, `/hearings?date=${TODAY}`);
  await listed('CEVT-1/2026');
  await openMove(person);
  await screen.findByText('All hearings shown here: 2');
  await person.type(await field('Court'), 'Annex 5{Enter}');
  await person.click(await screen.findByRole('button', { name: 'Apply' }));
  return person;
}

it('the preview of a move of hearings says which of them stay and why, and the applied move can be undone', async () => {
  serveHearings(foreign, [hearing(1), hearing(2, { result: 'HEARD' })]);
  serveMoves();
  const person = await openApp(foreign, `/hearings?date=${TODAY}`);
  await listed('CEVT-1/2026');
  await openMove(person);
  const dialog = await screen.findByRole('dialog', { name: 'Move hearings' });
  expect(within(dialog).getByText('All hearings shown here: 2')).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(await within(dialog).findByText('Fill in at least one field.')).toBeVisible();
  await person.type(await field('Date'), '25/11/2026{Enter}');
  expect(await within(dialog).findByText('1 hearing changes.')).toBeVisible();
  expect(within(dialog).getByText('CEVT-2/2026: has a result')).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Apply' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 hearing moved back')).toBeVisible();
  const filter = { from: TODAY, to: TODAY };
  expect(sent(foreign, 'POST', /move/).map(({ url, body }) => [url, body])).toEqual([
    ['/api/casebook/hearings/move', { filter, set: { date: '2026-11-25' }, dryRun: true }],
    ['/api/casebook/hearings/move', { filter, set: { date: '2026-11-25' }, preview: 'as-seen' }],
    ['/api/casebook/hearings/move/9/undo', null],
  ]);
});

it('the calendar of a move opens in the month of the hearings shown', async () => {
  serveHearings(foreign, [hearing(1, { date: '2027-03-09' })]);
  const person = await openApp(foreign, '/hearings?date=2027-03-09');
  await listed('CEVT-1/2026');
  await openMove(person);
  await person.type(await field('Date'), '{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByText('March 2027')).toBeVisible();
});

const CHANGED = 'These hearings have changed since the preview. Nothing was moved. Check them again';

it('a move of hearings that have changed since the preview is previewed again, with the reason', async () => {
  const hearings = [hearing(1), hearing(2), hearing(3)];
  serveHearings(foreign, hearings);
  foreign.server.use(
    http.post('/api/casebook/hearings/move', async ({ request }) => {
      const { dryRun, preview } = (await request.json()) as { dryRun?: boolean; preview?: string };
      const now = `of ${hearings.length}`;
      if (!dryRun && preview !== now)
        return HttpResponse.json({ code: 'hearingsChanged', message: CHANGED }, { status: 409 });
      const moved = { moved: hearings.length, kept: [] };
      return HttpResponse.json({ ...moved, ...(dryRun ? { batch: null, preview: now } : { batch: 9 }) });
    }),
  );
  const person = await openApp(foreign, `/hearings?date=${TODAY}`);
  await listed('CEVT-1/2026');
  await openMove(person);
  const dialog = await screen.findByRole('dialog', { name: 'Move hearings' });
  await person.type(await field('Date'), '25/11/2026');
  await person.type(await field('Court'), 'Annex 5{Enter}');
  expect(await within(dialog).findByText('3 hearings change.')).toBeVisible();
  hearings.push(hearing(4));
  await person.click(within(dialog).getByRole('button', { name: 'Apply' }));
  expect(await within(dialog).findByText('4 hearings change.')).toBeVisible();
  expect(within(dialog).getByRole('alert')).toHaveTextContent(CHANGED);
  expect(within(dialog).getByText('New date: 25/11/2026')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await person.click(within(dialog).getByRole('button', { name: 'Back' }));
  expect(await field('Date')).toHaveValue('25/11/2026');
  expect(await field('Court')).toHaveValue('Annex 5');
  expect(await within(dialog).findByText('All hearings shown here: 4')).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(await within(dialog).findByText('4 hearings change.')).toBeVisible();
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await person.click(within(dialog).getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('4 hearings changed')).toBeVisible();
});

it('a move keeps to the chosen hearings even if one of them leaves the list while the dialog is open', async () => {
  const hearings = [hearing(1), hearing(2)];
  serveHearings(foreign, hearings);
  foreign.server.use(
    http.post('/api/casebook/hearings/move', async ({ request }) => {
      const { dryRun } = (await request.json()) as { dryRun?: boolean };
      if (dryRun) return HttpResponse.json({ moved: 1, batch: null, kept: [], preview: 'as-seen' });
      return HttpResponse.json({ code: 'hearingsChanged', message: CHANGED }, { status: 409 });
    }),
  );
  const person = await openApp(foreign, `/hearings?date=${TODAY}`);
  await person.click(await labelled('Choose: CEVT-1/2026'));
  await person.click(screen.getByRole('button', { name: 'Move…' }));
  await screen.findByText('The chosen hearings: 1');
  await person.type(await field('Court'), 'Annex 5{Enter}');
  await screen.findByText('1 hearing changes.');
  hearings.shift();
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByText('CEVT-1/2026')).toBeNull());
  await person.click(await screen.findByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(sent(foreign, 'POST', /move/)).toHaveLength(5));
  const asked = sent(foreign, 'POST', /move/).map(({ body }) => (body as { ids?: number[] }).ids);
  expect(asked).toEqual([[1], [1], [1], [1], [1]]);
});

it('the dialog for moving hearings says if there are too many to move', async () => {
  serveHearings(foreign, [hearing(1), hearing(2)]);
  const message = 'More than 10000 hearings cannot be moved at once. Filter them first';
  foreign.server.use(
    http.post('/api/casebook/hearings/move', () =>
      HttpResponse.json(
        {
          code: 'invalid',
          message,
          errors: [{ field: 'filter', code: 'tooManyHearings', params: { max: 10_000 }, message }],
        },
        { status: 400 },
      ),
    ),
  );
  const person = await openApp(foreign, `/hearings?date=${TODAY}`);
  await listed('CEVT-1/2026');
  await openMove(person);
  await screen.findByText('All hearings shown here: 2');
  await person.type(await field('Court'), 'Annex 5{Enter}');
  expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(message);
  expect(await field('Court')).toHaveValue('Annex 5');
});

it('a move of hearings can be undone in every view of the diary until the next day', async () => {
  serveMoves();
  const person = await moveToday();
  await screen.findByRole('button', { name: 'Undo' });
  await person.click(screen.getByRole('button', { name: 'Month' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  vi.setSystemTime('2026-11-23T06:00:00Z');
  await person.click(screen.getByRole('button', { name: 'Day' }));
  await listed('CEVT-1/2026');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('undoing a move of hearings names those that are not moved back', async () => {
  serveMoves({ moved: 0, kept: [{ id: 1, name: 'CEVT-1/2026', why: 'changed' }] });
  const person = await moveToday();
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/1 stays because of later changes: CEVT-1\/2026$/)).toBeVisible();
});

it('Undo is no longer offered for a move that was undone elsewhere', async () => {
  serveMoves({ code: 'alreadyUndone', message: 'It has been undone already.' }, 409);
  const person = await moveToday();
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Error' });
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});
