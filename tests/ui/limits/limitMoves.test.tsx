import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { filing, useForeignServer } from '../../support/foreignServer';
import { field, openApp, sent } from '../caseFilings/openApp';
import { limit, serveLimits, TODAY } from './limitsServer';

const foreign = useForeignServer();

const PREVIEW = '/api/casebook/limits/preview';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
});

const nothing = { moves: [], movesTotal: 0, kept: [], keptTotal: 0 };

async function openFiling(preview: object) {
  serveLimits(foreign, [limit(1), limit(2, { verified: true })]);
  foreign.server.use(
    http.get('/api/casebook/case-fillings/1', () =>
      HttpResponse.json({ ...filing(1, { dateOfJudgement: '2026-01-15' }), version: 3 }),
    ),
    http.post(PREVIEW, () => HttpResponse.json(preview)),
  );
  return openApp(foreign, '/case-fillings-list/1/edit');
}

const saves = () => sent(foreign, 'PUT', '/api/case/case-fillings/1');
const save = () => screen.getByRole('button', { name: 'Save' });
const question = () => screen.findByRole('dialog', { name: '205 time limits would move' });

describe('a change of a date that time limits are counted from', () => {
  it('a change of a date is saved only after the limits that would move or stay were shown', async () => {
    const person = await openFiling({
      moves: [{ limitId: 1, from: '2026-11-29', to: '2026-12-01' }],
      movesTotal: 205,
      kept: [{ limitId: 2, why: 'overridden' }],
      keptTotal: 1,
    });
    const day = await field('Adjudication Date');
    await person.clear(day);
    await person.type(day, '17/01/2026');
    await person.click(save());
    const dialog = await question();
    await waitFor(() =>
      expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
        'S-1/2026, Customs appeal to the High Court Division: 29/11/2026 → 01/12/2026 not verified',
        'S-2/2026, Customs appeal to the High Court Division: an officer has set the date ',
      ]),
    );
    expect(dialog).toHaveTextContent('and 204 more');
    expect(sent(foreign, 'POST', PREVIEW).map(({ body }) => body)).toEqual([
      { register: 'case-fillings', recordId: 1, field: 'dateOfJudgement', value: '2026-01-17' },
    ]);
    expect(saves()).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Yes, move' }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.body).toMatchObject({ dateOfJudgement: '2026-01-17' });
  });

  it('the preview of a changed date names limits that are left without a valid rule, even if none moves', async () => {
    const person = await openFiling({ ...nothing, kept: [{ limitId: 2, why: 'noRule' }], keptTotal: 1 });
    await person.clear(await field('Adjudication Date'));
    await person.click(save());
    const dialog = await screen.findByRole('dialog', { name: '0 time limits would move' });
    await waitFor(() =>
      expect(dialog).toHaveTextContent(
        'S-2/2026, Customs appeal to the High Court Division: no version of the rule would apply to its order; it keeps the current one',
      ),
    );
    expect(dialog).not.toHaveTextContent('The last day on which it may be filed changes:');
    await person.click(screen.getByRole('button', { name: 'Yes, move' }));
    await waitFor(() => expect(saves()).toHaveLength(1));
  });

  it('going back from the preview of moving limits saves nothing and keeps the form’s input', async () => {
    const person = await openFiling({
      ...nothing,
      moves: [{ limitId: 1, from: '2026-11-29', to: '2026-12-01' }],
      movesTotal: 205,
    });
    await person.clear(await field('Adjudication Date'));
    await person.click(save());
    await question();
    await person.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Not saved.')).toBeVisible();
    expect(saves()).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await field('Adjudication Date')).toHaveValue('');
  });

  it('a change of a date is saved without confirmation if no limit would move', async () => {
    const person = await openFiling(nothing);
    const day = await field('Adjudication Date');
    await person.clear(day);
    await person.type(day, '17/01/2026');
    await person.click(save());
    await waitFor(() => expect(saves()).toHaveLength(1));
  });

  it('a change of a date is saved without confirmation if the preview of moving limits fails', async () => {
    const person = await openFiling(nothing);
    foreign.server.use(http.post(PREVIEW, () => HttpResponse.json({}, { status: 500 })));
    await person.clear(await field('Adjudication Date'));
    await person.click(save());
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(sent(foreign, 'POST', PREVIEW)).toHaveLength(1);
    expect(saves()[0]?.body).toMatchObject({ dateOfJudgement: null });
  });

  it('a change of a field from which no limit is counted needs no preview of limits', async () => {
    const person = await openFiling(nothing);
    await person.type(await field('Description of Goods'), 'Car');
    await person.click(save());
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(sent(foreign, 'POST', PREVIEW)).toEqual([]);
  });

  it('two dates that are changed in one save are previewed in one request', async () => {
    const person = await openFiling(nothing);
    const retype = async (label: string, text: string) => {
      const day = await field(label);
      await person.clear(day);
      await person.type(day, text);
    };
    await retype('Adjudication Date', '17/01/2026');
    await retype('Issue Date', '05/01/2026');
    await person.click(save());
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(sent(foreign, 'POST', PREVIEW).map(({ body }) => body)).toEqual([
      {
        register: 'case-fillings',
        recordId: 1,
        values: { dateOfHearing: '2026-01-05', dateOfJudgement: '2026-01-17' },
      },
    ]);
  });
});
