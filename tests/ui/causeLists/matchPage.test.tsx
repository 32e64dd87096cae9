import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, sent } from '../caseFilings/openApp';
import { serveCapabilities } from '../users/userServer';

const foreign = useForeignServer();
const MATCH = '/api/casebook/hearings/match';

const line = (number: number, more: object) => ({
  line: number,
  text: `Row ${number}`,
  court: 'Annex Building Court No. 18',
  itemNo: String(number),
  with: null,
  date: '2026-08-24',
  matches: [],
  ...more,
});
const match = (proceedingId: number, sure: boolean) => ({
  proceedingId,
  kind: 'high-court-rits',
  number: `W.P. ${proceedingId}/2022`,
  sure,
});

const serveLines = (lines: object[]) =>
  foreign.server.use(http.post(MATCH, () => HttpResponse.json({ lines })));

beforeEach(() => {
  serveCapabilities(foreign, ['hearings', 'proceedings', 'files']);
  foreign.server.use(
    http.get('/api/casebook/proceedings', ({ request }) => {
      const { id, kind } = JSON.parse(new URL(request.url).searchParams.get('filter')!);
      const records = kind
        ? [{ id: 90, caseFilingId: 7, kind, number: 'S-7/2024' }]
        : (id as number[]).map((each) => ({ id: each, caseFilingId: 7, kind: 'high-court-rits' }));
      return HttpResponse.json(records, {
        headers: { 'content-range': `proceedings 0-${records.length - 1}/${records.length}` },
      });
    }),
    http.get(`${MATCH}/sample`, () => HttpResponse.json({ text: null })),
    http.post(`${MATCH}/apply`, () => HttpResponse.json({ added: 1, updated: 1, same: 0 })),
  );
});

async function findIn(text: string) {
  const person = await openApp(foreign, '/hearings/match');
  await person.click(await screen.findByLabelText('Text of the cause list'));
  await person.paste(text);
  await person.keyboard('{Control>}{Enter}{/Control}');
  return person;
}

it('a cause list’s certain matches are preselected, doubtful ones are not, and Enter adds the selected ones', async () => {
  serveLines([
    line(1, { matches: [match(1, true)] }),
    line(2, { matches: [] }),
    line(3, { with: '2', itemNo: null, matches: [match(3, false)] }),
  ]);
  const person = await findIn('the list');
  expect(await screen.findByText('2 of our cases are in the list')).toBeVisible();
  expect(screen.getByText('1 is uncertain: choose it if it is ours.')).toBeVisible();
  expect(await screen.findAllByRole('link', { name: 'S-7/2024' })).toHaveLength(2);
  const rows = [...document.querySelectorAll('main tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    '24/08/2026Annex Building Court No. 181W.P. 1/2022Writ Cases, High Court DivisionS-7/2024Row 1',
    '24/08/2026Annex Building Court No. 18(2)W.P. 3/2022Writ Cases, High Court DivisionIs it ours?S-7/2024Row 3',
  ]);
  const apply = screen.getByRole('button', { name: 'Enter 1 hearing' });
  expect(apply).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Enter: W.P. 3/2022' }));
  apply.focus();
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Hearings added: 1, updated: 1, unchanged: 0')).toBeVisible();
  expect(sent(foreign, 'POST', `${MATCH}/apply`).map(({ body }) => body)).toEqual([
    {
      items: [
        {
          proceedingId: 1,
          date: '2026-08-24',
          court: 'Annex Building Court No. 18',
          itemNo: '1',
          with: null,
        },
        {
          proceedingId: 3,
          date: '2026-08-24',
          court: 'Annex Building Court No. 18',
          itemNo: null,
          with: '2',
        },
      ],
    },
  ]);
  const diary = screen.getByRole('link', { name: 'Diary of 24/08/2026' });
  expect(diary).toHaveAttribute('href', '/hearings?date=2026-08-24');
  await waitFor(() => expect(diary).toHaveFocus());
});

it('the user is asked for the date if the cause list has none', async () => {
  serveLines([line(1, { date: null, matches: [match(1, true)] })]);
  const person = await findIn('the list');
  const date = await screen.findByLabelText('Date of the list (DD/MM/YYYY)');
  expect(date).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Enter 0 hearings' })).toBeDisabled();
  await person.type(date, '25/08/2206');
  expect(date).toHaveAccessibleDescription(/^The year must lie between 1971 and \d{4}$/);
  expect(screen.getByRole('button', { name: 'Enter 0 hearings' })).toBeDisabled();
  await person.clear(date);
  await person.type(date, '25/08/2026');
  await person.click(screen.getByRole('button', { name: 'Enter 1 hearing' }));
  await screen.findByText(/^Hearings added/);
  expect(sent(foreign, 'POST', `${MATCH}/apply`)[0]!.body).toMatchObject({
    items: [{ proceedingId: 1, date: '2026-08-25' }],
  });
});

it('a message says so if the cause list names none of the registered cases', async () => {
  serveLines([line(1, {}), line(2, {})]);
  await findIn('the list');
  expect(
    await screen.findByText('None of our cases is in this list. Rows that mention a case: 2'),
  ).toBeVisible();
});

it('a sample cause list is offered if the server has one', async () => {
  foreign.server.use(http.get(`${MATCH}/sample`, () => HttpResponse.json({ text: '1 | W.P. 1/2022' })));
  serveLines([line(1, { matches: [match(1, true)] })]);
  const person = await openApp(foreign, '/hearings/match');
  await person.click(await screen.findByRole('button', { name: 'Use a sample list' }));
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('1 of our cases is in the list')).toBeVisible();
  expect(sent(foreign, 'POST', MATCH).map(({ body }) => body)).toEqual([{ text: '1 | W.P. 1/2022' }]);
});

it('of a long cause list the box shows the beginning and says so, and all of it is searched', async () => {
  serveLines([line(1, { matches: [match(1, true)] })]);
  const list = Array.from({ length: 700 }, (_, at) => `Line ${at + 1}`).join('\n');
  const person = await findIn(list);
  const box = screen.getByLabelText('Text of the cause list');
  expect(box).toHaveDisplayValue(list.slice(0, list.indexOf('\nLine 501')));
  expect(
    screen.getByText(
      'Only the beginning of the text is shown, and it cannot be edited here; all 700 lines are searched.',
    ),
  ).toBeVisible();
  expect(await screen.findByText('1 of our cases is in the list')).toBeVisible();
  expect(sent(foreign, 'POST', MATCH).map(({ body }) => body)).toEqual([{ text: list }]);
  await person.click(screen.getByRole('button', { name: 'Clear the text' }));
  expect(box).toHaveDisplayValue('');
});
