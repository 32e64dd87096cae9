import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driftOfProceedings } from '../../../server/features/cases/proceedingCheck';
import { callsOn, startCalls, type Calls, type Proceeding } from './calls';

let parts: Calls;
let calls: ReturnType<typeof callsOn>;
beforeAll(async () => {
  parts = await startCalls();
  calls = callsOn(parts);
});
afterAll(() => parts.test.close());

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

  it('what returns ask for is entered at a proceeding, with the reason of loss in both languages', async () => {
    const { caseFilingId, writ, tribunal } = await calls.addFile();
    const facts = {
      subject: 'HS code of coated paper\nB/E 4711',
      important: true,
      importantReason: 'Tk 120 crore',
      parawiseSentOn: '2024-07-01',
      sentToAttorneyGeneralOn: '2024-07-08',
      replyFiledOn: '2024-08-01',
      lossReasonId: 6,
      noAppealReason: 'The Solicitor sees no ground',
    };
    const saved = (await calls.put(writ, facts, parts.customs)).json<Proceeding>();
    const named = {
      lossReason: 'HS classification not supported by a laboratory test',
      lossReasonBn: 'এইচএস শ্রেণিবিন্যাসের পক্ষে রাসায়নিক পরীক্ষার প্রতিবেদন নেই',
    };
    expect(saved).toEqual({ ...writ, ...facts, ...named, version: 2 });
    const idsWith = async (filter: object) => {
      const { records } = await calls.list({ filter: { caseFilingId, ...filter } });
      return records.map(({ id }) => id);
    };
    await calls.put(tribunal, { important: false, lossReasonId: 12 });
    expect(await idsWith({ important: true })).toEqual([writ.id]);
    expect(await idsWith({ lossReasonId: [6, 12] })).toEqual([tribunal.id, writ.id]);

    const merged = await calls.call('POST', '/api/casebook/loss-reasons/6/merge', { into: 12 });
    expect(merged.json()).toMatchObject({ name: 'Other', usedBy: [{ resource: 'proceedings', count: 2 }] });
    expect(await calls.one(writ.id)).toMatchObject({ lossReasonId: 12, lossReason: 'Other', version: 3 });
    const inUse = await calls.call('DELETE', '/api/casebook/loss-reasons/12');
    expect(inUse.json()).toMatchObject({ code: 'inUse', usedBy: [{ resource: 'proceedings', count: 2 }] });
  });

  it.each([
    [{ court: 'x\u0000' }, 'court', 'notText'],
    [{ filedBy: 'nobody' }, 'filedBy', 'notAChoice'],
    [{ decidedOn: '2026-02-31' }, 'decidedOn', 'noSuchDate'],
    [{ important: 'perhaps' }, 'important', 'notYesOrNo'],
    [{ replyFiledOn: '2026-02-31' }, 'replyFiledOn', 'noSuchDate'],
    [{ lossReasonId: 999 }, 'lossReasonId', 'unknownReference'],
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
