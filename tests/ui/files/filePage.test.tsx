import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { field, openApp, sent } from '../caseFilings/openApp';
import { hearing, page, proceeding } from './filePage';

const foreign = useForeignServer();

const offers = ['files', 'hearings', 'notes', 'follows', 'proceedings', 'recordsById', 'versions'];

beforeEach(() => {
  vi.setSystemTime('2026-11-22T06:00:00Z');
  forgetCapabilities();
  foreign.server.use(
    http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers })),
    http.get('/api/casebook/files/1', () => HttpResponse.json(page)),
    http.get('/api/casebook/hearings', () =>
      HttpResponse.json([], { headers: { 'content-range': 'hearings */0' } }),
    ),
    http.post('/api/casebook/hearings/:id/result', () => HttpResponse.json({})),
    http.post('/api/casebook/follows', () => HttpResponse.json({ id: 1, caseFilingId: 1 })),
  );
});

/** Replaces the hearings of the file. */
const serve = (hearings: object[]) =>
  foreign.server.use(http.get('/api/casebook/files/1', () => HttpResponse.json({ ...page, hearings })));

/** Lets the file have this adjudication, and these court cases instead. */
const serveCourse = (adjudication: object, ...cases: object[]) =>
  foreign.server.use(
    http.get('/api/casebook/files/1', () =>
      HttpResponse.json({ ...page, proceedings: [{ ...page.proceedings[0], ...adjudication }, ...cases] }),
    ),
  );

const open = async (options = {}) => {
  const person = await openApp(foreign, '/files/1', options);
  await screen.findByRole('heading', { level: 1, name: 'S-1/AP/2024' });
  return person;
};

/** The value with this label in the head of the page. */
const fact = (label: string) =>
  [...document.querySelectorAll('main dl dt')].find(({ textContent }) => textContent === label)
    ?.nextElementSibling?.textContent;

it('the page of a file shows its present court, next hearing, revenue in crore and followers', async () => {
  await open();
  expect(fact('Where it stands')).toBe(
    'Appellate Tribunal Case, No. 12: Sub-Judice before Court, since 12/03/2024',
  );
  expect(fact('Next hearing')).toBe('01/12/2026, 10:30 · Bench 2 · Judgment');
  expect(fact('Disputed Revenue')).toBe('1,50,50,000.00 (1.51 crore)');
  expect(fact('Followed by')).toBe('Rafiqul Islam');
  expect(fact('Next limit')).toBeUndefined();
});

it('the page of a file without a company and a status shows a dash for each', async () => {
  const filing = { ...page.filing, company: null, status: null };
  foreign.server.use(http.get('/api/casebook/files/1', () => HttpResponse.json({ ...page, filing })));
  await open();
  expect([fact('Importer/Exporter'), fact('Status')]).toEqual(['—', '—']);
});

const decided = { openedOn: '2024-03-12', decidedOn: '2026-11-10', status: 'SUBJUDICE' };

it.each<[string, string, object, ...object[]]>([
  ['closed, without a day', 'Custom House (adjudication), No. 10: Closed', { status: 'CLOSED' }],
  [
    'open since its adjudication',
    'Custom House (adjudication), No. 10: Open, since 01/02/2023',
    { status: 'OPEN' },
  ],
  [
    'decided by a leave petition that still has its first status',
    'CPLA/CMP, Appellate Division, No. 13: Decided, since 10/11/2026',
    {},
    proceeding(13, 'high-court-cpa-cpl-cases', decided),
  ],
])('the page of a file says where it stands: %s', async (_which, stands, own, ...cases) => {
  serveCourse(own, ...cases);
  await open();
  expect(fact('Where it stands')).toBe(stands);
});

it('the page of a file shows each case below the case whose order it challenges', async () => {
  await open();
  const linkOf = (number: string) => screen.getByRole('link', { name: number });
  const parentOf = (number: string) =>
    linkOf(number).closest('ol')?.closest('li')?.querySelector('a')?.textContent;
  expect([parentOf('No. 10'), parentOf('No. 11'), parentOf('No. 12')]).toEqual([
    undefined,
    'No. 10',
    'No. 11',
  ]);
  expect(linkOf('No. 12')).toHaveAttribute('href', '/tribunal-cases-list/12/details');
});

it('the timeline of a file shows future entries above today, and can hide kinds of entries', async () => {
  const person = await open();
  const timeline = screen.getByRole('region', { name: 'Timeline' });
  expect(timeline.textContent).toMatch(/Ahead.*01\/12\/2026.*Today, 22\/11\/2026.*2026.*11\/11\/2026.*2024/s);
  await person.click(within(timeline).getByRole('button', { name: 'Hearings' }));
  expect([...timeline.querySelectorAll('li strong')].map(({ textContent }) => textContent)).toEqual([
    'Note',
    'Decided',
  ]);
});

it('a hearing’s result is entered on the page of its file, with the next date a week later', async () => {
  const person = await open();
  await person.click(screen.getByLabelText('Enter result: hearing of 10/11/2026'));
  await person.selectOptions(await field(/^Result/), 'Adjourned');
  await person.click(screen.getByRole('button', { name: '+1 week' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(foreign, 'POST', '/api/casebook/hearings/21/result').map(({ body }) => body)).toEqual([
    { result: 'ADJOURNED', resultNote: null, version: 3, next: { date: '2026-11-17' } },
  ]);
});

it('entering a decision needs no next date and opens the case, so that its order can be entered', async () => {
  const person = await open();
  await person.click(screen.getByLabelText('Enter result: hearing of 10/11/2026'));
  await person.selectOptions(await field(/^Result/), 'Decided');
  expect(screen.queryByRole('button', { name: '+1 week' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(location.pathname).toBe('/tribunal-cases-list/12/edit'));
  expect(location.hash).toBe('#tribunalOrderNo');
  expect(sent(foreign, 'POST', '/api/casebook/hearings/21/result')[0]?.body).toEqual({
    result: 'DECIDED',
    resultNote: null,
    version: 3,
  });
});

it('a decision’s date is entered with the result if the form of the case has no field for the date', async () => {
  const cpla = { kind: 'high-court-cpa-cpl-cases', recordId: 13 };
  serve([hearing(21, '2026-11-10', cpla)]);
  const person = await open();
  await person.click(screen.getByLabelText('Enter result: hearing of 10/11/2026'));
  await person.selectOptions(await field(/^Result/), 'Decided');
  expect(await field('Decided on')).toHaveValue('10/11/2026');
  await person.clear(await field('Decided on'));
  await person.type(await field('Decided on'), '09/11/2026');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(location.hash).toBe('#details'));
  expect(sent(foreign, 'POST', '/api/casebook/hearings/21/result')[0]?.body).toEqual({
    result: 'DECIDED',
    resultNote: null,
    version: 3,
    decidedOn: '2026-11-09',
  });
});

it('correcting a result to a decision offers to remove the hearing that follows', async () => {
  serve([hearing(21, '2026-11-10', { result: 'ADJOURNED', nextId: 22, nextDate: '2026-12-01' })]);
  const person = await open();
  await person.click(screen.getByLabelText('Correct result: hearing of 10/11/2026'));
  await person.selectOptions(await field(/^Result/), 'Decided');
  expect(await field('Next date')).toHaveValue('01/12/2026');
  await person.click(screen.getByRole('button', { name: 'Remove next hearing' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('Result of the hearing')).toBeNull());
  expect(sent(foreign, 'POST', '/api/casebook/hearings/21/result').map(({ body }) => body)).toEqual([
    { result: 'DECIDED', resultNote: null, version: 3, next: null },
  ]);
});

it('correcting a decision to another result removes the date of the decision', async () => {
  const cpla = { kind: 'high-court-cpa-cpl-cases', recordId: 13 };
  serve([hearing(23, '2026-11-12', { ...cpla, result: 'DECIDED', decidedOn: '2026-11-12' })]);
  const person = await open();
  await person.click(screen.getByLabelText('Correct result: hearing of 12/11/2026'));
  await person.selectOptions(await field(/^Result/), 'Judgment reserved');
  expect(await field('Decided on')).toHaveValue('');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('Result of the hearing')).toBeNull());
  expect(sent(foreign, 'POST', '/api/casebook/hearings/23/result').map(({ body }) => body)).toEqual([
    { result: 'RESERVED', resultNote: null, version: 3, next: null, decidedOn: null },
  ]);
});

it.each([
  ['its author', 'admin', 'ROLE_CUSTOMS', ['Edit', 'Delete']],
  ['an administrator', 'customs', 'ROLE_ADMIN', ['Edit', 'Delete']],
  ['nobody else', 'customs', 'ROLE_CUSTOMS', []],
])('a note on the page of a file can be changed and deleted by %s', async (_who, userName, role, buttons) => {
  const [note] = page.notes;
  const written = [{ ...note, by: { ...note!.by, userName } }];
  foreign.server.use(http.get('/api/casebook/files/1', () => HttpResponse.json({ ...page, notes: written })));
  await open({ roles: [role] }); // as the user admin
  const notes = screen.getByRole('region', { name: 'Notes' });
  expect(notes).toHaveTextContent('Ask for the papersRafiqul Islam, 11/11/2026, 10:00');
  const ofNote = within(notes).queryAllByRole('button', { name: /11\/11\/2026/ });
  expect(ofNote.map((button) => button.getAttribute('aria-label'))).toEqual(
    buttons.map((action) => `${action}: note of 11/11/2026, 10:00`),
  );
});

it('a case whose challenged order is unknown shows the order of its filing, and saving the case stores none', async () => {
  foreign.server.use(http.put('/api/casebook/proceedings/11', () => HttpResponse.json({ id: 11 })));
  const person = await open();
  await person.click(screen.getByRole('button', { name: /^Court and law officer.*No\. 11/ }));
  expect(await field(/^Challenges the order of/)).toHaveDisplayValue(/No\. 10/);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(foreign, 'PUT', '/api/casebook/proceedings/11')).toHaveLength(1));
  expect(sent(foreign, 'PUT', '/api/casebook/proceedings/11')[0]!.body).toMatchObject({ fromId: null });
});

it('the button Follow makes the user a follower of the file', async () => {
  const person = await open();
  await person.click(screen.getByRole('button', { name: 'Follow' }));
  await waitFor(() =>
    expect(sent(foreign, 'POST', '/api/casebook/follows').map(({ body }) => body)).toEqual([
      { caseFilingId: 1 },
    ]),
  );
});
