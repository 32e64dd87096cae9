import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { field, openApp, sent } from '../caseFilings/openApp';
import { emptyPage } from '../files/filePage';

const foreign = useForeignServer();

const parts = {
  NOT_CONFIRMED: 0,
  STAYED: 0,
  NOT_DUE: 0,
  APPEAL_TIME: 0,
  APPEAL_PENDING: 0,
  UNTRACEABLE: 0,
  WRITE_OFF_PROPOSED: 0,
  RECOVERABLE: 0,
};

const nothing = {
  date: '2026-11-22',
  outstanding: 0,
  overpaid: 0,
  held: 0,
  secured: 0,
  encashable: 0,
  parts,
  stateUntil: null,
  interest: null,
  demanded: { DUTY: 0, FINE: 0, PENALTY: 0, INTEREST: 0 },
  entries: [],
  guarantees: [],
  stays: [],
  recovery: [],
};

const stayed = {
  ...nothing,
  outstanding: 12_000_000,
  held: 500_000,
  secured: 500_000,
  parts: { ...parts, STAYED: 12_000_000 },
  stateUntil: '2026-12-20',
  demanded: { DUTY: 10_000_000, FINE: 2_000_000, PENALTY: 500_000, INTEREST: 0 },
  entries: [
    {
      id: 1,
      version: 1,
      date: '2025-02-01',
      kind: 'DEMAND',
      head: 'DUTY',
      amount: 12_500_000,
      origin: 'field',
      balance: 12_500_000,
    },
    {
      id: 2,
      version: 1,
      date: '2025-04-15',
      kind: 'DEPOSIT',
      head: 'DUTY',
      amount: 500_000,
      origin: 'own',
      instrument: 'Pay order 7',
      balance: 12_000_000,
    },
  ],
  stays: [
    { byOrder: true, orderedOn: '2025-03-01', amount: 0 },
    {
      id: 9,
      version: 1,
      proceedingId: 5,
      kind: 'high-court-rits',
      number: '4711/2025',
      orderedOn: '2025-11-05',
      of: 'REALISATION',
      amount: 0,
      until: 'DISPOSAL',
      endsOn: null,
      state: 'IN_FORCE',
      condition: '5 % in cash',
      conditionDueOn: null,
      metOn: null,
      vacatedOn: null,
      petitionOn: null,
      inForce: true,
      gap: { from: '2025-10-21', to: '2025-11-04', days: 15 },
    },
  ],
};

let money: object;

beforeEach(() => {
  vi.setSystemTime('2026-11-22T06:00:00Z');
  forgetCapabilities();
  money = stayed;
  foreign.server.use(
    http.get('/api/casebook/capabilities', () =>
      HttpResponse.json({ offers: ['files', 'hearings', 'money', 'versions'] }),
    ),
    http.get('/api/casebook/files/1', () => HttpResponse.json(emptyPage)),
    http.get('/api/casebook/files/1/money', ({ request }) => {
      const asOf = new URL(request.url).searchParams.get('asOf');
      return HttpResponse.json(asOf ? { ...stayed, date: asOf } : money);
    }),
    http.post('/api/casebook/money-entries', () => HttpResponse.json({ id: 3, version: 1 })),
  );
});

const open = async (language: 'en' | 'bn' = 'en') => {
  const person = await openApp(foreign, '/files/1', { language });
  const name = language === 'bn' ? 'রাজস্ব' : 'Money';
  return { person, panel: within(await screen.findByRole('region', { name })) };
};

it('the money of a file says in a sentence what is owed, and until when it is stayed', async () => {
  const { panel } = await open();
  expect(await panel.findByText('Outstanding 1,20,00,000.00: stayed until 20/12/2026')).toBeVisible();
  expect(panel.getByText('Deposits held').parentElement).toHaveTextContent('Deposits held5,00,000.00');
});

it('the money of a file is told in Bengali', async () => {
  const { panel } = await open('bn');
  expect(await panel.findByText('পাওনা ১,২০,০০,০০০.০০: স্থগিত, ২০/১২/২০২৬ পর্যন্ত')).toBeVisible();
});

it.each([
  [{ ...nothing, overpaid: 5, entries: stayed.entries }, 'Overpaid by 5.00'],
  [{ ...nothing, entries: stayed.entries }, 'Nothing is owed'],
  [
    {
      ...stayed,
      stateUntil: null,
      parts: { ...parts, RECOVERABLE: 2_000_000, STAYED: 10_000_000 },
    },
    'Outstanding 1,20,00,000.00: 1,00,00,000.00 stayed',
  ],
])('a position is told by its largest part %#', async (answer, sentence) => {
  money = answer;
  const { panel } = await open();
  expect(await panel.findByText(sentence)).toBeVisible();
});

it('the ledger has the latest entry first, with its sign and balance, and only own entries are edited', async () => {
  const { panel } = await open();
  const table = within(await panel.findByRole('table', { name: 'Ledger' }));
  const [, first, second] = table.getAllByRole('rowgroup');
  expect(first).toHaveTextContent(
    '15/04/2025 · Deposit for an appeal−5,00,000.001,20,00,000.00Duty and tax · Pay order 7EditDelete',
  );
  expect(second).toHaveTextContent(
    /^01\/02\/2025 · Demanded1,25,00,000\.001,25,00,000\.00Duty and tax · from the form of the file$/,
  );
});

it('a stay shows the days without one before it, and one of a case that the reader may not see its day alone', async () => {
  const { panel } = await open();
  const [latest, hidden] = await panel.findAllByRole('listitem');
  expect(latest).toHaveTextContent('05/11/2025 · In force, until: Disposal of the case');
  expect(latest).toHaveTextContent('5 % in cash');
  expect(latest).toHaveTextContent('Not stayed before: 21/10/2025–04/11/2025, 15 days');
  expect(hidden?.textContent).toBe('01/03/2025 · By order');
});

it('an order of new amounts enters the differences, head by head', async () => {
  const { person, panel } = await open();
  await panel.findByRole('table');
  await person.click(panel.getByRole('button', { name: 'Add' }));
  await person.click(screen.getByRole('menuitem', { name: 'Add order by its new amounts' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.clear(dialog.getByLabelText('Duty and tax (Tk)'));
  await person.type(dialog.getByLabelText('Duty and tax (Tk)'), '6000000');
  await person.clear(dialog.getByLabelText('Penalty (Tk)'));
  await person.type(dialog.getByLabelText('Penalty (Tk)'), '700000');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Order added to the ledger')).toBeVisible();
  expect(sent(foreign, 'POST', '/api/casebook/money-entries').map(({ body }) => body)).toMatchObject([
    { caseFilingId: 1, date: '2026-11-22', kind: 'LOWERED', head: 'DUTY', amount: 4_000_000 },
    { caseFilingId: 1, date: '2026-11-22', kind: 'RAISED', head: 'PENALTY', amount: 200_000 },
  ]);
});

it('the panel shows the money of another day', async () => {
  const { person, panel } = await open();
  await person.click(await panel.findByRole('button', { name: 'As of the day' }));
  expect(await field(/As of the day/)).toHaveFocus();
  await person.keyboard('01/06/2025');
  expect(await panel.findByText(/^01\/06\/2025: Outstanding/)).toBeVisible();
});

it('a server that does not offer the money of files shows none', async () => {
  foreign.server.use(
    http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers: ['files', 'hearings'] })),
  );
  await openApp(foreign, '/files/1');
  await screen.findByRole('region', { name: 'Notes' });
  expect(screen.queryByRole('region', { name: 'Money' })).toBeNull();
});

it('a money panel that could not be loaded says so, and can be tried again', async () => {
  let isDown = true;
  foreign.server.use(
    http.get('/api/casebook/files/1/money', () =>
      isDown
        ? HttpResponse.json({ status: 400, message: 'Down' }, { status: 400 })
        : HttpResponse.json(stayed),
    ),
  );
  const { person, panel } = await open();
  const again = await panel.findByRole('button', { name: 'Try again' });
  isDown = false;
  await person.click(again);
  expect(await panel.findByText('Outstanding 1,20,00,000.00: stayed until 20/12/2026')).toBeVisible();
});

it('an order of which a part was refused enters only the rest when it is saved again', async () => {
  let posts = 0;
  foreign.server.use(
    http.post('/api/casebook/money-entries', () => {
      posts += 1;
      if (posts === 2) return HttpResponse.json({ status: 400, message: 'Refused' }, { status: 400 });
      money = { ...stayed, demanded: { ...stayed.demanded, DUTY: 6_000_000 } };
      return HttpResponse.json({ id: posts, version: 1 });
    }),
  );
  const { person, panel } = await open();
  await panel.findByRole('table');
  await person.click(panel.getByRole('button', { name: 'Add' }));
  await person.click(screen.getByRole('menuitem', { name: 'Add order by its new amounts' }));
  const duty = await field('Duty and tax (Tk)');
  await person.clear(duty);
  await person.type(duty, '6000000');
  const penalty = await field('Penalty (Tk)');
  await person.clear(penalty);
  await person.type(penalty, '700000');
  const reads = () => sent(foreign, 'GET', '/api/casebook/files/1/money').length;
  const before = reads();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
  await person.click(await screen.findByRole('button', { name: 'Close' }));
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Order added to the ledger')).toBeVisible();
  expect(
    sent(foreign, 'POST', '/api/casebook/money-entries').map(({ body }) => (body as { head: string }).head),
  ).toEqual(['DUTY', 'PENALTY', 'PENALTY']);
});
