import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { field, openApp, sent } from '../caseFilings/openApp';
import { emptyPage } from '../files/filePage';
import { rafiq, rangeOf } from '../history/historyServer';
import { guarantee } from '../money/moneyServer';

const foreign = useForeignServer();

const money = {
  date: '2026-11-22',
  outstanding: 0,
  overpaid: 0,
  held: 0,
  secured: 0,
  encashable: 0,
  parts: {},
  changesOn: null,
  interest: null,
  demanded: { DUTY: 10_000_000, FINE: 2_000_000, PENALTY: 500_000, INTEREST: 0 },
  entries: [],
  guarantees: [guarantee(5, { allocations: [{ caseFilingId: 1, amount: 5_000_000 }] })],
  stays: [],
  recovery: [],
};

const NEEDS_APPROVAL = {
  status: 409,
  code: 'needsApproval',
  message: 'This needs the approval of another administrator. Propose it instead',
};

const AGAINST_ORDER = {
  ...NEEDS_APPROVAL,
  errors: [
    {
      field: '',
      code: 'againstOrder',
      params: { kind: 'tribunal-cases', number: 'T-5/25', day: '2025-03-01' },
      message: 'against an order',
    },
  ],
};

let proposals: object[];

beforeEach(() => {
  forgetCapabilities();
  proposals = [];
  const offers = ['files', 'hearings', 'money', 'versions', 'proposals', 'changes'];
  const refusing = (body: object) => () => HttpResponse.json(body, { status: 409 });
  foreign.server.use(
    http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers })),
    http.get('/api/casebook/files/1', () => HttpResponse.json(emptyPage)),
    http.get('/api/casebook/files/1/money', () => HttpResponse.json(money)),
    http.get('/api/casebook/changes', ({ request }) => rangeOf([], request)),
    http.get('/api/casebook/proposals', ({ request }) =>
      rangeOf(request.url.includes('OPEN') ? proposals : [], request),
    ),
    http.post('/api/casebook/proposals', () => HttpResponse.json({ id: 4 })),
    http.post('/api/casebook/money-entries', async ({ request }) => {
      const { kind } = (await request.json()) as { kind: string };
      return kind === 'LOWERED' ? refusing(NEEDS_APPROVAL)() : HttpResponse.json({ id: 3, version: 1 });
    }),
    http.post('/api/casebook/guarantees/5/steps', refusing(AGAINST_ORDER)),
  );
});

const proposed = () => sent(foreign, 'POST', '/api/casebook/proposals').map(({ body }) => body);

async function openPanel(language: 'en' | 'bn' = 'en') {
  const person = await openApp(foreign, '/files/1', { language });
  const name = language === 'bn' ? 'রাজস্ব' : 'Money';
  return { person, panel: within(await screen.findByRole('region', { name })) };
}

it('an order that lowers two heads and raises one enters the rise and proposes the rest together', async () => {
  const { person, panel } = await openPanel();
  await person.click(await panel.findByRole('button', { name: 'Add' }));
  await person.click(screen.getByRole('menuitem', { name: 'Add order by its new amounts' }));
  for (const [label, amount] of [
    ['Duty and tax (Tk)', '6000000'],
    ['Redemption fine (Tk)', '1500000'],
    ['Penalty (Tk)', '700000'],
  ] as const) {
    const input = await field(label);
    await person.clear(input);
    await person.type(input, amount);
  }
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Propose it to another administrator?' });
  await person.keyboard('Tribunal order{Enter}');
  await screen.findByText('Proposed. It takes effect when another administrator approves it');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Order added to the ledger')).toBeNull();
  expect(sent(foreign, 'POST', '/api/casebook/money-entries')).toHaveLength(3);
  const entry = { register: 'case-fillings', recordId: 1, action: 'entry', reason: 'Tribunal order' };
  expect(proposed()).toMatchObject([
    { ...entry, body: { kind: 'LOWERED', head: 'DUTY', amount: 4_000_000 } },
    { ...entry, body: { kind: 'LOWERED', head: 'FINE', amount: 500_000 } },
  ]);
});

it('a release under a stay names the order that it would disobey, and can be proposed', async () => {
  const { person, panel } = await openPanel();
  await person.click(await panel.findByRole('button', { name: /^Extend, release…/ }));
  await person.selectOptions(await field(/^Step/), 'Released');
  await person.type(await field(/^Amount/), '500000');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose it to another administrator?' }));
  expect(dialog.getByRole('status')).toHaveTextContent(
    'Would disobey the order of 01/03/2025 in Appellate Tribunal Case T-5/25, which stays the recovery. Propose it to another administrator',
  );
  await person.click(dialog.getByRole('button', { name: 'Propose' }));
  await screen.findByText('Proposed. It takes effect when another administrator approves it');
  expect(proposed()).toMatchObject([
    { register: 'guarantees', recordId: 5, action: 'step', body: { kind: 'RELEASED', amount: 500_000 } },
  ]);
});

const open = {
  id: 4,
  at: '2026-11-06T10:05:00.000Z',
  by: rafiq,
  recordId: 5,
  caseFilingId: 1,
  version: 2,
  reason: null,
  state: 'OPEN',
  decidedBy: null,
  decidedAt: null,
  answer: null,
  file: 'S-1/AP/2024',
  was: null,
  became: null,
  disobeys: [],
};
const released = {
  ...open,
  register: 'guarantees',
  action: 'step',
  title: 'BG-5',
  body: {
    kind: 'RELEASED',
    date: '2025-04-01',
    amount: 500_000,
    validUntil: null,
    memo: 'Letter 7',
    caseFilingId: 1,
  },
  was: { steps: [] },
  became: { steps: [{ kind: 'RELEASED' }] },
  disobeys: [{ kind: 'tribunal-cases', number: 'T-5/25', orderedOn: '2025-03-01' }],
};
const waived = {
  ...open,
  id: 5,
  recordId: 1,
  register: 'case-fillings',
  action: 'entry',
  title: 'S-1/AP/2024',
  body: {},
  became: {
    caseFilingId: { id: 1, name: 'S-1/AP/2024' },
    date: '2025-04-01',
    kind: 'WAIVED',
    head: 'PENALTY',
    amount: 1_250_000,
    memo: 'Board 12',
  },
  disobeys: undefined,
};
const deleted = {
  ...open,
  id: 6,
  register: 'tribunal-cases',
  action: 'delete',
  title: 'T-9/26',
  body: null,
  was: { revenue: 107 },
  became: { revenue: 100 },
};
const edited = {
  ...open,
  id: 7,
  recordId: 3,
  register: 'money-entries',
  action: 'edit',
  title: 'S-1/AP/2024',
  body: { kind: 'RAISED', head: 'DUTY', amount: 6, date: '2025-04-01' },
  was: { amount: 7 },
  became: { amount: 6 },
};
const hidden = {
  ...released,
  id: 8,
  body: { kind: 'RELEASED', date: '2025-04-01', amount: 0 },
  disobeys: [{ kind: null, number: null, orderedOn: '2025-03-01' }],
};

it.each([
  [
    'en',
    [
      'Guarantee BG-5: Released, 5,00,000.00, 01/04/2025, Letter 7, S-1/AP/2024Would disobey Appellate Tribunal Case T-5/25, order of 01/03/2025',
      'New entry in the ledgerDate01/04/2025KindWaivedHeadPenaltyAmount (Tk)12,50,000.00Memo numberBoard 12',
      'Edit: Raised by order, 7.00, 01/04/2025Amount (Tk)7.00 changed to  → 6.00',
      'Delete: Appellate Tribunal Case T-9/26Disputed Revenue107.00 changed to  → 100.00',
      'Guarantee BG-5: Released, all of it, 01/04/2025Would disobey an order of 01/03/2025',
    ],
  ],
  [
    'bn',
    [
      'জামানত BG-5: অবমুক্তি, ৫,০০,০০০.০০, ০১/০৪/২০২৫, Letter 7, S-1/AP/2024আপিলাত ট্রাইব্যুনাল মামলা T-5/25, ০১/০৩/২০২৫ তারিখের আদেশ অমান্য হবে',
      'হিসাবে নতুন ভুক্তিতারিখ০১/০৪/২০২৫ধরনমওকুফখাতঅর্থদণ্ডপরিমাণ (টাকা)১২,৫০,০০০.০০স্মারক নম্বরBoard 12',
      'সম্পাদনা: আদেশে বৃদ্ধি, ৭.০০, ০১/০৪/২০২৫পরিমাণ (টাকা)৭.০০ পরিবর্তিত হয়ে  → ৬.০০',
      'মুছে ফেলা: আপিলাত ট্রাইব্যুনাল মামলা T-9/26জড়িত রাজস্ব১০৭.০০ পরিবর্তিত হয়ে  → ১০০.০০',
      'জামানত BG-5: অবমুক্তি, সম্পূর্ণ, ০১/০৪/২০২৫০১/০৩/২০২৫ তারিখের একটি আদেশ অমান্য হবে',
    ],
  ],
] as const)(
  'what is proposed about money is readable on the page of the file (%s)',
  async (language, expected) => {
    proposals = [released, waived, edited, deleted, hidden];
    await openApp(foreign, '/files/1', { language });
    const notes = await screen.findAllByRole('note');
    const texts = notes.map((note) => note.querySelector('.MuiBox-root')?.textContent);
    expect(texts).toEqual(expected);
  },
);
