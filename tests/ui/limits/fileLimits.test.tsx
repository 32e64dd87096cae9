import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { limit, TODAY } from './limitsServer';
import { openFile, section } from './openFile';

const foreign = useForeignServer();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
});

const fact = (label: string) =>
  [...document.querySelectorAll('main dl dt')].find(({ textContent }) => textContent === label)
    ?.nextElementSibling?.textContent;

it('a limit is shown with four dates, its calculation, and a warning if its rule is not verified', async () => {
  await openFile(foreign, [limit(1, { extended: '2027-01-28' })]);
  expect(section()).toHaveTextContent(
    'Customs appeal to the High Court Division4 days leftnot verified' +
      'Appellate Tribunal Case, No. 12' +
      'By count: 28/11/2026May still be filed: 29/11/2026Last safe day: 26/11/2026With extension: 28/01/2027' +
      'Issued 30/08/2026; 90 days → 28/11/2026, a Saturday; not verified',
  );
  expect(fact('Next limit')).toBe(
    '26/11/2026, 4 days left · Customs appeal to the High Court Division not verified',
  );
});

it('the note about unverified rules refers to the working that the page of a file shows', async () => {
  await openFile(foreign, [limit(1)]);
  expect(within(section()).getByText(/no legal officer has confirmed/)).toHaveTextContent(
    /confirmed\. The working of each limit says which\.$/,
  );
});

it('a missed limit is shown at the top of its file’s page, above the next limit', async () => {
  const missed = { state: 'MISSED', due: '2026-11-19', mayFile: '2026-11-19', verified: true } as const;
  await openFile(foreign, [limit(1, { verified: true }), limit(2, missed)]);
  expect(fact('Next limit')).toBe(
    '19/11/2026, Missed 3 days ago · Customs appeal to the High Court Division ' +
      '26/11/2026, 4 days left · Customs appeal to the High Court Division ',
  );
});

it('the calculation and the days left of a limit are shown in Bengali', async () => {
  await openFile(foreign, [limit(1)], { language: 'bn' });
  const limits = screen.getByRole('region', { name: 'তামাদির সময়সীমা' });
  expect(limits).toHaveTextContent('হাইকোর্ট বিভাগে কাস্টমস আপিল৪ দিন বাকিযাচাই হয়নি');
  expect(limits).toHaveTextContent('জারি ৩০/০৮/২০২৬; ৯০ দিন → ২৮/১১/২০২৬, শনিবার; যাচাই হয়নি');
});

it('an ended limit’s details name the case that has ended it', async () => {
  const done = limit(1, {
    state: 'DONE',
    doneOn: '2026-11-20',
    doneById: 10,
    doneMemo: 'Law/12',
  });
  const person = await openFile(foreign, [done], { roles: ['ROLE_CUSTOMS'] });
  await person.click(within(section()).getByText('Done, not needed or stopped: 1'));
  await person.click(within(section()).getByRole('button', { name: /^Details/ }));
  const dialog = screen.getByRole('dialog', { name: 'Customs appeal to the High Court Division' });
  const facts = [...dialog.querySelectorAll('dt')].map(
    (label) => `${label.textContent}: ${label.nextElementSibling?.textContent}`,
  );
  expect(facts).toEqual([
    'Case: Appellate Tribunal Case, No. 12',
    'State: Done',
    'Done on: 20/11/2026',
    'Done by: Custom House (adjudication), No. 10',
    'Memo number: Law/12',
    'Runs from: 30/08/2026',
    'By count: 28/11/2026',
    'May still be filed: 29/11/2026',
    'Last safe day: 26/11/2026',
    'Working: Issued 30/08/2026; 90 days → 28/11/2026, a Saturday; not verified',
  ]);
  expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a limit older than Casebook says so in the UI language', async () => {
  const old = limit(1, { state: 'NOT_NEEDED', reason: 'before Casebook' });
  const person = await openFile(foreign, [old], { language: 'bn' });
  await person.click(screen.getByText('সম্পন্ন, অপ্রয়োজনীয় বা স্থগিত: ১টি'));
  const limits = screen.getByRole('region', { name: 'তামাদির সময়সীমা' });
  expect(limits).toHaveTextContent('কেসবুক চালুর আগের');
  expect(limits).not.toHaveTextContent('before Casebook');
});
