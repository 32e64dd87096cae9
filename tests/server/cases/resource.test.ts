import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driftOfProceedings } from '../../../server/features/cases/proceedingCheck';
import { addWorkPlace } from '../../support/register';
import { callsOn, startCalls, type Calls, type Proceeding } from './calls';

let parts: Calls;
let calls: ReturnType<typeof callsOn>;
beforeAll(async () => {
  parts = await startCalls();
  calls = callsOn(parts);
});
afterAll(() => parts.test.close());

describe('the proceedings of a filing', () => {
  it('the proceedings of a filing are its adjudication and its court cases, with all fields', async () => {
    const { caseFilingId, filing, tribunal, writ, civil } = await calls.addFile();
    const own = { court: null, filedBy: null, fromId: null, lawOfficer: null, decidedOn: null, version: 1 };
    const shared = { ...own, caseFilingId, workPlaceId: parts.section, outcome: null, status: null };
    const [recordId, id] = [expect.any(Number) as unknown, expect.any(Number) as unknown];
    expect(filing).toEqual({
      ...shared,
      id,
      kind: 'case-fillings',
      recordId: caseFilingId,
      number: expect.stringMatching(/^Q-\d+\/26$/) as unknown,
      openedOn: '2023-01-01',
      status: 'OPEN',
    });
    expect(tribunal).toEqual({
      ...shared,
      id,
      recordId,
      kind: 'tribunal-cases',
      number: 'T-26',
      openedOn: '2024-01-01',
      decidedOn: '2024-05-01',
      outcome: 'remand',
      status: 'ORDER_PASSED',
    });
    expect(writ).toEqual({
      ...shared,
      id,
      recordId,
      kind: 'high-court-rits',
      number: 'W-26',
      openedOn: '2024-06-01',
      fromId: tribunal.id,
    });
    expect(civil).toMatchObject({ kind: 'civil-case', openedOn: null, court: 'Joint District Judge 1' });
    expect((await calls.call('GET', `/api/casebook/proceedings/${writ.id}`)).json()).toEqual(writ);
  });

  it('the list of proceedings can be filtered by kind and part of the number, sorted, and read in ranges', async () => {
    const { caseFilingId, tribunal, writ, civil, filing } = await calls.addFile();
    const numbersOf = async (query: object) => {
      const { records, range } = await calls.list(query);
      return [records.map(({ number }) => number), range];
    };
    const filter = { caseFilingId };
    expect(await numbersOf({ filter, sort: ['number', 'DESC'], range: [0, 1] })).toEqual([
      ['W-26', 'T-26'],
      'proceedings 0-1/4',
    ]);
    expect(await numbersOf({ filter, sort: ['openedOn', 'ASC'] })).toEqual([
      [filing.number, 'T-26', 'W-26', 'D-26'],
      'proceedings 0-3/4',
    ]);
    expect(await numbersOf({ filter: { ...filter, kind: ['high-court-rits', 'civil-case'] } })).toEqual([
      ['W-26', 'D-26'],
      'proceedings 0-1/2',
    ]);
    expect(await numbersOf({ filter: { ...filter, q: 't-২৬' } })).toEqual([['T-26'], 'proceedings 0-0/1']);
    expect(await numbersOf({ filter: { id: [writ.id, tribunal.id] } })).toEqual([
      ['T-26', 'W-26'],
      'proceedings 0-1/2',
    ]);
    expect(await numbersOf({ filter: { id: civil.id }, range: [5, 9] })).toEqual([[], 'proceedings */1']);
  });

  it.each([
    ['4711/2025', ['W.P. 4711 of 2025']],
    ['৪৭১১/২৫', ['W.P. 4711 of 2025']],
    ['wp4711 of 2025', ['W.P. 4711 of 2025']],
    ['W.P. No. 4711/2025', ['W.P. 4711 of 2025']],
    ['. 4711 of', ['W.P. 4711 of 2025', 'W.P. 4711 of 2024']],
  ])('proceedings are found by the number %s, however it was entered', async (q, expected) => {
    const caseFilling = { id: await calls.addFiling() };
    for (const highCourtCaseNo of ['W.P. 4711 of 2025', 'W.P. 4711 of 2024', 'W.P. 14711 of 2025']) {
      await calls.add('high-court-rits', { caseFilling, highCourtCaseNo });
    }
    const { records } = await calls.list({ filter: { caseFilingId: caseFilling.id, q } });
    expect(records.map(({ number }) => number)).toEqual(expected);
  });

  it('proceedings are found by a file number with its year in any form, without other files of the year', async () => {
    const workPlace = { id: parts.section };
    for (const nothiNumber of ['HOUSE/1/14/2016-17', 'HOUSE/2/15/2016-17']) {
      await calls.add('case-fillings', { nothiNumber, workPlace });
    }
    for (const q of ['HOUSE/1/14/2016-17', 'HOUSE/1/14/16-17', 'house 1 14 2016-2017']) {
      const { records } = await calls.list({ filter: { q } });
      expect([q, records.map(({ number }) => number)]).toEqual([q, ['HOUSE/1/14/2016-17']]);
    }
  });

  it.each([
    ['sort=["created","ASC"]', 'sort', 'notASortOption'],
    ['filter={"status":"OPEN"}', 'status', 'notAFilter'],
    ['filter={"kind":"writs"}', 'kind', 'notAChoice'],
    ['range=[9,0]', 'range', 'notARange'],
  ])('a list of proceedings is refused for the query %s', async (query, field, code) => {
    const answer = await calls.call('GET', `/api/casebook/proceedings?${query}`);
    expect([answer.statusCode, answer.json().errors[0]]).toEqual([
      400,
      { field, code, message: expect.any(String) as unknown },
    ]);
  });
});

describe('the sort options of proceedings', () => {
  let ids: Record<string, number>;
  beforeAll(async () => {
    const workPlace = { id: await addWorkPlace(parts.test.db) };
    const other = await calls.add('case-fillings', { nothiNumber: 'B-1/26', workPlace });
    const { caseFilingId, filing, tribunal, writ, civil } = await calls.addFile();
    const { records } = await calls.list({ filter: { caseFilingId: other } });
    ids = { B: records[0]!.id, F: filing.id, T: tribunal.id, W: writ.id, C: civil.id };
    const caseFilling = { id: caseFilingId };
    await calls.call('PUT', `/api/case/high-court-rits/${String(writ.recordId)}`, {
      caseFilling,
      highCourtCaseNo: 'W-26',
      dateOfCase: '2024-06-01',
      customJudgement: 'AgainstGovernment',
    });
    await calls.call('PUT', `/api/case/civil-case/${String(civil.recordId)}`, {
      caseFilling,
      civilCaseNumber: 'D-26',
      civilCourtName: 'Joint District Judge 1',
      status: 'SUBJUDICE',
    });
    const put = async (id: number, change: object) => calls.put(await calls.one(id), change);
    await put(filing.id, { court: 'Bench 9', lawOfficer: 'gp' });
    await put(tribunal.id, { filedBy: 'government' });
    await put(writ.id, { court: 'annex 2', filedBy: 'other', lawOfficer: 'AAG Karim' });
    await put(civil.id, { fromId: writ.id, decidedOn: '2024-03-01' });
  });

  // two filings, the first in a later section (B, F), a tribunal case (T), a writ (W) and a civil case (C) of the second
  it.each([
    ['id', 'BFTWC', 'CWTFB'],
    ['kind', 'BFCWT', 'TWCFB'],
    ['recordId', 'BF', 'FB'],
    ['caseFilingId', 'BFTWC', 'CWTFB'],
    ['workPlaceId', 'FTWCB', 'BCWTF'],
    ['number', 'BCFTW', 'WTFCB'],
    ['openedOn', 'FTWBC', 'WTFCB'],
    ['decidedOn', 'CTBFW', 'TCWFB'],
    ['outcome', 'WTBFC', 'TWCFB'],
    ['status', 'BFTCW', 'CTFBW'],
    ['court', 'WFCBT', 'CFWTB'],
    ['filedBy', 'TWBFC', 'WTCFB'],
    ['fromId', 'WCBFT', 'CWTFB'],
    ['lawOfficer', 'WFBTC', 'FWCTB'],
  ])(
    'proceedings are sorted by %s in both directions, then by id, those without a value last',
    async (sort, ascending, descending) => {
      const id = ascending.split('').map((letter) => ids[letter]);
      const sorted = async (order: string) => {
        const { records } = await calls.list({ filter: { id }, sort: [sort, order] });
        return records.map((record) => Object.keys(ids).find((letter) => ids[letter] === record.id)).join('');
      };
      expect([await sorted('ASC'), await sorted('DESC')]).toEqual([ascending, descending]);
    },
  );
});

it('proceedings have correct totals, of all and of each kind', async () => {
  await calls.addFile();
  const { rows } = await sql<{ all: number; tribunal: number; civil: number }>`
    select count(*) as all, count(*) filter (where kind = 'tribunal-cases') as tribunal,
      count(*) filter (where kind = 'civil-case') as civil
    from proceeding
  `.execute(parts.test.db);
  const { all, tribunal, civil } = rows[0]!;
  const totalOf = async (filter: object, headers = parts.admin) =>
    Number((await calls.list({ filter }, headers)).range.split('/')[1]);
  expect(await totalOf({})).toBe(all);
  expect(await totalOf({ kind: 'tribunal-cases' })).toBe(tribunal);
  expect(await totalOf({ kind: ['tribunal-cases', 'civil-case'] })).toBe(tribunal + civil);
  expect(await totalOf({}, parts.customs)).toBe(all - civil);
  expect(await totalOf({ kind: ['tribunal-cases', 'civil-case'] }, parts.customs)).toBe(tribunal);
});

describe('the fields entered at a proceeding itself', () => {
  it('a proceeding’s own fields are saved and raise its version, and fields copied from its record are ignored', async () => {
    const { writ, tribunal, filing } = await calls.addFile();
    const own = { court: 'Court No. 12, Annex', filedBy: 'other', lawOfficer: 'AAG Karim' };
    const sent = {
      ...own,
      fromId: null,
      number: 'X',
      status: 'OPEN',
      outcome: 'against',
      kind: 'civil-case',
    };
    const saved = (
      await calls.put(writ, { ...sent, decidedOn: '2026-01-01' }, parts.customs)
    ).json<Proceeding>();
    expect(saved).toEqual({ ...writ, ...own, fromId: null, version: 2 });
    expect((await calls.put(writ, own)).json()).toMatchObject({ status: 409, code: 'stale' });
    expect((await calls.put(tribunal, { decidedOn: null })).json()).toMatchObject({
      decidedOn: '2024-05-01',
    });
    expect((await calls.put(filing, { lawOfficer: ' GP ' })).json()).toMatchObject({ lawOfficer: 'GP' });
    expect(await driftOfProceedings(parts.test.db)).toEqual([]);
  });

  it('a decision date can be entered at a proceeding if the record has no field for that date', async () => {
    const caseFilling = { id: await calls.addFiling() };
    const kinds = [
      'high-court-cpa-cpl-cases',
      'high-court-cp-cases',
      'admiral-suit-cases',
      'civil-case',
      'foujdari-suit-cases',
    ];
    for (const kind of kinds) await calls.add(kind, { caseFilling });
    const { records } = await calls.list({ filter: { caseFilingId: caseFilling.id, kind: kinds } });
    expect(records).toHaveLength(5);
    for (const record of records) {
      expect((await calls.put(record, { decidedOn: '2026-02-03' })).json()).toMatchObject({
        decidedOn: '2026-02-03',
      });
      await calls.call('PUT', `/api/case/${String(record.kind)}/${String(record.recordId)}`, {
        status: 'ORDER_PASSED',
      });
      const { decidedOn, status } = (
        await calls.call('GET', `/api/casebook/proceedings/${record.id}`)
      ).json<Proceeding>();
      expect([decidedOn, status]).toEqual(['2026-02-03', 'ORDER_PASSED']);
    }
  });

  it.each([
    [{ court: 'x\u0000' }, 'court', 'notText'],
    [{ filedBy: 'nobody' }, 'filedBy', 'notAChoice'],
    [{ decidedOn: '2026-02-31' }, 'decidedOn', 'noSuchDate'],
  ])(
    'the fields entered at a proceeding are refused like any invalid field: %j',
    async (change, field, code) => {
      const { writ } = await calls.addFile();
      const answer = await calls.put(writ, change);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toMatchObject([{ field, code }]);
    },
  );

  it('the court of a proceeding follows the record until it is edited at the proceeding', async () => {
    const { civil } = await calls.addFile();
    const record = `/api/case/civil-case/${String(civil.recordId)}`;
    const courtNow = async () =>
      (await calls.call('GET', `/api/casebook/proceedings/${civil.id}`)).json<Proceeding>();
    await calls.call('PUT', record, { civilCourtName: 'Joint District Judge 2' });
    expect(await courtNow()).toMatchObject({ court: 'Joint District Judge 2', version: 2 });
    // a form that was opened before still shows the former court
    expect((await calls.put(civil, {})).json()).toMatchObject({ status: 409, code: 'stale' });
    await calls.put(await courtNow(), { court: 'Additional District Judge' });
    await calls.call('PUT', record, { civilCourtName: 'Joint District Judge 3' });
    expect(await courtNow()).toMatchObject({ court: 'Additional District Judge', version: 3 });
  });
});
