import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { criminalCase, tribunalCase } from '../../support/foreignCourtCases';
import { useForeignServer } from '../../support/foreignServer';
import { openApp } from '../caseFilings/openApp';
import { CRIMINAL, dialogWith, shownIn, TRIBUNAL } from './screens';

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

it('the details show every field of a criminal case, in Bengali', async () => {
  foreign.cases['foujdari-suit-cases'] = [criminalCase(21, { documentOfLawBranch: 'আইন/৭' })];
  await openApp(foreign, `${CRIMINAL}/21/details`, { language: 'bn' });
  const dialog = await dialogWith('ফৌজদারি মামলা', 'আইন/৭');
  expect(shownIn(dialog)).toEqual([
    [
      'দাবিনামা/আদেশ',
      'নথি নম্বর: S-1/AP/2024',
      'শাখা/সেকশন: AIR',
      'জড়িত রাজস্ব: ১২,৩৪,৫৬৭.৫০',
      'বর্তমান অবস্থা: আদালতে বিচারাধীন',
    ],
    [
      'মামলা',
      'সিএমএম/সিজেএম/দায়রা/বিশেষ জজ আদালতের নাম: CMM Court, Chattogram',
      'মামলার তারিখ: ২০/০৪/২০২৫',
      'আইন শাখার নথি নম্বর: আইন/৭',
    ],
    [
      'থানা ও এজাহার',
      'থানার নাম: Bandar',
      'থানার মামলা নম্বর: 21(4)25',
      'এজাহার নম্বর: FIR-21',
      'এজাহারের তারিখ: ১৮/০৪/২০২৫',
    ],
    [
      'অন্তর্বর্তীকালীন আদেশ',
      'অন্তর্বর্তীকালীন আদেশ-১: —',
      'অন্তর্বর্তীকালীন আদেশ-২: —',
      'অন্তর্বর্তীকালীন আদেশ-৩: —',
      'অন্তর্বর্তীকালীন আদেশ-৪: —',
    ],
  ]);
});

it('the details of a court case link to its edit form', async () => {
  const user = await openApp(foreign, `${CRIMINAL}/21/details`);
  const dialog = await dialogWith('Criminal Case', 'FIR-21');
  await user.click(within(dialog).getByText('Edit'));
  await dialogWith('Criminal Case Edit', 'S-1/AP/2024');
  expect(location.pathname).toBe(`${CRIMINAL}/21/edit`);
});

it('the details of a court case that cannot be opened say why and return to the list', async () => {
  await openApp(foreign, `${TRIBUNAL}/404/details`);
  expect(await screen.findByText('This record could not be opened. It may have been deleted.')).toBeVisible();
  expect(location.pathname).toBe(TRIBUNAL);
});
