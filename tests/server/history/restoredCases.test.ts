import { describe, expect, it } from 'vitest';
import { checkAfterEach, useHistory, type Proceeding } from './calls';

const history = useHistory();
const { list, changesOf, takeOut, bringBack, sound, addFiling, proceedingOf } = history;

checkAfterEach(history);

describe('a restored court case', () => {
  /** Adds a tribunal's order and the appeal that challenges it, so that the order's time limit is done. */
  const addAppealed = async () => {
    const { id: caseFilingId } = await addFiling();
    const caseFilling = { id: caseFilingId };
    const order = { dateOfCase: '2024-07-01', tribunalOrderDate: '2025-02-01' };
    const tribunal = await sound('POST', '/api/case/tribunal-cases', { caseFilling, ...order });
    const appeal = await sound('POST', '/api/case/custom-appeals', { caseFilling, dateOfCase: '2025-03-01' });
    const challenge = await proceedingOf(caseFilingId, 'custom-appeals');
    return {
      caseFilingId,
      tribunal,
      appeal,
      order: await proceedingOf(caseFilingId, 'tribunal-cases'),
      challenge,
    };
  };
  const proceeding = (id: number) => sound('GET', `/api/casebook/proceedings/${id}`);

  it('restoring a court case links its appeal to it again and completes its time limit again', async () => {
    const { caseFilingId, tribunal, order, challenge } = await addAppealed();
    const limits = () => list('limits', { caseFilingId, code: 'HIGH-COURT' });
    const done = [{ state: 'DONE', doneById: challenge.id, doneOn: '2025-03-01' }];
    expect(challenge.fromId).toBe(order.id);
    expect(await limits()).toMatchObject(done);
    await sound('DELETE', `/api/case/tribunal-cases/${tribunal.id}`);
    expect(await proceeding(challenge.id)).toMatchObject({ fromId: null, version: 2 });
    expect((await bringBack('tribunal-cases', tribunal.id)).statusCode).toBe(200);
    expect(await proceeding(challenge.id)).toMatchObject({ fromId: order.id, version: 3 });
    expect(await limits()).toMatchObject(done);
  });

  it.each([
    ['that now challenges another court order', false],
    ['whose challenged order a user has changed', true],
  ])('restoring a court case leaves an appeal unchanged %s', async (_, isEmptied) => {
    const { caseFilingId, tribunal, challenge } = await addAppealed();
    await sound('DELETE', `/api/case/tribunal-cases/${tribunal.id}`);
    await sound('POST', '/api/case/high-court-rits', { caseFilling: { id: caseFilingId } });
    const { id: fromId } = await proceedingOf(caseFilingId, 'high-court-rits');
    const put = (body: object) => sound('PUT', `/api/casebook/proceedings/${challenge.id}`, body);
    await put({ fromId, version: 2 });
    if (isEmptied) await put({ fromId: null, version: 3 });
    expect((await bringBack('tribunal-cases', tribunal.id)).statusCode).toBe(200);
    const unchanged = isEmptied ? { fromId: null, version: 4 } : { fromId, version: 3 };
    expect(await proceeding(challenge.id)).toMatchObject(unchanged);
  });

  it.each([
    ['TA', 'AT'],
    ['AT', 'TA'],
    ['TAL', 'LAT'],
    ['LAT', 'TAL'],
    ['LAT', 'LAT'],
    ['ALT', 'TLA'],
    ['TLA', 'ATL'],
  ])(
    'tribunal, appeal and leave cases deleted in the sequence %s and restored in %s challenge the same court orders',
    async (deleted, restored) => {
      const { caseFilingId, tribunal, appeal, order, challenge } = await addAppealed();
      const caseFilling = { id: caseFilingId };
      const ordered = { ...appeal, caseFilling, customOrderDate: '2025-06-01' };
      await sound('PUT', `/api/case/custom-appeals/${appeal.id}`, ordered);
      const leave = await sound('POST', '/api/case/high-court-cpa-cpl-cases', {
        caseFilling,
        dateOfCase: '2025-07-01',
      });
      const records: Record<string, [string, number]> = {
        T: ['tribunal-cases', tribunal.id],
        A: ['custom-appeals', appeal.id],
        L: ['high-court-cpa-cpl-cases', leave.id],
      };
      for (const each of deleted) await sound('DELETE', `/api/case/${records[each]!.join('/')}`);
      for (const each of restored) expect((await bringBack(...records[each]!)).statusCode).toBe(200);
      const course = await list<Proceeding>('proceedings', { caseFilingId });
      expect(Object.fromEntries(course.map(({ kind, fromId }) => [kind, fromId]))).toEqual({
        'case-fillings': null,
        'tribunal-cases': null,
        'custom-appeals': order.id,
        'high-court-cpa-cpl-cases': challenge.id,
      });
      const ended = await list('limits', { caseFilingId, state: 'DONE' });
      expect(ended.map(({ code }) => code).toSorted()).toEqual(['HIGH-COURT', 'LEAVE']);
    },
  );

  it('a restored court case that challenged no court order before its deletion challenges none afterwards', async () => {
    const { id: caseFilingId } = await addFiling();
    const caseFilling = { id: caseFilingId };
    const tribunal = await sound('POST', '/api/case/tribunal-cases', { caseFilling });
    const appeal = await sound('POST', '/api/case/custom-appeals', { caseFilling, dateOfCase: '2025-03-01' });
    await sound('PUT', `/api/case/tribunal-cases/${tribunal.id}`, {
      ...tribunal,
      caseFilling,
      tribunalOrderDate: '2025-02-01',
    });
    await sound('DELETE', `/api/case/custom-appeals/${appeal.id}`);
    expect((await bringBack('custom-appeals', appeal.id)).statusCode).toBe(200);
    expect(await list('proceedings', { caseFilingId, kind: 'custom-appeals' })).toMatchObject([
      { fromId: null },
    ]);
    expect(await list('limits', { caseFilingId, code: 'HIGH-COURT' })).toMatchObject([
      { doneById: null, version: 1 },
    ]);
  });

  it('a restored court case challenges its former case again if that case is restored at the same time', async () => {
    const { tribunal, appeal, order, challenge } = await addAppealed();
    await sound('DELETE', `/api/case/custom-appeals/${appeal.id}`);
    await sound('DELETE', `/api/case/tribunal-cases/${tribunal.id}`);
    const answers = await Promise.all([
      bringBack('custom-appeals', appeal.id),
      bringBack('tribunal-cases', tribunal.id),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await proceeding(challenge.id)).toMatchObject({ fromId: order.id });
  });

  it('a court case is restored from the change that deleted it, not from the deletion of its proceeding', async () => {
    const { tribunal, challenge } = await addAppealed();
    await sound('DELETE', `/api/case/tribunal-cases/${tribunal.id}`);
    await sound('DELETE', `/api/case/custom-appeals/${challenge.recordId}`);
    const [deletion] = await changesOf('proceedings', challenge.id);
    expect(deletion).toMatchObject({ action: 'delete' });
    expect((await takeOut(deletion!.id)).statusCode).toBe(404);
  });

  it('a restored court case completes a time limit again that a user had marked as completed by the case', async () => {
    const { caseFilingId } = await addAppealed();
    await sound('POST', '/api/case/high-court-rits', { caseFilling: { id: caseFilingId } });
    const writ = await proceedingOf(caseFilingId, 'high-court-rits');
    const filing = await sound('GET', `/api/casebook/case-fillings/${caseFilingId}`);
    await sound('PUT', `/api/case/case-fillings/${caseFilingId}`, {
      ...filing,
      dateOfJudgement: '2024-06-05',
    });
    const limits = () => list('limits', { caseFilingId, code: 'COMMISSIONER' });
    const [limit] = await limits();
    const done = { state: 'DONE', doneById: writ.id, doneOn: '2024-08-01', doneMemo: 'Law/12' };
    await sound('PUT', `/api/casebook/limits/${limit!.id}`, { ...limit, ...done });
    await sound('DELETE', `/api/case/high-court-rits/${writ.recordId}`);
    expect(await limits()).toMatchObject([{ state: 'WAITING', doneById: null }]);
    expect((await bringBack('high-court-rits', writ.recordId)).statusCode).toBe(200);
    expect(await limits()).toMatchObject([{ ...done, endedByHand: true }]);
  });
});
