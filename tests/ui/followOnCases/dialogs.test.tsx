import { expect, it, describe } from 'vitest';
import { tribunalCase } from '../../support/foreignCourtCases';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, field, labelled, openDialog, sent } from '../caseFilings/openApp';
import { dialogWith, shownIn, TRIBUNAL, CRIMINAL } from './screens';
import { screen, waitFor } from '@testing-library/react';

const foreign = useForeignServer();

it('the details show every field of a tribunal case, grouped, with its filing', async () => {
  foreign.cases['tribunal-cases'] = [
    tribunalCase(11, { implementationOfInterimOrder: 1, interimOrderOfTribunal1: 'First\nsecond' }),
  ];
  await openApp(foreign, `${TRIBUNAL}/11/details`);
  const dialog = await dialogWith('Appellate Tribunal Case', 'CEVT/CASE-11/2025');
  expect(shownIn(dialog)).toEqual([
    [
      'Case Filing',
      'File Number: S-1/AP/2024',
      'Section/Branch: AIR',
      'Disputed Revenue: 12,34,567.50',
      'Current Status: Order Passed',
    ],
    [
      'Case',
      'Tribunal Case Number: CEVT/CASE-11/2025',
      'Case Date: 09/03/2025',
      'Law Section File Number: —',
    ],
    ['Reply', 'Reply Number: —', 'Reply Date: —'],
    ['Hearings', 'Hearing Date 01: 01/06/2025', 'Hearing Date 02: —'],
    [
      'Interim Orders',
      'Implementation of Interim Order: Yes',
      'Interim Order-1: First\nsecond',
      'Interim Order-2: —',
      'Interim Order-3: —',
      'Interim Order-4: —',
    ],
    [
      'Judgment/Order',
      'Order Number: —',
      'Order Date: —',
      'Judgment/Order: সরকারের পক্ষে',
      'Summary of Judgment/Order: —',
      'Comment: —',
    ],
  ]);
  expect(dialog.querySelector('input, select, textarea')).toBeNull();
});

const ONE = '/api/case/tribunal-cases/11';

const saves = (path: string) => sent(foreign, 'PUT', path).map(({ body }) => body as Record<string, unknown>);

describe('editing a tribunal case', () => {
  it('editing a tribunal case from its row sends the whole case, shows a toast and returns the focus', async () => {
    const user = await openApp(foreign, TRIBUNAL);
    const row = (await screen.findByText('CEVT/CASE-11/2025')).closest('tr')!;
    await user.click(row.querySelector('#row-edit-11')!);
    const comment = await field('Comment');
    expect(location.pathname).toBe(`${TRIBUNAL}/11/edit`);
    await dialogWith('Appellate Tribunal Case Edit', 'S-1/AP/2024');
    expect(await field('Tribunal Case Number')).toHaveValue('CEVT/CASE-11/2025');
    expect(await field('Hearing Date 01')).toHaveValue('01/06/2025');
    await user.click(comment);
    await user.paste('Adjourned');
    await user.click(await field('Order Number'));
    await user.paste('Order-7');
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Tribunal Case Updated Successfully!')).toBeVisible();
    await waitFor(() => expect(openDialog()).toBeNull());
    expect(saves(ONE)).toEqual([
      {
        id: 11,
        caseFilling: { id: 1 },
        tribunalCaseNo: 'CEVT/CASE-11/2025',
        dateOfCase: '2025-03-09',
        documentOfLawBranch: null,
        dispatchOfReplyNo: null,
        dispatchOfReplyDate: null,
        dateOfHearing01: '2025-06-01',
        dateOfHearing02: null,
        implementationOfInterimOrder: 'no',
        interimOrderOfTribunal1: null,
        interimOrderOfTribunal2: null,
        interimOrderOfTribunal3: null,
        interimOrderOfTribunal4: null,
        tribunalOrderNo: 'Order-7',
        tribunalOrderDate: null,
        tribunalJudgement: 'WithGovernment',
        summOfJudgementOrder: null,
        tribunalCaseComment: 'Adjourned',
        status: 'ORDER_PASSED',
      },
    ]);
    await waitFor(() => expect(sent(foreign, 'GET', '/api/case/tribunal-cases-page')).toHaveLength(2));
    await waitFor(() => expect(document.getElementById('row-edit-11')).toHaveFocus());
  });

  it('the edit form of a tribunal case has the status in its first group of fields', async () => {
    await openApp(foreign, `${TRIBUNAL}/11/edit`);
    const first = (await field('Current Status')).closest('fieldset')!;
    expect([...first.querySelectorAll('[name]')].map((input) => input.getAttribute('name'))).toEqual([
      'tribunalCaseNo',
      'dateOfCase',
      'documentOfLawBranch',
      'status',
    ]);
    expect(first.parentElement?.firstElementChild).toBe(first);
  });

  it('the edit form of a tribunal case focuses the field that the URL names', async () => {
    await openApp(foreign, `${TRIBUNAL}/11/edit#tribunalOrderNo`);
    const order = await field('Order Number');
    await waitFor(() => expect(order).toHaveFocus());
  });
});

describe('editing a criminal case', () => {
  it('a criminal case can be edited in Bengali', async () => {
    const user = await openApp(foreign, `${CRIMINAL}/21/edit`, { language: 'bn' });
    expect(await field('এজাহারের তারিখ')).toHaveValue('১৮/০৪/২০২৫');
    await dialogWith('ফৌজদারি মামলা সম্পাদনা', 'S-1/AP/2024');
    await user.click(screen.getByText('সংরক্ষণ করুন'));
    expect(await screen.findByText('ফৌজদারি মামলাটি হালনাগাদ করা হয়েছে')).toBeVisible();
    await labelled('সম্পাদনা: S-1/AP/2024');
  });
});
