import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dayInDhaka } from '../../../domain/dates';
import { addBank, addCnfAgent, addCompany } from '../../support/register';
import { useHistory } from './calls';

const history = useHistory();
const { call, sound, addFiling } = history;

/** Dates all changes so far one day back, as if they had been made yesterday. */
const yesterday = () =>
  history.test.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update change set at = at - interval '1 day'`.execute(trx);
  });

const daysAgo = (days: number) => dayInDhaka(new Date(Date.now() - days * 86_400_000));

it('a filing and its cases are shown as at the end of a past day, with the names of that time', async () => {
  const { db } = history.test;
  const company = await addCompany(db, 'Old Mills', '123');
  const [agent, bank] = [await addCnfAgent(db, 'Old Agent', 'A-1'), await addBank(db, 'Old Bank')];
  const filing = await addFiling({
    nothiNumber: 'A-1/26',
    revenue: 10.5,
    amortizationPenalty: 1,
    boeDate: '2026-01-02',
    company: { id: company },
    cnfAgent: { id: agent },
    bank: { id: bank },
  });
  const caseFilling = { id: filing.id };
  const appeal = await sound('POST', '/api/case/tribunal-cases', {
    caseFilling,
    tribunalCaseNo: 'T-1',
    dateOfCase: '2026-02-01',
  });
  const civil = await sound('POST', '/api/case/civil-case', { caseFilling, civilCaseNumber: 'C-1' });
  const before = await sound('GET', `/api/casebook/case-fillings/${filing.id}`);
  await yesterday();

  await sound('PUT', `/api/case/case-fillings/${filing.id}`, {
    ...filing,
    nothiNumber: 'A-2/26',
    revenue: 5,
  });
  await sound('PUT', `/api/case/companies/${company}`, { companyName: 'New Mills' });
  await sound('PUT', `/api/casebook/banks/${bank}`, { name: 'New Bank' });
  await sound('DELETE', `/api/case/tribunal-cases/${appeal.id}`);
  await sound('POST', '/api/case/high-court-rits', { caseFilling });

  const asOf = (day: string, headers = history.admin) =>
    call('GET', `/api/casebook/case-fillings/${filing.id}?asOf=${day}`, null, headers);
  const then = (await asOf(daysAgo(1))).json();
  const { cases, asOf: day, ...record } = then;
  expect(day).toBe(daysAgo(1));
  expect(record).toEqual(before);
  expect(cases['tribunal-cases']).toEqual([appeal]);
  expect(cases['civil-case']).toEqual([civil]);
  expect(cases['high-court-rits']).toEqual([]);

  const now = (await asOf(daysAgo(0))).json();
  expect(now).toMatchObject({ nothiNumber: 'A-2/26', revenue: 5, company: { companyName: 'New Mills' } });
  expect(now.cases['tribunal-cases']).toEqual([]);
  expect(now.cases['high-court-rits']).toHaveLength(1);

  expect((await asOf(daysAgo(1), history.customs)).json().cases).not.toHaveProperty('civil-case');
  expect((await asOf(daysAgo(2))).statusCode).toBe(404);
  expect((await asOf('2026-02-30')).json()).toMatchObject({
    status: 400,
    errors: [{ field: 'asOf', code: 'noSuchDate' }],
  });
});

it('a filing as at a day after its deletion, or before its history began, is answered 404', async () => {
  const filing = await addFiling();
  await yesterday();
  await sound('DELETE', `/api/case/case-filling${filing.id}`);
  const url = `/api/casebook/case-fillings/${filing.id}`;
  expect((await call('GET', `${url}?asOf=${daysAgo(1)}`)).statusCode).toBe(200);
  expect((await call('GET', `${url}?asOf=${daysAgo(0)}`)).statusCode).toBe(404);
  expect((await call('GET', `${url}?asOf=2016-01-01`)).statusCode).toBe(404);
});

it('the page of a file is shown with its hearings, limits and notes as at the end of a past day', async () => {
  const filing = await addFiling({ nothiNumber: 'A-9/26' });
  const appeal = await sound('POST', '/api/case/tribunal-cases', {
    caseFilling: { id: filing.id },
    tribunalCaseNo: 'T-9',
    tribunalOrderDate: '2026-01-05',
    tribunalJudgement: 'AgainstGovernment',
  });
  const proceeding = await history.proceedingOf(filing.id, 'tribunal-cases');
  const proceedingId = proceeding.id;
  await sound('PUT', `/api/casebook/proceedings/${proceedingId}`, {
    ...proceeding,
    court: 'Bench 1',
    subject: 'Steel coils',
    lossReasonId: 4,
  });
  const heard = await sound('POST', '/api/casebook/hearings', {
    proceedingId,
    date: daysAgo(0),
    court: 'Bench 1',
  });
  const note = await sound('POST', '/api/casebook/notes', { caseFilingId: filing.id, text: 'Papers came' });
  await yesterday();

  const url = `/api/casebook/files/${filing.id}`;
  await sound('POST', `/api/casebook/hearings/${heard.id}/result`, {
    result: 'ADJOURNED',
    next: { date: daysAgo(-7) },
    version: 1,
  });
  await sound('PUT', `/api/casebook/notes/${note.id}`, { ...note, text: 'Papers went' });
  await sound('PUT', '/api/casebook/loss-reasons/4', { name: 'No reasons given' });
  await sound('DELETE', `/api/case/tribunal-cases/${appeal.id}`);
  expect((await call('GET', url)).json()).toMatchObject({ hearings: [], limits: [] });

  const then = (await call('GET', `${url}?asOf=${daysAgo(1)}`)).json();
  expect(then.filing).toMatchObject({ id: filing.id, nothiNumber: 'A-9/26' });
  expect(then.proceedings).toMatchObject([
    { kind: 'case-fillings', number: 'A-9/26' },
    {
      id: proceedingId,
      number: 'T-9',
      court: 'Bench 1',
      decidedOn: '2026-01-05',
      outcome: 'against',
      subject: 'Steel coils',
      lossReasonId: 4,
      lossReason: 'Order without reasons (non-speaking)',
    },
  ]);
  expect(then.hearings).toMatchObject([
    { id: heard.id, date: daysAgo(0), court: 'Bench 1', result: null, nextId: null, nothiNumber: 'A-9/26' },
  ]);
  expect(then.limits).toMatchObject([
    { code: 'HIGH-COURT', byCount: '2026-04-05', state: 'MISSED', verified: false, number: 'T-9' },
  ]);
  expect(then.notes).toMatchObject([{ id: note.id, text: 'Papers came' }]);
  expect(then.timeline.map(({ kind }: { kind: string }) => kind)).toContain('hearing');

  expect((await call('GET', `${url}?asOf=${daysAgo(2)}`)).statusCode).toBe(404);
});
