import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addWorkPlace } from '../../support/register';
import { callsOn, startCalls, type Calls } from './calls';

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
    const forReturns = {
      subject: null,
      important: null,
      importantReason: null,
      parawiseSentOn: null,
      sentToAttorneyGeneralOn: null,
      replyFiledOn: null,
      lossReasonId: null,
      lossReason: null,
      lossReasonBn: null,
      noAppealReason: null,
    };
    const shared = {
      ...own,
      ...forReturns,
      caseFilingId,
      workPlaceId: parts.section,
      outcome: null,
      status: null,
    };
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
    const facts = {
      subject: 'vessel',
      important: true,
      importantReason: 'Law',
      replyFiledOn: '2024-07-01',
      lossReasonId: 5,
    };
    await put(writ.id, { court: 'annex 2', filedBy: 'other', lawOfficer: 'AAG Karim', ...facts });
    const replied = {
      parawiseSentOn: '2024-02-01',
      sentToAttorneyGeneralOn: '2024-02-02',
      lossReasonId: 2,
      noAppealReason: 'Small',
    };
    await put(civil.id, { fromId: writ.id, decidedOn: '2024-03-01', subject: 'Hides', ...replied });
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
    ['subject', 'CWBFT', 'WCTFB'],
    ['important', 'WBFTC', 'WCTFB'],
    ['parawiseSentOn', 'CBFTW', 'CWTFB'],
    ['sentToAttorneyGeneralOn', 'CBFTW', 'CWTFB'],
    ['replyFiledOn', 'WBFTC', 'WCTFB'],
    ['lossReasonId', 'CWBFT', 'WCTFB'],
    ['importantReason', 'WBFTC', 'WCTFB'],
    ['noAppealReason', 'CBFTW', 'CWTFB'],
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
