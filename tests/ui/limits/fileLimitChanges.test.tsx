import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LimitRecord } from '../../../domain/limits';
import { useForeignServer } from '../../support/foreignServer';
import { field, sent } from '../caseFilings/openApp';
import { limit, TODAY } from './limitsServer';
import { openFile, section } from './openFile';

const foreign = useForeignServer();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
});

/** The values with these names in the request that saved limit 1. */
const put = async (...names: (keyof LimitRecord)[]) => {
  await waitFor(() => expect(sent(foreign, 'PUT', '/api/casebook/limits/1')).toHaveLength(1));
  const body = sent(foreign, 'PUT', '/api/casebook/limits/1')[0]?.body as LimitRecord;
  return Object.fromEntries(names.map((name) => [name, body[name]]));
};

/** Chooses an action from the menu of the only limit. */
async function change(person: UserEvent, action: string) {
  await person.click(within(section()).getByRole('button', { name: /^Change…/ }));
  await person.click(await screen.findByRole('menuitem', { name: action }));
}

const WAITING = {
  state: 'WAITING',
  triggerDate: null,
  byCount: null,
  mayFile: null,
  aimFor: null,
  due: null,
  working: [] as string[],
} satisfies Partial<LimitRecord>;

it('the missing start date of a waiting time limit can be entered', async () => {
  const person = await openFile(foreign, [limit(1, WAITING)]);
  expect(section()).toHaveTextContent('Waiting for a day');
  await change(person, 'Enter the days');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent(foreign, 'PUT', '/api/casebook/limits/1')).toEqual([]); // the date is required
  await person.type(await field(/^Runs from/), '20/11/2026');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await put('triggerDate', 'code', 'version')).toEqual({
    triggerDate: '2026-11-20',
    code: 'HIGH-COURT',
    version: 2,
  });
});

it('a limit is given another date with a reason, and its calculated dates are still shown', async () => {
  const person = await openFile(foreign, [limit(1)]);
  await change(person, 'Set another date');
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'By count: 28/11/2026 · May still be filed: 29/11/2026 · Last safe day: 26/11/2026',
  );
  await person.type(await field('Set by an officer'), '24/11/2026');
  await person.type(await field('Reason for that date'), 'The copy came late');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await put('overrideDate', 'overrideReason')).toEqual({
    overrideDate: '2026-11-24',
    overrideReason: 'The copy came late',
  });
});

it('a limit is ended with a memo number, by default as of today', async () => {
  const person = await openFile(foreign, [limit(1)]);
  await person.click(within(section()).getByRole('button', { name: /^Done/ }));
  await person.type(await field('Memo number'), 'Law/12');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await put('state', 'doneOn', 'doneMemo')).toEqual({
    state: 'DONE',
    doneOn: TODAY,
    doneMemo: 'Law/12',
  });
});

it('a limit is stopped with a reason, and limits ended by a user can be reopened', async () => {
  const person = await openFile(foreign, [
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
  await change(person, 'Stop');
  await person.type(await field(/^Reason/), 'Stayed by the High Court');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await put('state', 'reason')).toEqual({ state: 'STOPPED', reason: 'Stayed by the High Court' });
});

it('staff can make a colleague, whom they choose by name, responsible for a limit', async () => {
  const person = await openFile(foreign, [limit(1)], { roles: ['ROLE_CUSTOMS'] });
  await change(person, 'Responsible');
  await person.type(await field('Responsible'), 'Nasrin');
  await person.click(await screen.findByRole('option', { name: 'Nasrin Akter (nasrin)' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await put('responsibleId')).toEqual({ responsibleId: 7 });
});

it('a limit is added either with a text and a due date, or with a rule and the date from which it runs', async () => {
  const person = await openFile(foreign, []);
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

it('a limit’s period of limitation can be changed to another one for orders of the same kind', async () => {
  const person = await openFile(foreign, [limit(1)]);
  await change(person, 'Change the period of limitation');
  const rule = await field(/^Period of limitation/);
  await within(rule).findByRole('option', { name: 'Appeal to the Appellate Tribunal' });
  expect(within(rule).queryByRole('option', { name: 'Appeal against an acquittal' })).toBeNull();
  await person.selectOptions(rule, 'Appeal to the Appellate Tribunal');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await put('code', 'triggerDate')).toEqual({ code: 'TRIBUNAL', triggerDate: '2026-08-30' });
});

it('a limit set by hand can be corrected, and deleted by administrators', async () => {
  const byHand = limit(1, { code: null, ruleId: null, name: 'Parawise reply', nameBn: null });
  const person = await openFile(foreign, [byHand]);
  let deleted = '';
  foreign.server.use(
    http.delete('/api/casebook/limits/:id', ({ params }) => {
      deleted = String(params.id);
      return HttpResponse.json(byHand);
    }),
  );
  const button = (action: string) =>
    within(section()).getByRole('button', { name: `${action}: Parawise reply` });
  await person.click(button('Change…'));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Set another date',
    'Responsible',
    'Not needed',
    'Stop',
  ]);
  await person.keyboard('{Escape}');
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
