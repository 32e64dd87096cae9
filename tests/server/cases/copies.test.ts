import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driftOfProceedings } from '../../../server/features/cases/proceedingCheck';
import { driftOfTallies } from '../../../server/features/cases/figures/tally';
import { addWorkPlace } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

let test: TestApp;
let admin: { authorization: string };
let sections: number[];

beforeAll(async () => {
  test = await buildTestApp({ connections: 12 });
  admin = await test.as('ROLE_ADMIN');
  sections = [await addWorkPlace(test.db), await addWorkPlace(test.db)];
});
afterAll(() => test.close());

async function send(method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const answer = await test.app.inject({ method, url: `/api/case/${path}`, headers: admin, payload });
  expect([path, answer.statusCode, answer.json().message]).toEqual([path, 200, undefined]);
  return answer.json() as { id: number };
}

let made = 0;
const filing = (values: object = {}) => ({
  nothiNumber: `P-${++made}/2026`,
  workPlace: { id: sections[0] },
  ...values,
});

/** Reads a proceeding, without ids and versions. */
const proceedingOf = (kind: string, recordId: number) =>
  test.db
    .selectFrom('proceeding')
    .select(['caseFilingId', 'workPlaceId', 'number', 'openedOn', 'decidedOn', 'outcome', 'status', 'court'])
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .executeTakeFirst();

const DAYS = { dateOfCase: '2024-02-29', status: 'ORDER_PASSED' };
const ORDER = { decidedOn: '2025-03-04', court: null };

describe('a proceeding’s copies of its record', () => {
  it('a filing’s proceeding has its file number, issue date, adjudication date and status', async () => {
    const { id } = await send(
      'POST',
      'case-fillings',
      filing({
        nothiNumber: ' S-7/AP/2024 ',
        status: 'ONREMAND',
        dateOfHearing: '2024-01-02',
        dateOfJudgement: '2024-01-31',
      }),
    );
    expect(await proceedingOf('case-fillings', id)).toEqual({
      caseFilingId: id,
      workPlaceId: sections[0],
      number: 'S-7/AP/2024',
      openedOn: '2024-01-02',
      decidedOn: '2024-01-31',
      outcome: null,
      status: 'ONREMAND',
      court: null,
    });
  });

  it.each([
    [
      'applicate-comm-cases',
      {
        applicateCaseNo: 'A-1',
        applicateCommOrderDate: '2025-03-04',
        applicateCommJudgement: 'WithGovernment',
      },
      { number: 'A-1', outcome: 'government', ...ORDER },
    ],
    [
      'tribunal-cases',
      { tribunalCaseNo: 'T-1', tribunalOrderDate: '2025-03-04', tribunalJudgement: 'AgainstGovernment' },
      { number: 'T-1', outcome: 'against', ...ORDER },
    ],
    [
      'custom-appeals',
      { customCaseNo: 'C-1', customOrderDate: '2025-03-04', customJudgement: 'ONREMAND' },
      { number: 'C-1', outcome: 'remand', ...ORDER },
    ],
    [
      'high-court-rits',
      { highCourtCaseNo: 'W-1', customOrderDate: '2025-03-04', customJudgement: 'WithGovernment' },
      { number: 'W-1', outcome: 'government', ...ORDER },
    ],
    [
      'high-court-cpa-cpl-cases',
      { cplCpaNothi: 'L-1', judgement: 1, date: '17, 04/03/2025' },
      { number: 'L-1', outcome: null, decidedOn: null, court: null },
    ],
    [
      'high-court-cp-cases',
      { cpNothi: 'P-1', judgement: 0, date: '17, 04/03/2025' },
      { number: 'P-1', outcome: null, decidedOn: null, court: null },
    ],
    [
      'admiral-suit-cases',
      { courtMemoNo: 'M-1', judgment: 'AgainstGovernment', dateOfAghar: '2025-03-04' },
      { number: 'M-1', outcome: 'against', decidedOn: null, court: null },
    ],
    [
      'foujdari-suit-cases',
      { mamlaNoOfRelatedThana: 'G.R. 9', fir: 'F-1', cmmCgm: 'Special Judge 2' },
      { number: 'G.R. 9', outcome: null, decidedOn: null, court: 'Special Judge 2' },
    ],
    [
      'civil-case',
      { civilCaseNumber: 'D-1', judgement: 'ONREMAND', civilCourtName: 'Joint District Judge 1' },
      { number: 'D-1', outcome: 'remand', decidedOn: null, court: 'Joint District Judge 1' },
    ],
  ])(
    'a proceeding of %s has the number, days, outcome, status and court of the case',
    async (kind, own, expected) => {
      const { id: caseFilingId } = await send('POST', 'case-fillings', filing());
      const { id } = await send('POST', kind, { caseFilling: { id: caseFilingId }, ...DAYS, ...own });
      const shared = {
        caseFilingId,
        workPlaceId: sections[0],
        openedOn: '2024-02-29',
        status: 'ORDER_PASSED',
      };
      expect(await proceedingOf(kind, id)).toEqual({ ...shared, ...expected });

      await send('PUT', `${kind}/${id}`, { dateOfCase: '2024-03-01', status: 'SUBJUDICE' });
      expect(await proceedingOf(kind, id)).toEqual({
        caseFilingId,
        workPlaceId: sections[0],
        number: null,
        openedOn: '2024-03-01',
        decidedOn: null,
        outcome: null,
        status: 'SUBJUDICE',
        court: null,
      });
    },
  );

  it('a filing’s new section is copied to the proceedings of the filing and of its cases', async () => {
    const values = filing();
    const { id } = await send('POST', 'case-fillings', values);
    const writ = await send('POST', 'high-court-rits', { caseFilling: { id }, highCourtCaseNo: 'W-2' });
    const civil = await send('POST', 'civil-case', { caseFilling: { id } });
    await send('PUT', `case-fillings/${id}`, {
      ...values,
      nothiNumber: 'P-moved',
      workPlace: { id: sections[1] },
      status: 'CLOSED',
      dateOfJudgement: '2025-05-05',
    });
    expect(await proceedingOf('case-fillings', id)).toMatchObject({
      number: 'P-moved',
      workPlaceId: sections[1],
      status: 'CLOSED',
      decidedOn: '2025-05-05',
    });
    expect(await proceedingOf('high-court-rits', writ.id)).toMatchObject({
      number: 'W-2',
      workPlaceId: sections[1],
      status: null,
    });
    expect(await proceedingOf('civil-case', civil.id)).toMatchObject({ workPlaceId: sections[1] });

    await test.db.updateTable('workPlace').set({ name: 'Renamed' }).where('id', '=', sections[1]!).execute();
    expect(await proceedingOf('civil-case', civil.id)).toMatchObject({ workPlaceId: sections[1] });
  });

  it('a proceeding is deleted with its record', async () => {
    const { id } = await send('POST', 'case-fillings', filing());
    const writ = await send('POST', 'high-court-rits', { caseFilling: { id } });
    await send('DELETE', `high-court-rits/${writ.id}`);
    expect(await proceedingOf('high-court-rits', writ.id)).toBeUndefined();
    expect(await proceedingOf('case-fillings', id)).toBeDefined();
    await send('DELETE', `case-filling${id}`);
    expect(await proceedingOf('case-fillings', id)).toBeUndefined();
  });

  it('one proceeding is made for each of many concurrent cases of one filing', async () => {
    const { id } = await send('POST', 'case-fillings', filing());
    const kinds = ['high-court-rits', 'tribunal-cases', 'civil-case', 'tribunal-cases'];
    const cases = Array.from({ length: 24 }, (_, place) => kinds[place % 4]!);
    await Promise.all(cases.map((kind) => send('POST', kind, { caseFilling: { id }, ...DAYS })));
    const rows = await test.db
      .selectFrom('proceeding')
      .select(['kind', ({ fn }) => fn.countAll<number>().as('count')])
      .where('caseFilingId', '=', id)
      .groupBy('kind')
      .orderBy('kind')
      .execute();
    expect(rows).toEqual([
      { kind: 'case-fillings', count: 1 },
      { kind: 'civil-case', count: 6 },
      { kind: 'high-court-rits', count: 6 },
      { kind: 'tribunal-cases', count: 12 },
    ]);
  });
});

describe('the challenged order of a new court case', () => {
  const fromOf = async (recordIds: Record<string, { id: number }>) => {
    const rows = await test.db
      .selectFrom('proceeding as p')
      .leftJoin('proceeding as earlier', 'earlier.id', 'p.fromId')
      .select(['p.kind', 'p.recordId', 'earlier.number'])
      .where(
        'p.recordId',
        'in',
        Object.values(recordIds).map(({ id }) => id),
      )
      .execute();
    return Object.fromEntries(
      Object.entries(recordIds).map(([kind, { id }]) => [
        kind,
        rows.find((row) => row.kind === kind.split(' ')[0] && row.recordId === id)?.number ?? null,
      ]),
    );
  };

  it('a new court case challenges the latest case of the same file that was decided before its own day', async () => {
    const { id } = await send('POST', 'case-fillings', filing({ dateOfJudgement: '2023-12-31' }));
    const elsewhere = await send('POST', 'case-fillings', filing());
    const add = (kind: string, caseFillingId: number, values: object) =>
      send('POST', kind, { caseFilling: { id: caseFillingId }, ...values });
    const appeal = await add('applicate-comm-cases', id, {
      applicateCaseNo: 'first appeal',
      dateOfCase: '2024-01-10',
      applicateCommOrderDate: '2024-06-01',
    });
    await add('tribunal-cases', elsewhere.id, {
      tribunalCaseNo: 'elsewhere',
      tribunalOrderDate: '2024-07-01',
    });
    const tribunal = await add('tribunal-cases', id, {
      tribunalCaseNo: 'tribunal',
      dateOfCase: '2024-06-30',
      tribunalOrderDate: '2025-01-15',
    });
    const sameDay = await add('high-court-rits', id, { dateOfCase: '2025-01-15' });
    const after = await add('custom-appeals', id, { dateOfCase: '2025-01-16' });
    const undated = await add('high-court-cp-cases', id, {});
    expect(
      await fromOf({
        'applicate-comm-cases': appeal,
        'tribunal-cases': tribunal,
        'high-court-rits': sameDay,
        'custom-appeals': after,
        'high-court-cp-cases': undated,
      }),
    ).toEqual({
      'applicate-comm-cases': null,
      'tribunal-cases': 'first appeal',
      'high-court-rits': 'first appeal',
      'custom-appeals': 'tribunal',
      'high-court-cp-cases': null,
    });

    // what challenged the deleted case now challenges the case that the deleted one had challenged
    await send('DELETE', `tribunal-cases/${tribunal.id}`);
    expect(await fromOf({ 'custom-appeals': after })).toEqual({ 'custom-appeals': 'first appeal' });
    await send('DELETE', `applicate-comm-cases/${appeal.id}`);
    expect(await fromOf({ 'custom-appeals': after, 'high-court-rits': sameDay })).toEqual({
      'custom-appeals': null,
      'high-court-rits': null,
    });
    const { version, changedBy } = await test.db
      .selectFrom('proceeding')
      .select(['version', 'changedBy'])
      .where('kind', '=', 'custom-appeals')
      .where('recordId', '=', after.id)
      .executeTakeFirstOrThrow();
    const { id: me } = await test.db
      .selectFrom('appUser')
      .select('id')
      .where('userName', '=', 'role_admin')
      .executeTakeFirstOrThrow();
    expect({ version, changedBy }).toEqual({ version: 3, changedBy: me });
  });

  it('a court case challenges the same order as before when dates are changed later', async () => {
    const { id } = await send('POST', 'case-fillings', filing());
    const caseFilling = { id };
    const order = { tribunalCaseNo: 'stays', tribunalOrderDate: '2024-06-01' };
    const tribunal = await send('POST', 'tribunal-cases', { caseFilling, ...order });
    const writ = await send('POST', 'high-court-rits', { caseFilling, dateOfCase: '2024-07-01' });
    await send('PUT', `high-court-rits/${writ.id}`, { dateOfCase: '2024-01-01' });
    await send('PUT', `tribunal-cases/${tribunal.id}`, { ...order, tribunalOrderDate: '2026-06-01' });
    expect(await fromOf({ 'high-court-rits': writ })).toEqual({ 'high-court-rits': 'stays' });
  });
});

it('proceedings, figures and records are consistent after all these changes of filings and cases', async () => {
  expect(await driftOfProceedings(test.db)).toEqual([]);
  expect(await driftOfTallies(test.db)).toEqual([]);
});
