import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driftOfProceedings } from '../../../server/store/proceedings/proceedingCheck';
import { callsOn, startCalls, type Calls, type Proceeding } from './calls';

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

  it('is of the same filing and forms no cycle', async () => {
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

  it('forms no cycle under two concurrent saves', async () => {
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

describe('a civil case, for the customs role', () => {
  it('is in no list and no total, and 404 by its id', async () => {
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

  it('is hidden as a challenged order, but kept when saved', async () => {
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
    // the filing's own proceeding says the same as null
    expect((await calls.put(saved, { fromId: filing.id }, parts.customs)).statusCode).toBe(200);
    expect((await calls.one(writ.id)).fromId).toBe(civil.id);
    const { tribunal } = await calls.addFile();
    expect((await calls.put(tribunal, { fromId: civil.id }, parts.customs)).json().errors[0].code).toBe(
      'unknownReference',
    );
  });
});
