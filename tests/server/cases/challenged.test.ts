import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseTypes } from '../../../domain/followOnCases';
import { driftOfProceedings } from '../../../server/features/cases/proceedingCheck';
import { whileUncommitted } from '../../support/database';
import { callsOn, startCalls, type Calls, type Headers, type Proceeding } from './calls';

let parts: Calls;
let calls: ReturnType<typeof callsOn>;
beforeAll(async () => {
  parts = await startCalls();
  calls = callsOn(parts);
});
afterAll(() => parts.test.close());

describe('the challenged order', () => {
  const refusal = async (record: Proceeding, fromId: unknown, headers = parts.admin) => {
    const answer = await calls.put(record, { fromId }, headers);
    return [answer.statusCode, answer.json().errors?.[0]?.field, answer.json().errors?.[0]?.code];
  };

  it('a challenged order must be of the same filing and must not form a cycle', async () => {
    const { filing, tribunal, writ, civil } = await calls.addFile();
    const elsewhere = await calls.addFile();
    expect(await refusal(writ, elsewhere.tribunal.id)).toEqual([400, 'fromId', 'unknownReference']);
    expect(await refusal(writ, 999_999)).toEqual([400, 'fromId', 'unknownReference']);
    expect(await refusal(writ, writ.id)).toEqual([400, 'fromId', 'challengesItself']);
    expect(await refusal(tribunal, writ.id)).toEqual([400, 'fromId', 'challengesItself']);
    expect(await refusal(filing, writ.id)).toEqual([400, 'fromId', 'challengesItself']);

    const third = (await calls.put(civil, { fromId: writ.id })).json<Proceeding>();
    expect(third.fromId).toBe(writ.id);
    expect(await refusal(tribunal, civil.id)).toEqual([400, 'fromId', 'challengesItself']);
    // null stands for the filing's own order
    expect((await calls.put(writ, { fromId: filing.id })).json()).toMatchObject({ fromId: null });
    expect(await driftOfProceedings(parts.test.db)).toEqual([]);
  });

  it('challenged orders form no cycle under two concurrent saves @long', async () => {
    for (let round = 0; round < 5; round++) {
      const { tribunal, civil } = await calls.addFile();
      const answers = await Promise.all([
        calls.put(tribunal, { fromId: civil.id }),
        calls.put(civil, { fromId: tribunal.id }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    }
    expect(await driftOfProceedings(parts.test.db)).toEqual([]);
  });
});

describe('an appeal entered or restored while the case it challenges is being deleted', () => {
  const addDecided = async () => {
    const caseFilling = { id: await calls.addFiling() };
    const tribunalCase = await calls.add('tribunal-cases', { caseFilling, tribunalOrderDate: '2024-05-01' });
    return { caseFilling, tribunalCase };
  };
  const appealsOf = async (caseFilingId: number) =>
    (await calls.list({ filter: { caseFilingId, kind: 'custom-appeals' } })).records;

  it('an appeal entered while the case it challenges is being deleted challenges the filing’s order', async () => {
    const { caseFilling, tribunalCase } = await addDecided();
    await whileUncommitted(
      parts.test.db,
      `select from case_filing where id = ${caseFilling.id} for share;
      insert into customs_appeal (case_filing_id, date_of_case) values (${caseFilling.id}, '2024-06-01')`,
      () => calls.call('DELETE', `/api/case/tribunal-cases/${tribunalCase}`),
    );
    expect(await appealsOf(caseFilling.id)).toMatchObject([{ fromId: null, version: 2 }]);
  });

  it('an appeal is saved or restored although the case it challenges is deleted at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const { caseFilling, tribunalCase } = await addDecided();
      const appeal = await calls.add('custom-appeals', { caseFilling, dateOfCase: '2024-06-01' });
      await calls.call('DELETE', `/api/case/custom-appeals/${appeal}`);
      const filter = JSON.stringify({ register: 'custom-appeals', recordId: appeal });
      const bin = await calls.call('GET', `/api/casebook/deleted?filter=${filter}`);
      const [{ id: deletion }] = bin.json<[{ id: number }]>();
      const answers = await Promise.all([
        calls.call('DELETE', `/api/case/tribunal-cases/${tribunalCase}`),
        calls.call('POST', '/api/case/custom-appeals', { caseFilling, dateOfCase: '2024-06-02' }),
        calls.call('POST', `/api/casebook/deleted/${deletion}/restore`),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(await appealsOf(caseFilling.id)).toMatchObject([{ fromId: null }, { fromId: null }]);
    }
    expect(await driftOfProceedings(parts.test.db)).toEqual([]);
  });
});

describe('a civil case, for the customs role', () => {
  it('customs staff find a civil case in no list and in no total, and get 404 for its id', async () => {
    const { caseFilingId, civil } = await calls.addFile();
    const { records, range } = await calls.list({ filter: { caseFilingId } }, parts.customs);
    expect(records.map(({ kind }) => kind)).toEqual(['case-fillings', 'tribunal-cases', 'high-court-rits']);
    expect(range).toBe('proceedings 0-2/3');
    expect(await calls.list({ filter: { kind: 'civil-case' } }, parts.customs)).toEqual({
      records: [],
      range: 'proceedings */0',
    });
    expect((await calls.list({ filter: { id: civil.id } }, parts.customs)).records).toEqual([]);
    expect(
      (await calls.call('GET', `/api/casebook/proceedings/${civil.id}`, undefined, parts.customs)).statusCode,
    ).toBe(404);
    expect((await calls.put(civil, {}, parts.customs)).statusCode).toBe(404);
  });

  it('a challenged civil case is no sort key for customs staff: it counts as empty', async () => {
    const { filing, tribunal, writ, civil } = await calls.addFile();
    await calls.put(tribunal, { fromId: civil.id });
    const sorted = async (order: string, headers?: Headers) => {
      const query = { filter: { id: [filing.id, tribunal.id, writ.id] }, sort: ['fromId', order] };
      return (await calls.list(query, headers)).records.map(({ id }) => id);
    };
    // the writ challenges the tribunal's order
    expect(await sorted('ASC')).toEqual([writ.id, tribunal.id, filing.id]);
    expect(await sorted('DESC')).toEqual([tribunal.id, writ.id, filing.id]);
    expect(await sorted('ASC', parts.customs)).toEqual([writ.id, filing.id, tribunal.id]);
    expect(await sorted('DESC', parts.customs)).toEqual([writ.id, tribunal.id, filing.id]);
  });

  it('customs staff may close a circle through a civil case, whose link then gives way', async () => {
    const { tribunal, writ, civil } = await calls.addFile();
    await calls.put(writ, { fromId: civil.id });
    await calls.put(civil, { fromId: tribunal.id });
    const saved = await calls.put(tribunal, { fromId: writ.id }, parts.customs);
    expect([saved.statusCode, saved.json()]).toMatchObject([200, { fromId: writ.id }]);
    expect([(await calls.one(writ.id)).fromId, (await calls.one(civil.id)).fromId]).toEqual([civil.id, null]);
    expect(await driftOfProceedings(parts.test.db)).toEqual([]);
  });

  it('customs staff cannot find out by sending its id that an appeal challenges a civil case', async () => {
    const { writ, civil } = await calls.addFile();
    const refused = async () => {
      const answer = await calls.put(
        await calls.one(writ.id, parts.customs),
        { fromId: civil.id },
        parts.customs,
      );
      return [answer.statusCode, answer.json().errors?.[0]];
    };
    const unknown = [
      400,
      { field: 'fromId', code: 'unknownReference', message: expect.any(String) as unknown },
    ];
    expect(await refused()).toEqual(unknown);
    await calls.put(writ, { fromId: civil.id });
    expect(await refused()).toEqual(unknown);
  });

  it.each(caseTypes.map(({ name, openTo }) => [name, openTo]))(
    'a new case of %s (open to %s) is proposed no order that those who read it may not read',
    async (name, openTo) => {
      const { caseFilingId, tribunal, civil } = await calls.addFile();
      await calls.put(civil, { decidedOn: '2025-01-01' });
      await calls.add(name, { caseFilling: { id: caseFilingId }, dateOfCase: '2025-06-01' });
      const { records } = await calls.list({ filter: { caseFilingId, kind: name }, sort: ['id', 'DESC'] });
      expect(records[0]!.fromId).toBe(openTo === 'staff' ? tribunal.id : civil.id);
    },
  );

  it('a challenged order of a civil case is hidden from customs staff, but kept when they save the appeal', async () => {
    const { filing, writ, civil } = await calls.addFile();
    const seen = (await calls.put(writ, { fromId: civil.id })).json<Proceeding>();
    expect(seen.fromId).toBe(civil.id);
    const hers = (
      await calls.call('GET', `/api/casebook/proceedings/${writ.id}`, undefined, parts.customs)
    ).json<Proceeding>();
    expect(hers.fromId).toBeNull();
    const saved = (await calls.put(hers, { court: 'Court No. 3' }, parts.customs)).json<Proceeding>();
    expect(saved).toMatchObject({ fromId: null, court: 'Court No. 3' });
    expect((await calls.call('GET', `/api/casebook/proceedings/${writ.id}`)).json()).toMatchObject({
      fromId: civil.id,
      court: 'Court No. 3',
    });
    // the filing's own proceeding means the same as null
    expect((await calls.put(saved, { fromId: filing.id }, parts.customs)).statusCode).toBe(200);
    expect((await calls.one(writ.id)).fromId).toBe(civil.id);
    const { tribunal } = await calls.addFile();
    expect((await calls.put(tribunal, { fromId: civil.id }, parts.customs)).json().errors[0].code).toBe(
      'unknownReference',
    );
  });
});
