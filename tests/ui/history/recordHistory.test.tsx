import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { filing, useForeignServer } from '../../support/foreignServer';
import { field, openApp, sent } from '../caseFilings/openApp';
import { change, queryOf, serveChanges } from './historyServer';

const foreign = useForeignServer();

beforeEach(() => {
  foreign.server.use(
    http.get('/api/casebook/case-fillings/1', () => HttpResponse.json(filing(1, { version: 9 }))),
  );
});

async function openHistory(options = {}, at = '/case-fillings-list/1/details') {
  const person = await openApp(foreign, at, options);
  const isBengali = 'language' in options;
  await person.click(await screen.findByRole('tab', { name: isBengali ? 'ইতিহাস' : 'History' }));
  await waitFor(() => expect(entries().length).toBeGreaterThan(0));
  return person;
}

const entries = () => [...document.querySelectorAll<HTMLElement>('[role=dialog] ol > li')];

/** An entry's texts: its heading, when and how the change was made, and a line for each field. */
const saidBy = (entry: HTMLElement | undefined) => [
  entry?.querySelector('h2')?.textContent,
  entry?.querySelector('p')?.textContent,
  ...[...(entry?.querySelectorAll('dl > div') ?? [])].map(
    (line) => `${line.querySelector('dt')?.textContent}: ${line.querySelector('dd')?.textContent}`,
  ),
];

const ofEveryKind = change(8, {
  was: {
    nothiNumber: 'S-1/AP/2023',
    workPlace: { id: 3, name: 'AIR' },
    company: null,
    boeDate: '2024-02-28',
    bankGuaranteeEncashment: null,
    revenue: 100,
    status: 'OPEN',
  },
  became: {
    status: 'CLOSED',
    revenue: 1234567.5,
    bankGuaranteeEncashment: true,
    boeDate: '2024-02-29',
    company: { id: 7, name: 'Padma Traders' },
    workPlace: { id: 4, name: 'JETTY' },
    nothiNumber: 'S-1/AP/2024',
  },
});

it.each([
  [
    'en',
    'Changed: Rafiqul Islam (customs)',
    '08/11/2026, 16:05 · in the form',
    'Section File Number: S-1/AP/2023 changed to  → S-1/AP/2024',
    'Section/Branch: AIR changed to  → JETTY',
    'Name of Importer/Exporter/Person: — changed to  → Padma Traders',
    'Date of B/E: 28/02/2024 changed to  → 29/02/2024',
    'Disputed Revenue: 100.00 changed to  → 12,34,567.50',
    'Bank Guarantee Encashment: — changed to  → Yes',
    'Status: Open changed to  → Closed',
  ],
  [
    'bn',
    'পরিবর্তন করা হয়েছে: Rafiqul Islam (customs)',
    '০৮/১১/২০২৬, ১৬:০৫ · ফরম থেকে',
    'শাখার নথি নম্বর: S-1/AP/2023 পরিবর্তিত হয়ে  → S-1/AP/2024',
    'শাখা/সেকশন: AIR পরিবর্তিত হয়ে  → JETTY',
    'আমদানিকারক/রপ্তানিকারক/ব্যক্তির নাম: — পরিবর্তিত হয়ে  → Padma Traders',
    'বিল অব এন্ট্রির তারিখ: ২৮/০২/২০২৪ পরিবর্তিত হয়ে  → ২৯/০২/২০২৪',
    'জড়িত রাজস্ব: ১০০.০০ পরিবর্তিত হয়ে  → ১২,৩৪,৫৬৭.৫০',
    'ব্যাংক গ্যারান্টি নগদায়ন: — পরিবর্তিত হয়ে  → হ্যাঁ',
    'বর্তমান অবস্থা: অনিষ্পন্ন পরিবর্তিত হয়ে  → নিষ্পন্ন',
  ],
])(
  'a record’s history shows in %s each changed field in the order of the form',
  async (language, ...said) => {
    serveChanges(foreign, [ofEveryKind]);
    await openHistory(language === 'bn' ? { language } : {});
    expect(entries().map(saidBy)).toEqual([said]);
  },
);

it('a record’s dialog requests only the last change until the History tab is opened', async () => {
  serveChanges(foreign, [ofEveryKind]);
  const person = await openApp(foreign, '/case-fillings-list/1/details');
  const tab = await screen.findByRole('tab', { name: 'History' });
  expect(await screen.findByText('Last change: Rafiqul Islam, 08/11/2026, 16:05')).toBeVisible();
  await person.click(tab);
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(sent(foreign, 'GET', '/api/casebook/changes').map(queryOf)).toEqual([
    { sort: ['id', 'DESC'], range: [0, 0], filter: { register: 'case-fillings', recordId: 1 } },
    { sort: ['id', 'DESC'], range: [0, 19], filter: { register: 'case-fillings', recordId: 1 } },
  ]);
});

it('a record’s history loads twenty more changes at a time', async () => {
  serveChanges(
    foreign,
    Array.from({ length: 23 }, (_, index) => change(23 - index, { via: 'row' })),
  );
  const person = await openHistory();
  expect(entries()).toHaveLength(20);
  await person.click(screen.getByRole('button', { name: 'Load more (20 of 23)' }));
  await waitFor(() => expect(entries()).toHaveLength(23));
  expect(screen.queryByRole('button', { name: /Load more/ })).toBeNull();
  expect(saidBy(entries()[22])[1]).toBe('01/11/2026, 16:05 · in the row of the list');
});

it('a record’s history marks removed and added words of a long text, and never parts of a Bengali word', async () => {
  const was = 'আমদানিকারক ঘোষিত পণ্যের পরিমাণ অপেক্ষা ৪৫% বেশি পণ্য পাওয়া গিয়াছে মর্মে প্রতীয়মান হয়';
  const became = was.replace('৪৫%', '৫৪%').replace('গিয়াছে', 'গেছে');
  serveChanges(foreign, [
    change(3, { was: { irregularityReason: was }, became: { irregularityReason: became } }),
  ]);
  await openHistory();
  await waitFor(() => expect(document.querySelector('del')).not.toBeNull());
  const texts = (tag: string) => [...document.querySelectorAll(tag)].map((each) => each.textContent);
  expect(texts('del')).toEqual(['removed: ৪৫', 'removed: গিয়াছে']);
  expect(texts('ins')).toEqual(['added: ৫৪', 'added: গেছে']);
});

it('a record’s history shows restorations, deletions with their reason, and creations by an import', async () => {
  serveChanges(foreign, [
    change(7, { action: 'restore', via: 'restore', was: null, became: { nothiNumber: 'S-1' } }),
    change(6, { action: 'delete', was: { nothiNumber: 'S-1' }, became: null, reason: 'Entered twice' }),
    change(5, { action: 'create', by: null, via: 'import:12', was: null, became: { nothiNumber: 'S-1' } }),
  ]);
  await openHistory();
  expect(entries().map((entry) => entry.querySelector('h2')?.textContent)).toEqual([
    'Restored: Rafiqul Islam (customs)',
    'Deleted: Rafiqul Islam (customs)',
    'Added: The system',
  ]);
  expect(entries()[1]).toHaveTextContent('Reason: Entered twice');
  expect(entries()[2]).toHaveTextContent('by an import');
  expect(saidBy(entries()[2])).toContain('Section File Number: S-1');
  expect(within(entries()[1]!).queryByRole('button')).toBeNull();
});

it('a change of a field that the UI does not know is shown under the field’s name', async () => {
  serveChanges(foreign, [change(2, { was: { vesselFlag: 'Panama' }, became: { vesselFlag: 'Liberia' } })]);
  await openHistory();
  expect(saidBy(entries()[0])[2]).toMatch(/^Vessel flag: Panama .*Liberia$/i);
});

it('a record without changes says that it has no history yet', async () => {
  serveChanges(foreign, []);
  const person = await openApp(foreign, '/case-fillings-list/1/details');
  await person.click(await screen.findByRole('tab', { name: 'History' }));
  expect(await screen.findByText('No changes to this record have been recorded.')).toBeVisible();
});

it('a record on a foreign server has no History tab', async () => {
  forgetCapabilities();
  await openApp(foreign, '/case-fillings-list/1/details');
  await screen.findByText('Comment', { selector: 'h2' });
  expect(screen.queryByRole('tab')).toBeNull();
  expect(sent(foreign, 'GET', /changes/)).toEqual([]);
});

it('the form of a record keeps its input while the History tab is shown', async () => {
  serveChanges(foreign, [ofEveryKind]);
  const person = await openApp(foreign, '/case-fillings-list/1/edit');
  const comment = await field('Comment');
  await person.type(comment, 'half a sentence');
  await person.click(screen.getByRole('tab', { name: 'History' }));
  await waitFor(() => expect(entries()).toHaveLength(1));
  await person.click(screen.getByRole('tab', { name: 'Edit' }));
  expect(await field('Comment')).toBe(comment);
  expect(comment).toHaveValue('half a sentence');
});

const twoVersions = [
  change(9, { was: { remarks: 'first', revenue: 5 }, became: { remarks: 'second', revenue: 7 } }),
  change(4, { action: 'create', was: null, became: { remarks: 'first', revenue: 5 } }),
];

function serveVersions() {
  serveChanges(foreign, twoVersions);
  const records: Record<string, object> = {
    9: { nothiNumber: 'S-1', workPlace: { id: 3, name: 'AIR' }, revenue: 7, remarks: 'second' },
    4: { nothiNumber: 'S-1', workPlace: { id: 3, name: 'AIR' }, revenue: 5, remarks: 'first' },
  };
  foreign.server.use(
    http.get('/api/casebook/changes/:id', ({ params }) =>
      HttpResponse.json({
        ...twoVersions.find(({ id }) => id === Number(params.id)),
        record: records[String(params.id)],
      }),
    ),
  );
}

it('an earlier version of a record shows the whole record, and marks the fields that differ now', async () => {
  serveVersions();
  const person = await openHistory();
  await person.click(screen.getByRole('button', { name: 'As it was then: 04/11/2026, 16:05' }));
  const dialog = await screen.findByRole('dialog', { name: /^As it was on 04\/11\/2026, 16:05/ });
  expect(await within(dialog).findByText(/not its current state/)).toBeVisible();
  await waitFor(() => expect(dialog).toHaveTextContent('CommentfirstNow: second'));
  expect(dialog).toHaveTextContent('Disputed Revenue5.00Now: 7.00');
  expect(dialog).toHaveTextContent('Section/BranchAIRSection Name');
  expect(within(dialog).getByRole('button', { name: /Restore this version/ })).toBeVisible();
});

it('restoring an older version sends the present version number, and the form shows the old values', async () => {
  serveVersions();
  let stored = filing(1, { version: 9, remarks: 'second' });
  foreign.server.use(
    http.get('/api/casebook/case-fillings/1', () => HttpResponse.json(stored)),
    http.post('/api/casebook/changes/4/restore', () => {
      stored = filing(1, { version: 10, remarks: 'first' });
      return HttpResponse.json({ id: 1, version: 10 });
    }),
  );
  const person = await openHistory({}, '/case-fillings-list/1/edit');
  await person.click(screen.getByRole('button', { name: 'Restore this version: 04/11/2026, 16:05' }));
  const question = await screen.findByRole('alertdialog', { name: 'Restore this version?' });
  await person.click(within(question).getByRole('button', { name: 'Yes, I am sure!' }));
  expect(await screen.findByText('Version restored')).toBeVisible();
  expect(sent(foreign, 'POST', '/api/casebook/changes/4/restore').map(({ body }) => body)).toEqual([
    { version: 9 },
  ]);
  await person.click(screen.getByRole('tab', { name: 'Edit' }));
  await waitFor(async () => expect(await field('Comment')).toHaveValue('first'));
});

it('restoring a version is refused with the name of the person who has changed the record since', async () => {
  serveVersions();
  foreign.server.use(
    http.post('/api/casebook/changes/4/restore', () =>
      HttpResponse.json(
        { status: 409, code: 'stale', params: { by: 'Nasrin Akter', at: '2026-11-22T10:00:00.000Z' } },
        { status: 409 },
      ),
    ),
  );
  const person = await openHistory();
  const asked = sent(foreign, 'GET', '/api/casebook/changes').length;
  await person.click(screen.getByRole('button', { name: 'Restore this version: 04/11/2026, 16:05' }));
  await person.click(await screen.findByRole('button', { name: 'Yes, I am sure!' }));
  expect(
    await screen.findByText('Nasrin Akter changed this record on 22/11/2026, 16:00, after you opened it'),
  ).toBeVisible();
  await waitFor(() => expect(sent(foreign, 'GET', '/api/casebook/changes').length).toBeGreaterThan(asked));
});

it('the page of the office shows the office’s history and last change', async () => {
  const office = {
    register: 'office',
    caseFilingId: null,
    was: { name: 'Wing' },
    became: { name: 'Legal wing' },
  };
  serveChanges(foreign, [change(9, office)], ['changes', 'office']);
  foreign.server.use(
    http.get('/api/casebook/office', () =>
      HttpResponse.json({ name: 'Legal wing', nameBn: 'আইন শাখা', needsApproval: false, version: 9 }),
    ),
  );
  const person = await openApp(foreign, '/office');
  expect(await screen.findByText('Last change: Rafiqul Islam, 09/11/2026, 16:05')).toBeVisible();
  const part = screen.getByRole('region', { name: 'History' });
  await person.click(within(part).getByRole('link', { name: 'Show the history' }));
  const [entry] = await within(part).findAllByRole('listitem');
  expect(entry).toHaveTextContent('Wing changed to → Legal wing');
  expect(sent(foreign, 'GET', '/api/casebook/changes').map((call) => queryOf(call).filter)).toContainEqual({
    register: 'office',
    recordId: 1,
  });
});
