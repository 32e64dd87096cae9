import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseTypeNamed, type CaseTypeName } from '../../../domain/followOnCases';
import { courtCase } from '../../support/foreignCourtCases';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, openDialog, sent } from '../caseFilings/openApp';
import { asked as askedByFinder, chosen } from './openFinder';
import { asked, cellsOf, dialogWith, headings, listed, queries, title, trail } from './screens';
import { formFields } from './words/formFields';
import { listColumns } from './words/listColumns';
import { screenTexts } from './words/screenTexts';

const foreign = useForeignServer();

const ofFiling = {
  'File Number': 'S-1/AP/2024',
  'Section/Branch': 'AIR',
  'Disputed Revenue': '12,34,567.50',
};

/** A form's values, all empty. */
const empty = (name: CaseTypeName) =>
  Object.fromEntries(Object.keys(formFields[name]).map((field) => [field, null]));

/** The non-empty cells of a row by their headings. */
function filledIn(row: HTMLElement | undefined) {
  const cells = cellsOf(row);
  const named = headings().map((heading, place) => [heading, cells[place]]);
  return Object.fromEntries(named.slice(1, -1).filter(([, text]) => text));
}

/**
 * Case 31 of one type with each kind of field: the non-empty cells of its row except its filing's, and the non-empty
 * values that are sent when it is saved unchanged. What else differs by type stands in tests/domain/followOnCases.test.ts.
 */
const wireFacts = {
  'tribunal-cases': {
    row: {
      'Current Status': 'Order Passed',
      'Hearing Date 01': '01/06/2025',
      'Tribunal Case Number': 'CEVT/CASE-31/2025',
      'Case Date': '09/03/2025',
      'Implementation of Interim Order': 'No',
      'Judgment/Order': 'সরকারের পক্ষে',
    },
    saved: {
      tribunalCaseNo: 'CEVT/CASE-31/2025',
      dateOfCase: '2025-03-09',
      dateOfHearing01: '2025-06-01',
      implementationOfInterimOrder: 'no',
      tribunalJudgement: 'WithGovernment',
      status: 'ORDER_PASSED',
    },
  },
  'high-court-cp-cases': {
    row: {
      'Current Status': 'Sub-Judice before Court',
      'Hearing Date 01': '29/02/2028',
      'Case Date': '09/03/2025',
      'Judgment Number & Date': '12/2024, 01.12.2024',
      'Implementation of Interim Order': 'No',
      'Interim Order-4': 'Stay extended',
      'Summary of Order': 'Leave granted',
      'Appeal against the Judgment': 'Civil Appeal 7/2026',
      Comment: 'Hearing awaited',
      'Execution of Order': 'Pending',
      'CP Number': 'CP 71/2025',
      Judgment: 'না',
    },
    saved: {
      dateOfCase: '2025-03-09',
      date: '12/2024, 01.12.2024',
      dateOfHearing01: '2028-02-29',
      implementationOfInterimOrder: 'no',
      interimOrderOfTribunal4: 'Stay extended',
      details: 'Leave granted',
      highCourtAppeal: 'Civil Appeal 7/2026',
      summOfJudgementOrder: 'Hearing awaited',
      executionOfOrder: 'Pending',
      status: 'SUBJUDICE',
      cpNothi: 'CP 71/2025',
      judgement: 0,
    },
  },
  'civil-case': {
    row: {
      'Civil Case Number': 'Civil 91/2025',
      'Case Date': '09/03/2025',
      'Civil Court Name': 'Joint District Judge, Court 1',
      'Parawise Reply/Grounds of Appeal File Number & Date': 'Law 4, 02.04.2025',
      'Hearing Date 01': '29/02/2028',
      'Interim Order 01': 'Status quo',
      'Implementation of Interim Order': 'Yes',
      'Judgment Number & Date': '8, 01.08.2025',
      'Judgment/Order In Favor of': 'সরকারের বিপক্ষে',
      'Summary of Judgment': 'Decreed',
      'Civil Case Related Comment': 'Appeal advised',
      'Current Status': 'Sub-Judice before Court',
    },
    saved: {
      civilCaseNumber: 'Civil 91/2025',
      dateOfCase: '2025-03-09',
      civilCourtName: 'Joint District Judge, Court 1',
      hearingDate01: '2028-02-29',
      addHearingDate: '2028-03-15',
      implementationOfInterimOrder: 'yes',
      interimOrder01: 'Status quo',
      judgement: 'AgainstGovernment',
      judgmentNumberAndDate: '8, 01.08.2025',
      paraWiseReplyFileNumberDate: 'Law 4, 02.04.2025',
      summaryOfJudgment: 'Decreed',
      writRelatedComment: 'Appeal advised',
      status: 'SUBJUDICE',
    },
  },
} satisfies Partial<Record<CaseTypeName, { row: object; saved: object }>>;

describe.each(Object.keys(wireFacts) as (keyof typeof wireFacts)[])('%s on a foreign server', (name) => {
  const { page, search, finder, routes, startOrder, sent: constants } = caseTypeNamed(name);
  const { row, saved } = wireFacts[name];
  const texts = screenTexts[name];

  it('court cases of this type are listed, searched and deleted on a foreign server', async () => {
    foreign.cases[name] = [courtCase[name](31), courtCase[name](32)];
    const user = await openApp(foreign, routes.list);
    const [first] = await listed();
    const start = { sortBy: 'id', ascOrDesc: startOrder };
    expect(queries(foreign, page)).toEqual([{ page: '0', size: '20', ...start }]);
    expect(headings()).toEqual(['S/N', ...listColumns[name], 'Details', 'Edit', 'Delete']);
    expect(filledIn(first)).toEqual({ ...ofFiling, ...row });
    expect(title()).toBe(texts.name[0]);

    await user.click(screen.getByLabelText('Search with Nothi No.'));
    await user.paste('S-1');
    await user.keyboard('{Enter}');
    await asked(foreign, page, { page: '0', [search]: 'S-1', ...start });

    const deletion = () => document.querySelector<HTMLButtonElement>('#row-delete-32');
    await waitFor(() => expect(deletion()).toBeEnabled());
    await user.click(deletion()!);
    await waitFor(() => expect(openDialog('alertdialog')).not.toBeNull());
    await user.click(within(openDialog('alertdialog')!).getByText('Yes, I am sure!'));
    expect(await screen.findByText('Delete Successful')).toBeVisible();
    expect(sent(foreign, 'DELETE', /./).map(({ url }) => url)).toEqual([`/api/case/${name}/32`]);
  });

  it('court cases of this type are added to a filing found by the finder', async () => {
    const user = await openApp(foreign, `${routes.add}/S-2%2FAP%2F2024`);
    await chosen('S-2/AP/2024');
    expect(title()).toBe(texts.create[0]);
    expect(trail()).toBe(`Home/Lawsuit/${(texts.breadcrumb ?? texts.create)[0]}`);
    const [question] = askedByFinder(foreign);
    expect(Object.fromEntries(new URLSearchParams(question))).toMatchObject({
      caseType: finder,
      searchType: 'NOTHI_NUMBER',
      nothiNumber: 'S-2/AP/2024',
    });
    await user.click(screen.getByText('Save'));
    expect(await screen.findByText(texts.created[0])).toBeVisible();
    expect(sent(foreign, 'POST', /./).map(({ url, body }) => [url, body])).toEqual([
      [
        `/api/case/${name}`,
        { ...empty(name), status: 'SUBJUDICE', ...constants?.create, caseFilling: { id: 2 } },
      ],
    ]);
  });

  it('court cases of this type are saved with all their fields', async () => {
    foreign.cases[name] = [courtCase[name](31)];
    const user = await openApp(foreign, `${routes.list}/31/edit`);
    const dialog = await dialogWith(texts.edit[0], 'S-1/AP/2024');
    await user.click(await within(dialog).findByText('Save'));
    expect(await screen.findByText(texts.edited[0])).toBeVisible();
    const all = { ...empty(name), ...saved };
    expect(sent(foreign, 'PUT', /./).map(({ url, body }) => [url, body])).toEqual([
      [`/api/case/${name}/31`, { id: 31, caseFilling: { id: 1 }, ...all, ...constants?.update }],
    ]);
  });
});

it.each([
  ['en', 'Judgment'],
  ['bn', 'রায়'],
] as const)(
  'the judgement column of petitions, always in Bengali, shows yes for 1 and true and otherwise no (UI language %s)',
  async (language, heading) => {
    const name = 'high-court-cp-cases';
    const judgements = [1, '1', true, 0, '0', 2, 'maybe', null];
    foreign.cases[name] = judgements.map((judgement, place) => courtCase[name](31 + place, { judgement }));
    await openApp(foreign, caseTypeNamed(name).routes.list, { language });
    const rows = await listed();
    const place = headings().indexOf(heading);
    const [yes, no] = ['হ্যাঁ', 'না'];
    expect(rows.map((row) => cellsOf(row)[place])).toEqual([yes, yes, yes, no, no, no, no, no]);
  },
);

it.each([
  '/civil-cases-list',
  '/civil-cases-list/31/edit',
  '/civil-cases-list/31/details',
  '/add-civil-case',
])('the page %s does not exist for customs staff, whose menu has no civil cases', async (address) => {
  await openApp(foreign, address, { roles: ['ROLE_CUSTOMS'] });
  await waitFor(() => expect(title()).toBe('Page not found.'));
  const menu = [...document.querySelectorAll('#main-menu a')].map(({ textContent }) => textContent);
  expect(menu).toContain('Criminal Case');
  expect(menu).not.toContain('Civil Case');
  expect(sent(foreign, 'GET', /civil/)).toEqual([]);
});
