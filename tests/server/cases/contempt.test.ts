import { afterAll, beforeAll, expect, it } from 'vitest';
import { driftOfHearings } from '../../../server/features/dates/hearings/check';
import { driftOfProceedings } from '../../../server/features/cases/proceedingCheck';
import { driftOfTallies } from '../../../server/features/cases/figures/tally';
import { callsOn, startCalls, type Calls, type Proceeding } from './calls';

const URL = '/api/casebook/contempt-cases';

let parts: Calls;
let calls: ReturnType<typeof callsOn>;
let file: Awaited<ReturnType<typeof calls.addFile>>;
let contempt: Proceeding;

const read = async (url: string) => (await calls.call('GET', url)).json();
const figures = () =>
  Promise.all(
    ['v2/dashboard-info', 'month-wise-case-info', 'section-wise-case-summary'].map((name) =>
      read(`/api/case/${name}`),
    ),
  );
let before: unknown[];

beforeAll(async () => {
  parts = await startCalls();
  calls = callsOn(parts);
  file = await calls.addFile();
  before = await figures();
  const answer = await calls.call(
    'POST',
    URL,
    {
      caseFilling: { id: file.caseFilingId },
      contemptCaseNo: 'Contempt Petition No. 77 of 2025',
      dateOfCase: '2025-03-02',
      petitioner: 'Zephyr Traders',
      disobeyedOrder: 'Release of the guarantee',
      courtName: 'Annex 11',
      dateOfHearing01: '2025-04-06',
      status: 'SUBJUDICE',
    },
    parts.customs,
  );
  contempt = answer.json();
});
afterAll(() => parts.test.close());

it('a contempt case is listed below /api/casebook/ and nowhere among the calls of the contract', async () => {
  const page = await read('/api/casebook/contempt-cases-page?nothiNumber=&status=SUBJUDICE');
  expect(page).toMatchObject({
    totalElements: 1,
    content: [{ id: contempt.id, petitioner: 'Zephyr Traders', caseFilling: { id: file.caseFilingId } }],
  });
  expect(await read(`${URL}/${contempt.id}`)).toEqual(contempt);
  for (const url of ['/api/case/contempt-cases-page', `/api/case/contempt-cases/${contempt.id}`])
    expect((await calls.call('GET', url)).statusCode).toBe(404);
  expect((await read('/api/casebook/capabilities')).offers).toContain('contempt-cases');
});

it('no figure of the contract, and no status of a filing, counts contempt cases', async () => {
  expect(await figures()).toEqual(before);
  const status = await read(`/api/case/case-file-status?caseId=${file.caseFilingId}`);
  expect(Object.keys(status)).toHaveLength(20);
  expect(Object.keys(status).filter((name) => /contempt/i.test(name))).toEqual([]);
});

it('a contempt case is a proceeding with hearings that follow its dates, and is found, deleted and brought back', async () => {
  const { records } = await calls.list({
    filter: { caseFilingId: file.caseFilingId, kind: 'contempt-cases' },
  });
  expect(records).toMatchObject([
    { number: 'Contempt Petition No. 77 of 2025', openedOn: '2025-03-02', court: 'Annex 11', outcome: null },
  ]);
  const hearingsOf = async () =>
    read(`/api/casebook/hearings?filter=${JSON.stringify({ proceedingId: records[0]!.id })}`);
  const [hearing] = await hearingsOf();
  expect(hearing).toMatchObject({ date: '2025-04-06', court: 'Annex 11', kind: 'contempt-cases' });
  await calls.call('PUT', `/api/casebook/hearings/${hearing.id}`, { ...hearing, date: '2025-04-20' });
  expect(await read(`${URL}/${contempt.id}`)).toMatchObject({ dateOfHearing01: [2025, 4, 20] });

  const saved = await calls.call('PUT', `${URL}/${contempt.id}`, {
    ...(await read(`${URL}/${contempt.id}`)),
    contemptJudgement: 'AgainstGovernment',
    contemptOrderDate: '2025-05-04',
    compliedOn: '2025-05-01',
  });
  expect(saved.json()).toMatchObject({ compliedOn: [2025, 5, 1], version: 3 });
  expect(await calls.one(records[0]!.id)).toMatchObject({ outcome: 'against', decidedOn: '2025-05-04' });

  const found = async (q: string) => {
    const { groups } = await read(`/api/casebook/search?q=${encodeURIComponent(q)}`);
    return groups.flatMap(({ kind, hits }: { kind: string; hits: { id: number }[] }) =>
      hits.map(({ id }) => `${kind} ${id}`),
    );
  };
  const hit = `contempt-cases ${contempt.id}`;
  expect(await found('contempt 77/2025')).toEqual([hit]);
  expect(await found('zephyr')).toContain(hit);

  await calls.call('DELETE', `${URL}/${contempt.id}`);
  const filter = JSON.stringify({ register: 'contempt-cases', recordId: contempt.id });
  const [deletion] = await read(`/api/casebook/deleted?filter=${filter}`);
  expect(deletion).toMatchObject({ title: 'Contempt Petition No. 77 of 2025' });
  const back = await calls.call('POST', `/api/casebook/deleted/${deletion.id}/restore`, {});
  expect(back.json()).toMatchObject({ petitioner: 'Zephyr Traders', compliedOn: [2025, 5, 1] });
  expect(await hearingsOf()).toMatchObject([{ date: '2025-04-20' }]);

  const drifts = await Promise.all([
    driftOfHearings(parts.test.db),
    driftOfProceedings(parts.test.db),
    driftOfTallies(parts.test.db),
  ]);
  expect(drifts).toEqual([[], [], []]);
});

it('what a court decides about contempt leaves the money of the file as it is', async () => {
  const state = async () => (await read(`/api/casebook/files/${file.caseFilingId}/money`)) as object;
  const now = await state();
  await calls.call('POST', URL, {
    caseFilling: { id: file.caseFilingId },
    contemptCaseNo: 'Contempt Petition No. 78 of 2025',
    contemptJudgement: 'AgainstGovernment',
    contemptOrderDate: '2025-06-01',
  });
  expect(await state()).toEqual(now);
});
