import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { criminalCase } from '../../support/foreignCourtCases';
import { filing, useForeignServer } from '../../support/foreignServer';
import { openApp } from '../caseFilings/openApp';
import { CRIMINAL, listed } from '../followOnCases/screens';

const foreign = useForeignServer();

it('a file number links to its filing’s details and wraps only after slashes and spaces', async () => {
  foreign.filings = [filing(7, { nothiNumber: '৬ষ্ঠ(খ)-৫/শুল্ক ২/2016-17' })];
  await openApp(foreign, '/case-fillings-list');
  const link = await screen.findByText('৬ষ্ঠ(খ)-৫/শুল্ক ২/2016-17');
  expect(link).toHaveAttribute('href', '/case-fillings-list/7/details');
  expect(link.innerHTML).toBe('৬ষ্ঠ(খ)-৫/<wbr>শুল্ক <wbr>২/<wbr>2016-17');
});

it('the file number and the case number of a court case link to the details of the case', async () => {
  foreign.cases['foujdari-suit-cases'] = [criminalCase(3, { mamlaNoOfRelatedThana: '১২(৩)২০২৪' })];
  await openApp(foreign, CRIMINAL);
  await listed();
  const links = [...document.querySelectorAll('tbody a.number-link')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['S-1/AP/2024', '/foujdari-cases-list/3/details'],
    ['১২(৩)২০২৪', '/foujdari-cases-list/3/details'],
  ]);
});
