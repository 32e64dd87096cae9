import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { caseFilingFields, type CaseFilingField } from '../../../domain/caseFilings';
import { caseFilings } from '../../../src/i18n/en/caseFilings';
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
  const course = within(screen.getByRole('region', { name: 'Course of the case' }));
  const linkOf = (number: string) => course.getByRole('link', { name: number });
  const parentOf = (number: string) =>
    linkOf(number).closest('ol')?.closest('li')?.firstElementChild?.textContent;
  expect(parentOf('No. 11')).toMatch(/^Custom House \(adjudication\)No\. 10/);
  expect(parentOf('No. 12')).toMatch(/No\. 11/);
  // the details of the filing are on this page
  expect(course.queryByRole('link', { name: 'No. 10' })).toBeNull();
  expect(linkOf('No. 12')).toHaveAttribute('href', '/tribunal-cases-list/12/details');
});

it('the timeline of a file tells what happened, without what its course and its limits say', async () => {
  const limit = { date: '2026-11-02', kind: 'limit', proceedingId: 12, limitId: 1 };
  const timeline = [...page.timeline, limit];
  foreign.server.use(http.get('/api/casebook/files/1', () => HttpResponse.json({ ...page, timeline })));
  await open();
  expect(screen.getByRole('region', { name: 'Timeline' }).textContent).toBe(
    'Timeline202611/11/2026NoteAsk for the papers' +
      '10/11/2026Hearing · Result missingAppellate Tribunal Case, No. 12 · Bench 2',
  );
});

it('a long timeline of a file can hide kinds of entries', async () => {
  const [, note, heard] = page.timeline;
  const days = Array.from({ length: 12 }, (_, at) => ({
    ...heard,
    date: `2026-10-${at + 10}`,
    hearingId: at,
  }));
  const long = { ...page, timeline: [note, ...days] };
  foreign.server.use(http.get('/api/casebook/files/1', () => HttpResponse.json(long)));
  const person = await open();
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
  await person.click(timeline.getByRole('button', { name: 'Hearings' }));
  expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '11/11/2026NoteAsk for the papers',
  ]);
});

it('hearings ahead or without a result are open in the course of a file, the others are folded', async () => {
  const heard = hearing(23, '2026-10-01', { result: 'ADJOURNED' });
  serve([...page.hearings, heard]);
  await open();
  const course = screen.getByRole('region', { name: 'Course of the case' });
  const shown = [...course.querySelectorAll('ul li')].map((row) => [
    row.querySelector('strong')!.textContent,
    row.closest('details')?.querySelector('summary')?.textContent,
  ]);
  expect(shown).toEqual([
    ['10/11/2026', undefined],
    ['01/12/2026, 10:30', undefined],
    ['01/10/2026', '1 earlier hearing'],
  ]);
});

it('the details of a file show each fact of the filing, and name the fields that are empty', async () => {
  const given = { boe: 'C-777', bankGuranteeNo: 'LG-1', bankGuaranteeEncashment: false, sectionName: null };
  const filing = { ...page.filing, ...given };
  foreign.server.use(http.get('/api/casebook/files/1', () => HttpResponse.json({ ...page, filing })));
  await open();
  const details = screen.getByRole('region', { name: 'Details' });
  expect(details).toHaveTextContent(/Bill of Entry\/ExportC-777/);
  expect(details).toHaveTextContent('BankBank Guarantee No.LG-1Bank Guarantee EncashmentNo');
  expect(details).toHaveTextContent(/Not filled in: Section Name, .*Final Assessment/);
  const labels = Object.keys(caseFilingFields).map((name) => caseFilings.fields[name as CaseFilingField]);
  expect(labels.filter((label) => !details.textContent.includes(label))).toEqual([]);
});

it.each([
  ['Edit', '/case-fillings-list/1/edit'],
  ['No. 12', '/tribunal-cases-list/12/details'],
] as const)(
  'the link %s on the page of a file opens above the page and returns there',
  async (name, address) => {
    foreign.server.use(http.get('/api/casebook/case-fillings/1', () => HttpResponse.json(page.filing)));
    const person = await open();
    await person.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(location.pathname).toBe(address));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.getByText('Course of the case')).toBeInTheDocument();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(location.pathname).toBe('/files/1'));
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
  },
);

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
  await person.click(screen.getByRole('button', { name: /^Facts of the case.*No\. 11/ }));
  expect(await field(/^Challenges the order of/)).toHaveDisplayValue(/No\. 10/);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(foreign, 'PUT', '/api/casebook/proceedings/11')).toHaveLength(1));
  expect(sent(foreign, 'PUT', '/api/casebook/proceedings/11')[0]!.body).toMatchObject({ fromId: null });
});

it('Follow in the menu of a file makes the user a follower of the file', async () => {
  const person = await open();
  await person.click(screen.getByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Follow' }));
  await waitFor(() =>
    expect(sent(foreign, 'POST', '/api/casebook/follows').map(({ body }) => body)).toEqual([
      { caseFilingId: 1 },
    ]),
  );
});
