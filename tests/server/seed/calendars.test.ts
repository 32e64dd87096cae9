import { afterAll, beforeAll, expect, it } from 'vitest';
import { delayAccount } from '../../../domain/steps';
import type { TestDatabase } from '../../support/database';
import { sampleRegister } from './support/sampleRegister';

let database: TestDatabase;
beforeAll(async () => {
  database = await sampleRegister();
});
afterAll(() => database.drop());

it('each sample calendar is closed on one executive holiday and on the moving holidays of two years', async () => {
  const entries = await database.db
    .selectFrom('closedDay')
    .innerJoin('calendar', 'calendar.id', 'calendarId')
    .select(['code', 'fromDay', 'closedDay.name', 'kind'])
    .where('kind', '<>', 'VACATION')
    .execute();
  for (const code of ['OFFICE', 'SUPREME_COURT', 'TRIBUNAL', 'LOWER_COURTS']) {
    const own = entries.filter((each) => each.code === code);
    expect(own.filter(({ kind }) => kind === 'EXECUTIVE').map(({ fromDay }) => fromDay)).toEqual([
      '2026-11-26',
    ]);
    expect(own.filter(({ name }) => name === 'Eid-ul-Fitr').map(({ fromDay }) => fromDay)).toEqual([
      '2026-03-19',
      '2027-03-09',
    ]);
  }
});

it('a sample file has steps that account for its delay except for eight days', async () => {
  const steps = await database.db.selectFrom('step').selectAll().orderBy('inDay').orderBy('id').execute();
  expect(new Set(steps.map(({ caseFilingId }) => caseFilingId)).size).toBe(1);
  const account = delayAccount(
    steps.map(({ inDay, outDay, ...step }) => ({ ...step, in: inDay, out: outDay })),
    '2026-11-22',
  );
  expect(account.map(({ days, step }) => (step ? days : -days))).toEqual([6, 7, 5, -6, 7, 27, 19, -2, 22, 1]);
});
