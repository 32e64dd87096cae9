import { listed } from '../limits/limitsServer';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { field, openApp, sent } from '../caseFilings/openApp';
import { emptyPage } from './filePage';

const foreign = useForeignServer();

const step = (id: number, desk: string, days: [string, string | null], holder: string | null = null) => ({
  id,
  version: 1,
  caseFilingId: 1,
  desk: 10 + id,
  deskName: desk,
  deskNameBn: { Board: 'বোর্ড' }[desk] ?? null,
  in: days[0],
  out: days[1],
  holder,
});

let steps: ReturnType<typeof step>[];

beforeEach(() => {
  vi.setSystemTime('2026-11-22T06:00:00Z');
  forgetCapabilities();
  steps = [
    step(1, 'Order', ['2026-02-01', '2026-02-10']),
    step(2, 'Board', ['2026-02-15', '2026-03-01'], 'Second Secretary'),
  ];
  foreign.server.use(
    http.get('/api/casebook/capabilities', () =>
      HttpResponse.json({ offers: ['files', 'hearings', 'steps', 'desks', 'versions'] }),
    ),
    http.get('/api/casebook/files/1', () => HttpResponse.json(emptyPage)),
    http.get('/api/casebook/steps', () => listed('steps', steps)),
    http.get('/api/casebook/desks', () =>
      listed('desks', [
        { id: 12, name: 'Board', nameBn: 'বোর্ড' },
        { id: 16, name: 'Solicitor', nameBn: null },
      ]),
    ),
    http.post('/api/casebook/steps', async ({ request }) => {
      const sentStep = (await request.json()) as object;
      return HttpResponse.json({ ...step(3, 'Solicitor', ['2026-03-01', null]), ...sentStep });
    }),
  );
});

const open = async (options = {}) => {
  const person = await openApp(foreign, '/files/1', options);
  const heading = options && 'language' in options ? 'বিলম্বের হিসাব' : 'Delay account';
  return { person, account: within(await screen.findByRole('region', { name: heading })) };
};

it('the delay account shows the steps of a file, the days of each, and the days not accounted for', async () => {
  const { account } = await open();
  const [order, board] = await account.findAllByRole('listitem');
  expect(order).toHaveTextContent('Order01/02/2026 – 10/02/2026');
  expect(board).toHaveTextContent('Board · Second Secretary15/02/2026 – 01/03/2026');
  const sums = [...document.querySelectorAll('dl[aria-label="Days of each step"] > div')];
  expect(sums.map(({ textContent }) => textContent)).toEqual([
    'Order10 days',
    'Not accounted for4 days',
    'Board15 days',
    'In all29 days',
  ]);
});

it('the delay account explains every day of the delay exactly once, in the UI language', async () => {
  const { person, account } = await open({ language: 'bn' });
  await person.click(await account.findByRole('button', { name: 'বিলম্বের ব্যাখ্যা' }));
  const dialog = screen.getByRole('dialog', { name: /বিলম্বের দিনওয়ারি ব্যাখ্যা/ });
  const rows = within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
  expect(rows).toEqual([
    '১ | ০১/০২/২০২৬ | ১০/০২/২০২৬ | ১০ | Order | ',
    '২ | ১১/০২/২০২৬ | ১৪/০২/২০২৬ | ৪ | হিসাব পাওয়া যায়নি | ',
    '৩ | ১৫/০২/২০২৬ | ০১/০৩/২০২৬ | ১৫ | বোর্ড | Second Secretary',
    'মোট | ২৯',
  ]);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await person.click(within(dialog).getByRole('button', { name: 'মুদ্রণ' }));
  expect(print).toHaveBeenCalledOnce();
});

it('a new step of the delay account starts on the day on which the last step ended', async () => {
  foreign.server.use(
    http.get('/api/casebook/steps', async () => {
      await delay(1000);
      return listed('steps', steps);
    }),
  );
  const { person, account } = await open();
  const add = account.getByRole('button', { name: 'Add step' });
  expect(add).toBeDisabled();
  await waitFor(() => expect(add).toBeEnabled());
  await person.click(add);
  expect(await field(/^From/)).toHaveValue('01/03/2026');
  await waitFor(async () => expect(await field(/^Step/)).toHaveTextContent('Solicitor'));
  await person.selectOptions(await field(/^Step/), 'Solicitor');
  await person.type(await field('Desk'), 'Deputy Solicitor{Enter}');
  expect(await screen.findByText('Step saved')).toBeVisible();
  expect(sent(foreign, 'POST', '/api/casebook/steps').map(({ body }) => body)).toEqual([
    { caseFilingId: 1, desk: 16, in: '2026-03-01', out: null, holder: 'Deputy Solicitor' },
  ]);
});

it('a step of the delay account that overlaps with another is refused at its field', async () => {
  foreign.server.use(
    http.post('/api/casebook/steps', () =>
      HttpResponse.json(
        { status: 400, code: 'invalid', errors: [{ field: 'in', code: 'stepOverlaps' }] },
        { status: 400 },
      ),
    ),
  );
  const { person, account } = await open();
  const add = account.getByRole('button', { name: 'Add step' });
  await waitFor(() => expect(add).toBeEnabled());
  await person.click(add);
  await waitFor(async () => expect(await field(/^Step/)).toHaveTextContent('Board'));
  await person.selectOptions(await field(/^Step/), 'Board');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await field(/^From/)).toBeInvalid());
  expect(screen.getByText('Overlaps with another step of this file')).toBeVisible();
});

it('only administrators can delete a step of the delay account', async () => {
  const { account } = await open({ roles: ['ROLE_CUSTOMS'] });
  expect(await account.findByRole('button', { name: 'Edit: Board, 15/02/2026' })).toBeVisible();
  expect(account.queryByRole('button', { name: /Delete/ })).toBeNull();
});
