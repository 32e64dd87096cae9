import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { casesOf, criminalCase, tribunalCase } from '../../support/foreignCourtCases';
import { filing, useForeignServer } from '../../support/foreignServer';
import { openApp, openDialog, sent } from '../caseFilings/openApp';
import { dialogWith } from './screens';

const foreign = useForeignServer();
const LIST = '/case-fillings-list';
const TITLE = 'View All Case Details';

/** Each court's name, status and link in the dialog. */
function courtsIn(dialog: HTMLElement) {
  const names = [...dialog.querySelectorAll('th')].map(({ textContent }) => textContent);
  return [...dialog.querySelectorAll('td')].map((cell, place) => {
    const link = cell.querySelector('a');
    return [
      names[place],
      cell.firstElementChild?.textContent,
      ...(link ? [link.textContent, link.getAttribute('href')] : []),
    ];
  });
}

it('“Other Cases” opens from a row, shows the filing’s status in every court, and returns the focus', async () => {
  foreign.filings = [filing(1, { nothiNumber: 'এস ১/5%2F?#' })];
  foreign.cases['foujdari-suit-cases'] = [];
  const user = await openApp(foreign, LIST);
  const button = () => document.getElementById('row-other-cases-1');
  await waitFor(() => expect(button()).toHaveAccessibleName('Other Cases: এস ১/5%2F?#'));
  await user.click(button()!);
  const dialog = await dialogWith(TITLE, 'Order Passed');
  expect(location.pathname).toBe(`${LIST}/1/other-cases`);
  expect(dialog).toHaveTextContent('এস ১/5%2F?#');
  expect(sent(foreign, 'GET', '/api/case/case-file-status').map(({ url }) => url)).toEqual([
    '/api/case/case-file-status?caseId=1',
  ]);
  const number = '%E0%A6%8F%E0%A6%B8%20%E0%A7%A7%2F5%252F%3F%23';
  expect(courtsIn(dialog)).toEqual([
    ['Custom, Excise & VAT (Appeal) Commissionerate Case', 'No case', 'Create', `/add-comm-case/${number}`],
    ['Appellate Tribunal Case', 'Order Passed', 'View', '/tribunal-cases-list/12/details'],
    ['Custom Appeal, High Court Division', 'No case', 'Create', `/add-custom-appeal-case/${number}`],
    ['Writ Cases, High Court Division', 'No case', 'Create', `/add-high-court-rit/${number}`],
    ['CPLA/CMP, Appellate Division', 'No case', 'Create', `/add-cpa-cpi-rit/${number}`],
    ['Civil Petition, Appellate Division', 'No case', 'Create', `/add-cp-rit/${number}`],
    ['Admiralty Suit, High Court Division', 'No case', 'Create', `/add-admiral-suit-case/${number}`],
    ['Criminal Case', 'No case', 'Create', `/add-foujdari-case/${number}`],
    ['Civil Case', 'No case', 'Create', `/add-civil-case/${number}`],
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(openDialog()).toBeNull());
  await waitFor(() => expect(button()).toHaveFocus());
});

it('“Other Cases” shows number and date of the latest case of each type, and links to adding another', async () => {
  foreign.cases = casesOf({
    'tribunal-cases': [tribunalCase(12, { tribunalCaseNo: 'CEVT/7/2025', dateOfCase: [2025, 3, 9] })],
  });
  await openApp(foreign, `${LIST}/1/other-cases`);
  const dialog = await dialogWith(TITLE, 'CEVT/7/2025 09/03/2025');
  const cell = [...dialog.querySelectorAll('td')][1]!;
  expect(
    [...cell.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['View', '/tribunal-cases-list/12/details'],
    ['Create', '/add-tribunal-case/S-1%2FAP%2F2024'],
  ]);
});

it('“Other Cases” links to a case, and closing that case returns to “Other Cases”', async () => {
  const user = await openApp(foreign, `${LIST}/1/other-cases`);
  await dialogWith(TITLE, 'Order Passed');
  await user.click(document.querySelector('[aria-label="View: Criminal Case"]')!);
  await dialogWith('Criminal Case', 'FIR-22');
  expect(location.pathname).toBe('/foujdari-cases-list/22/details');
  await user.click(screen.getByText('Close'));
  await dialogWith(TITLE, 'Order Passed');
  expect(location.pathname).toBe(`${LIST}/1/other-cases`);
});

it('“Other Cases” is a list on a narrow screen and leaves out the courts that the role may not read', async () => {
  window.innerWidth = 390;
  foreign.cases['tribunal-cases'] = [];
  await openApp(foreign, `${LIST}/1/other-cases`, { language: 'bn', roles: ['ROLE_CUSTOMS'] });
  const dialog = await dialogWith('সকল মামলার বিবরণ', '২০/০৪/২০২৫');
  expect(
    [...dialog.querySelectorAll('li')].map((item) => [...item.children].map((part) => part.textContent)),
  ).toEqual([
    ['কাস্টমস, এক্সাইজ ও ভ্যাট (আপিল) কমিশনারেট মামলামামলা নেই', 'নতুন তৈরি করুন'],
    ['আপিলাত ট্রাইব্যুনাল মামলামামলা নেই', 'নতুন তৈরি করুন'],
    ['কাস্টমস আপিল, হাইকোর্ট বিভাগমামলা নেই', 'নতুন তৈরি করুন'],
    ['রিট মামলা, হাইকোর্ট বিভাগমামলা নেই', 'নতুন তৈরি করুন'],
    ['সিপিএলএ/সিএমপি, আপিল বিভাগমামলা নেই', 'নতুন তৈরি করুন'],
    ['সিভিল পিটিশন, আপিল বিভাগমামলা নেই', 'নতুন তৈরি করুন'],
    ['এডমিরালটি মামলা, হাইকোর্ট বিভাগমামলা নেই', 'নতুন তৈরি করুন'],
    ['ফৌজদারি মামলাআদালতে বিচারাধীন22(4)25 ২০/০৪/২০২৫', 'দেখুননতুন তৈরি করুন'],
  ]);
});

it('“Other Cases” is shown even if a foreign server omits values', async () => {
  foreign.server.use(
    http.get('/api/case/case-file-status', () =>
      HttpResponse.json({
        tribunalCaseStatus: '',
        tribunalCaseId: 11,
        customAppealStatus: 'STAYED',
        customAppealId: 4,
        foujdariCaseStatus: 'NO_CASE',
      }),
    ),
  );
  await openApp(foreign, `${LIST}/2/other-cases`);
  const dialog = await dialogWith(TITLE, 'STAYED');
  await waitFor(() => expect(dialog).toHaveTextContent('S-2/AP/2024')); // the file number, taken from the list
  expect(courtsIn(dialog).slice(1, 4)).toEqual([
    ['Appellate Tribunal Case', 'Not given', 'View', '/tribunal-cases-list/11/details'],
    ['Custom Appeal, High Court Division', 'STAYED', 'View', '/custom-appeal-cases/4/details'],
    ['Writ Cases, High Court Division', 'No case', 'Create', '/add-high-court-rit/S-2%2FAP%2F2024'],
  ]);
});

it('“Other Cases” is refetched when it is opened again', async () => {
  foreign.cases = casesOf();
  const user = await openApp(foreign, `${LIST}/1/other-cases`);
  await dialogWith(TITLE, 'No case');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(openDialog()).toBeNull());
  foreign.cases = casesOf({
    'tribunal-cases': [tribunalCase(11)],
    'foujdari-suit-cases': [criminalCase(21)],
  });
  await user.click(document.getElementById('row-other-cases-1')!);
  await dialogWith(TITLE, 'Sub-Judice before Court');
});

it('“Other Cases” closes to the list with the server’s message if it cannot be fetched', async () => {
  foreign.server.use(
    http.get('/api/case/case-file-status', () =>
      HttpResponse.json({ message: 'The courts are closed' }, { status: 500 }),
    ),
  );
  const user = await openApp(foreign, `${LIST}/1/other-cases`);
  const error = await screen.findByRole('alertdialog', { name: 'Something went wrong!' });
  expect(error).toHaveAccessibleDescription('The courts are closed');
  expect(location.pathname).toBe(LIST);
  await user.click(within(error).getByText('Close'));
  await waitFor(() => expect(openDialog('alertdialog')).toBeNull());
  expect(document.getElementById('row-other-cases-1')).toBeVisible();
});

it('“Other Cases” lists all cases of each type on our server, the newest first, each with a link', async () => {
  const asked: string[] = [];
  const row = (recordId: number, kind: string, number: string | null, openedOn: string | null) => ({
    id: 100 + recordId,
    kind,
    recordId,
    number,
    openedOn,
  });
  foreign.server.use(
    http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers: ['proceedings'] })),
    http.get('/api/casebook/proceedings', ({ request }) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      const rows = [
        row(14, 'tribunal-cases', 'CEVT/9/2026', '2026-01-02'),
        row(13, 'tribunal-cases', null, '2025-04-05'),
        row(12, 'tribunal-cases', 'CEVT/7/2025', null),
        row(1, 'case-fillings', 'S-1/AP/2024', '2024-01-01'),
      ];
      return HttpResponse.json(rows, { headers: { 'content-range': 'proceedings 0-3/4' } });
    }),
  );
  forgetCapabilities(); // the capabilities cached by earlier tests are those of a foreign server
  await openApp(foreign, `${LIST}/1/other-cases`);
  const dialog = await dialogWith(TITLE, 'CEVT/9/2026');
  const cell = [...dialog.querySelectorAll('td')][1]!;
  expect(
    [...cell.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['CEVT/9/2026 02/01/2026', '/tribunal-cases-list/14/details'],
    ['Without number 05/04/2025', '/tribunal-cases-list/13/details'],
    ['CEVT/7/2025 ', '/tribunal-cases-list/12/details'],
    ['View', '/tribunal-cases-list/12/details'],
    ['Create', '/add-tribunal-case/S-1%2FAP%2F2024'],
  ]);
  expect(asked).toEqual(['?filter={"caseFilingId":1}&range=[0,999]&sort=["recordId","DESC"]']);
  expect(sent(foreign, 'GET', '/api/case/tribunal-cases/12')).toEqual([]);
});
