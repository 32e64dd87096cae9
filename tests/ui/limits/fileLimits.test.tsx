import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LimitRecord } from '../../../domain/limits';
import { useForeignServer } from '../../support/foreignServer';
import { field, openApp, sent } from '../caseFilings/openApp';
import { emptyPage } from '../files/filePage';
import { limit, serveLimits, TODAY } from './limitsServer';

const foreign = useForeignServer();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
});

const proceeding = (id: number, kind: string, more: object = {}) => ({
  id,
  kind,
  recordId: id,
  caseFilingId: 1,
  version: 1,
  number: `No. ${id}`,
  openedOn: '2026-01-01',
  decidedOn: null,
  outcome: null,
  status: null,
  court: null,
  filedBy: null,
  fromId: null,
  lawOfficer: null,
  ...more,
});

const ahead: object[] = [{ date: '2026-11-29', kind: 'limit', proceedingId: 12, limitId: 1 }];

async function openFile(limits: LimitRecord[], options = {}, timeline = ahead) {
  serveLimits(foreign, limits);
  foreign.server.use(
    http.get('/api/casebook/files/1', () =>
      HttpResponse.json({
        ...emptyPage,
        proceedings: [proceeding(10, 'case-fillings'), proceeding(12, 'tribunal-cases')],
        limits,
        timeline,
      }),
    ),
    http.get('/api/casebook/choices/people', () =>
      HttpResponse.json([{ id: 7, fullName: 'Nasrin Akter', userName: 'nasrin' }]),
    ),
  );
  const person = await openApp(foreign, '/files/1', options);
  await screen.findByRole('region', { name: /^(Time limits|তামাদির সময়সীমা)$/ });
  return person;
}

const section = () => screen.getByRole('region', { name: 'Time limits' });

const fact = (label: string) =>
  [...document.querySelectorAll('main dl dt')].find(({ textContent }) => textContent === label)
    ?.nextElementSibling?.textContent;

/** What was sent for limit 1, without what the form does not change. */
const put = async (...names: (keyof LimitRecord)[]) => {
  await waitFor(() => expect(sent(foreign, 'PUT', '/api/casebook/limits/1')).toHaveLength(1));
  const body = sent(foreign, 'PUT', '/api/casebook/limits/1')[0]?.body as LimitRecord;
  return Object.fromEntries(names.map((name) => [name, body[name]]));
};

it('shows a limit with its four dates, its calculation, and the warning that its rule is not verified', async () => {
  await openFile([limit(1, { extended: '2027-01-28' })]);
  expect(section()).toHaveTextContent(
    'Customs appeal to the High Court Division4 days leftnot verified' +
      'Appellate Tribunal Case, No. 12' +
      'By count: 28/11/2026May still be filed: 29/11/2026Last working day before: 26/11/2026With extension: 28/01/2027' +
      'Issued 30/08/2026; 90 days → 28/11/2026, a Saturday; not verified',
  );
  expect(fact('Next limit')).toBe(
    '26/11/2026, 4 days left · Customs appeal to the High Court Division not verified',
  );
  expect(screen.getByRole('region', { name: 'Timeline' })).toHaveTextContent(
    /Ahead29\/11\/2026Last day to file · Customs appeal to the High Court Division, last working day 26\/11\/2026, 4 days left not verified.*Today, 22\/11\/2026/,
  );
});

it('shows a missed limit in the head above the next one', async () => {
  const missed = { state: 'MISSED', due: '2026-11-19', mayFile: '2026-11-19', verified: true } as const;
  await openFile([limit(1, { verified: true }), limit(2, missed)]);
  expect(fact('Next limit')).toBe(
    '19/11/2026, Missed 3 days ago · Customs appeal to the High Court Division ' +
      '26/11/2026, 4 days left · Customs appeal to the High Court Division ',
  );
});

it('folds the limits of a case inside the course, with the day on which one was done', async () => {
  const done = { state: 'DONE', doneOn: '2026-11-20', doneMemo: 'Memo 7', verified: true } as const;
  await openFile([limit(1), limit(2, done)], {}, [
    { date: '2026-11-20', kind: 'limit', proceedingId: 12, limitId: 2 },
  ]);
  const summary = screen.getByLabelText('2 time limits: Appellate Tribunal Case, No. 12');
  const folded = summary.closest('details')!;
  expect(folded.open).toBe(false);
  expect([...folded.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '26/11/2026Customs appeal to the High Court Division 4 days left not verified',
    '20/11/2026Customs appeal to the High Court Division Done ',
  ]);
  expect(screen.getByRole('region', { name: 'Timeline' })).toHaveTextContent(
    '20/11/2026Time limit: done · Customs appeal to the High Court DivisionAppellate Tribunal Case, No. 12Memo 7',
  );
});

it('shows the calculation and the days left in Bengali', async () => {
  await openFile([limit(1)], { language: 'bn' });
  const limits = screen.getByRole('region', { name: 'তামাদির সময়সীমা' });
  expect(limits).toHaveTextContent('হাইকোর্ট বিভাগে কাস্টমস আপিল৪ দিন বাকিযাচাই হয়নি');
  expect(limits).toHaveTextContent('জারি ৩০/০৮/২০২৬; ৯০ দিন → ২৮/১১/২০২৬, শনিবার; যাচাই হয়নি');
});

const WAITING = {
  state: 'WAITING',
  triggerDate: null,
  byCount: null,
  mayFile: null,
  aimFor: null,
  due: null,
  working: [] as string[],
} satisfies Partial<LimitRecord>;

it('accepts the missing day of a limit that waits for it', async () => {
  const person = await openFile([limit(1, WAITING)]);
  expect(section()).toHaveTextContent('Waiting for a day');
  await person.click(within(section()).getByRole('button', { name: /^Enter the days/ }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent(foreign, 'PUT', '/api/casebook/limits/1')).toEqual([]); // the day is required
  await person.type(await field(/^Runs from/), '20/11/2026');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await put('triggerDate', 'code', 'version')).toEqual({
    triggerDate: '2026-11-20',
    code: 'HIGH-COURT',
    version: 2,
  });
});

it('accepts another date with a reason, and still shows the calculated one', async () => {
  const person = await openFile([limit(1)]);
  await person.click(within(section()).getByRole('button', { name: /^Set another date/ }));
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'By count: 28/11/2026 · May still be filed: 29/11/2026 · Last working day before: 26/11/2026',
  );
  await person.type(await field('Set by an officer'), '24/11/2026');
  await person.type(await field('Reason for that date'), 'The copy came late');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await put('overrideDate', 'overrideReason')).toEqual({
    overrideDate: '2026-11-24',
    overrideReason: 'The copy came late',
  });
});

it('ends a limit by a memo, today by default', async () => {
  const person = await openFile([limit(1)]);
  await person.click(within(section()).getByRole('button', { name: /^Done/ }));
  await person.type(await field('Memo number'), 'Law/12');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await put('state', 'doneOn', 'doneMemo')).toEqual({
    state: 'DONE',
    doneOn: TODAY,
    doneMemo: 'Law/12',
  });
});

it('stops a limit with a reason, and offers to reopen what somebody has ended', async () => {
  const person = await openFile([
    limit(1),
    limit(2, { name: 'Stopped', nameBn: null, state: 'STOPPED', reason: 'Stayed', endedByHand: true }),
    limit(3, { name: 'Filed', nameBn: null, state: 'DONE', doneOn: '2026-11-01', doneById: 12 }),
    limit(5, {
      name: 'Wrong case',
      nameBn: null,
      state: 'DONE',
      doneOn: '2026-11-01',
      doneById: 12,
      endedByHand: true,
    }),
    limit(4, { name: 'Undated', nameBn: null, state: 'STOPPED', reason: null }),
  ]);
  await person.click(within(section()).getByText('Done, not needed or stopped: 4'));
  const reopen = within(section()).getAllByRole('button', { name: /^Reopen/ });
  expect(reopen.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Reopen: Stopped',
    'Reopen: Wrong case',
  ]);
  await person.click(reopen[0]!);
  await waitFor(() =>
    expect(sent(foreign, 'PUT', '/api/casebook/limits/2')[0]?.body).toMatchObject({
      state: 'RUNNING',
      reason: null,
    }),
  );
  await person.click(within(section()).getByRole('button', { name: /^Stop/ }));
  await person.type(await field(/^Reason/), 'Stayed by the High Court');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await put('state', 'reason')).toEqual({ state: 'STOPPED', reason: 'Stayed by the High Court' });
});

it('opens the details of a limit that has ended, with the case that has ended it', async () => {
  const done = limit(1, {
    state: 'DONE',
    doneOn: '2026-11-20',
    doneById: 10,
    doneMemo: 'Law/12',
  });
  const person = await openFile([done], { roles: ['ROLE_CUSTOMS'] });
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
    'Last working day before: 26/11/2026',
    'Working: Issued 30/08/2026; 90 days → 28/11/2026, a Saturday; not verified',
  ]);
  expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says in the reader’s language that a limit is older than Casebook', async () => {
  const old = limit(1, { state: 'NOT_NEEDED', reason: 'before Casebook' });
  const person = await openFile([old], { language: 'bn' });
  await person.click(screen.getByText('সম্পন্ন, অপ্রয়োজনীয় বা স্থগিত: ১টি'));
  const limits = screen.getByRole('region', { name: 'তামাদির সময়সীমা' });
  expect(limits).toHaveTextContent('কেসবুক চালুর আগের সময়ের');
  expect(limits).not.toHaveTextContent('before Casebook');
});

it('makes a colleague responsible, whom staff choose by name', async () => {
  const person = await openFile([limit(1)], { roles: ['ROLE_CUSTOMS'] });
  await person.click(within(section()).getByRole('button', { name: /^Responsible/ }));
  await person.type(await field('Responsible'), 'Nasrin');
  await person.click(await screen.findByRole('option', { name: 'Nasrin Akter (nasrin)' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await put('responsibleId')).toEqual({ responsibleId: 7 });
});

it('adds a limit by hand, or by a rule from a day', async () => {
  const person = await openFile([]);
  const add = async () => {
    await person.click(within(section()).getByRole('button', { name: 'Add time limit' }));
    await person.selectOptions(await field(/^Case/), 'Appellate Tribunal Case, No. 12');
  };
  const posted = () => sent(foreign, 'POST', '/api/casebook/limits').map(({ body }) => body);
  await add();
  await person.type(await field('What must be done'), 'Parawise reply');
  await person.type(await field('Last day'), '30/11/2026');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(posted()).toEqual([
      { proceedingId: 12, code: null, name: 'Parawise reply', byCount: '2026-11-30' },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await add();
  await person.selectOptions(
    await field(/^Period of limitation/),
    'Customs appeal to the High Court Division',
  );
  await person.type(await field('Runs from'), '01/11/2026');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(posted().at(-1)).toEqual({ proceedingId: 12, code: 'HIGH-COURT', triggerDate: '2026-11-01' }),
  );
});

it('changes the period of limitation to another one for such orders', async () => {
  const person = await openFile([limit(1)]);
  await person.click(within(section()).getByRole('button', { name: /^Change the period of limitation/ }));
  const rule = await field(/^Period of limitation/);
  await within(rule).findByRole('option', { name: 'Appeal to the Appellate Tribunal' });
  expect(within(rule).queryByRole('option', { name: 'Appeal against an acquittal' })).toBeNull();
  await person.selectOptions(rule, 'Appeal to the Appellate Tribunal');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await put('code', 'triggerDate')).toEqual({ code: 'TRIBUNAL', triggerDate: '2026-08-30' });
});

it('corrects a limit that was set by hand, and lets administrators delete it', async () => {
  const byHand = limit(1, { code: null, ruleId: null, name: 'Parawise reply', nameBn: null });
  const person = await openFile([byHand]);
  let deleted = '';
  foreign.server.use(
    http.delete('/api/casebook/limits/:id', ({ params }) => {
      deleted = String(params.id);
      return HttpResponse.json(byHand);
    }),
  );
  const button = (action: string) =>
    within(section()).getByRole('button', { name: `${action}: Parawise reply` });
  expect(within(section()).queryByRole('button', { name: /^Change the period/ })).toBeNull();
  await person.click(button('Edit'));
  const name = await field(/^What must be done/);
  await person.clear(name);
  await person.type(name, 'Reply to the rule');
  await person.clear(await field('Last day'));
  await person.type(await field('Last day'), '30/11/2026');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await put('name', 'byCount', 'code')).toEqual({
    name: 'Reply to the rule',
    byCount: '2026-11-30',
    code: null,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(button('Delete'));
  await person.click(screen.getByRole('button', { name: 'Yes, I am sure!' }));
  await waitFor(() => expect(deleted).toBe('1'));
});
