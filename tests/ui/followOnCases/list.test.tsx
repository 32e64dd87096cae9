import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ForeignRecord } from '../../support/foreignAnswers';
import { criminalCase, tribunalCase } from '../../support/foreignCourtCases';
import { useForeignServer } from '../../support/foreignServer';
import { labelled, openApp } from '../caseFilings/openApp';
import { asked, cellsOf, CRIMINAL, headings, listed, TRIBUNAL } from './screens';

const foreign = useForeignServer();
const TRIBUNAL_PAGE = 'tribunal-cases-page';

/** A register of 241 cases that answers every page with one row. */
const manyOf = (page: string, record: ForeignRecord) =>
  foreign.server.use(
    http.get(`/api/case/${page}`, () =>
      HttpResponse.json({
        content: [record],
        totalPages: 13,
        totalElements: 241,
        pageable: { pageNumber: 0 },
      }),
    ),
  );

describe('the list of tribunal cases', () => {
  it('the list of tribunal cases shows dates, amounts and choices as text, and judgements always in Bengali', async () => {
    foreign.cases['tribunal-cases'] = [
      tribunalCase(11, {
        dispatchOfReplyNo: 'Law-9',
        dispatchOfReplyDate: '2025-05-01',
        dateOfHearing02: [2028, 2, 29],
        implementationOfInterimOrder: true,
        interimOrderOfTribunal1: 'Stayed',
        tribunalJudgement: 'AgainstGovernment',
        summOfJudgementOrder: 'Allowed in part',
        tribunalCaseComment: 'Appeal',
        status: 'SUBJUDICE',
      }),
      tribunalCase(12, { caseFilling: { id: 2 }, dateOfHearing01: null, status: 'ELSEWHERE' }),
    ];
    await openApp(foreign, TRIBUNAL);
    const [first, second] = await listed();
    expect(cellsOf(first).slice(0, 22)).toEqual([
      '1',
      'S-1/AP/2024',
      'AIR',
      '12,34,567.50',
      'Sub-Judice before Court',
      '01/06/2025',
      '29/02/2028',
      'CEVT/CASE-11/2025',
      '09/03/2025',
      '',
      'Law-9',
      '01/05/2025',
      'Yes',
      'Stayed',
      '',
      '',
      '',
      '',
      '',
      'সরকারের বিপক্ষে',
      'Allowed in part',
      'Appeal',
    ]);
    expect(cellsOf(second).slice(0, 6)).toEqual(['2', '', '', '0.00', 'ELSEWHERE', '']);
    expect(screen.getByText('1–2 of 2')).toBeVisible();
  });

  it('the list of tribunal cases numbers rows across pages and links the first, last and nearest pages', async () => {
    manyOf(TRIBUNAL_PAGE, tribunalCase(11));
    await openApp(foreign, `${TRIBUNAL}?page=7&perPage=20&sort=id&order=ASC`);
    const [first] = await listed();
    expect(cellsOf(first)[0]).toBe('121');
    const pages = [...document.querySelectorAll('nav[aria-label="Pages"] li')];
    const shown = pages.map(({ textContent }) => textContent).join(' ');
    expect(shown.trim()).toBe('1 2 … 6 7 8 … 12 13');
  });

  it('the list of tribunal cases is shown in Bengali with Bengali digits', async () => {
    await openApp(foreign, TRIBUNAL, { language: 'bn' });
    const [first] = await listed();
    expect(headings().slice(0, 3)).toEqual(['ক্রমিক নং', 'নথি নম্বর', 'শাখা/সেকশন']);
    const shown = ['১', 'S-1/AP/2024', 'AIR', '১২,৩৪,৫৬৭.৫০', 'আদেশ প্রদত্ত', '০১/০৬/২০২৫'];
    expect(cellsOf(first).slice(0, 6)).toEqual(shown);
  });

  it('a search by file number returns the list of tribunal cases to its first page', async () => {
    manyOf(TRIBUNAL_PAGE, tribunalCase(11));
    const user = await openApp(foreign, `${TRIBUNAL}?page=3&perPage=20&sort=id&order=ASC`);
    await asked(foreign, TRIBUNAL_PAGE, { page: '2', sortBy: 'id', ascOrDesc: 'asc' });
    await user.type(await screen.findByLabelText('Search with Nothi No.'), 'নথি-১২{Enter}');
    await asked(foreign, TRIBUNAL_PAGE, { page: '0', nothiNumber: 'নথি-১২', sortBy: 'id', ascOrDesc: 'asc' });
  });

  it('an empty list of tribunal cases says so and cannot be exported', async () => {
    foreign.cases['tribunal-cases'] = [];
    await openApp(foreign, TRIBUNAL);
    expect(await screen.findByText('There is no data right now..!')).toBeVisible();
    expect(screen.getByText('Export Data')).toBeDisabled();
  });
});

it('the question and the toast of a deletion name the case by its kind, number and file', async () => {
  foreign.cases['foujdari-suit-cases'] = [criminalCase(21, { mamlaNoOfRelatedThana: '১২(৩)২০২৪' })];
  const user = await openApp(foreign, CRIMINAL);
  await user.click(await labelled('Delete: S-1/AP/2024'));
  const name = 'Criminal Case, ১২(৩)২০২৪ · S-1/AP/2024';
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(name);
  await user.click(screen.getByText('Yes, I am sure!'));
  expect((await screen.findByText('Delete Successful')).closest('output')).toHaveTextContent(name);
});

it('a case that somebody else has already deleted is removed from the list', async () => {
  const user = await openApp(foreign, CRIMINAL);
  await user.click(await labelled('Delete: S-1/AP/2024'));
  foreign.server.use(
    http.delete('/api/case/foujdari-suit-cases/21', () =>
      HttpResponse.json({ message: 'It may have been deleted' }, { status: 404 }),
    ),
  );
  foreign.cases['foujdari-suit-cases'].splice(0, 1);
  await user.click(await screen.findByText('Yes, I am sure!'));
  await screen.findByRole('alertdialog', { name: 'Error' });
  await waitFor(() => expect(document.getElementById('row-delete-21')).toBeNull());
});

it('each row of a list of cases can be viewed, edited and, by an administrator, deleted', async () => {
  await openApp(foreign, CRIMINAL, { roles: ['ROLE_CUSTOMS'] });
  const [first] = await listed();
  const actions = [...first!.querySelectorAll<HTMLElement>('.row-actions :is(a, button)')];
  expect(actions.map((action) => action.getAttribute('aria-label'))).toEqual([
    'Details: S-1/AP/2024',
    'Edit: S-1/AP/2024',
    'Delete: S-1/AP/2024',
  ]);
  expect(actions[2]).toHaveAttribute('aria-disabled', 'true');
  expect(actions[2]).toHaveAccessibleDescription('Only an administrator can delete');
  expect(actions[2]!.parentElement).toHaveAttribute('data-hint', 'Only an administrator can delete');
});
