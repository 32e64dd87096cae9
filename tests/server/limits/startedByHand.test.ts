import { describe, expect, it } from 'vitest';
import type { LimitRecord } from '../../../domain/limits';
import { driftOfLimits } from '../../../server/features/dates/limits/check';
import { useLimits } from './calls';

const calls = useLimits();

describe('a limit that somebody has started', () => {
  it('a time limit started by hand moves with the date of its judgment, as the preview says', async () => {
    const { caseFilingId, proceedingId } = await calls.addCase('civil-case', {});
    await calls.putProceeding(proceedingId, { decidedOn: '2026-11-01' });
    const started = await calls.post({ proceedingId, code: 'CIVIL-APPEAL', triggerDate: '2026-11-01' });
    const { id } = started.json<{ id: number }>();
    expect(started.json()).toMatchObject({ mayFile: '2026-12-01' });
    const change = {
      register: 'proceedings',
      recordId: proceedingId,
      field: 'decidedOn',
      value: '2026-10-25',
    };
    expect((await calls.preview(change)).moves).toEqual([
      { limitId: id, from: '2026-12-01', to: '2026-11-24' },
    ]);
    await calls.putProceeding(proceedingId, { decidedOn: '2026-10-25' });
    expect(await calls.list({ caseFilingId })).toMatchObject([
      { id, triggerDate: '2026-10-25', mayFile: '2026-11-24', version: 2 },
    ]);
    await calls.putProceeding(proceedingId, { decidedOn: null });
    expect(await calls.limit(id)).toMatchObject({ triggerDate: '2026-10-25', mayFile: '2026-11-24' });
    expect(await driftOfLimits(calls.parts.test.db)).toEqual([]);
  });

  it('a time limit started by hand runs from the entered day, or from the judgment if no day is entered', async () => {
    const start = async (triggerDate: string | null) => {
      const { proceedingId } = await calls.addCase('civil-case', {});
      const { id } = (await calls.post({ proceedingId, code: 'CIVIL-APPEAL', triggerDate })).json<{
        id: number;
      }>();
      return { proceedingId, id };
    };
    const waiting = await start(null);
    await calls.putProceeding(waiting.proceedingId, { decidedOn: '2026-10-25' });
    expect(await calls.limit(waiting.id)).toMatchObject({
      triggerDate: '2026-10-25',
      byCount: '2026-11-24',
    });
    const entered = await start('2026-11-03');
    await calls.putProceeding(entered.proceedingId, { decidedOn: '2026-11-03' });
    await calls.save(await calls.limit(entered.id), { triggerDate: '2026-11-05' });
    await calls.putProceeding(entered.proceedingId, { decidedOn: '2026-11-01' });
    expect(await calls.limit(entered.id)).toMatchObject({ triggerDate: '2026-11-05' });
  });

  it('a restored time limit follows the judgment that was corrected while the limit was in the bin', async () => {
    const { proceedingId } = await calls.addCase('civil-case', {});
    await calls.putProceeding(proceedingId, { decidedOn: '2026-01-17' });
    const { id } = (await calls.post({ proceedingId, code: 'CIVIL-HIGH-COURT' })).json<{ id: number }>();
    expect(await calls.limit(id)).toMatchObject({ byCount: '2026-04-17' });
    await calls.found('DELETE', `limits/${id}`);
    await calls.putProceeding(proceedingId, { decidedOn: '2026-01-27' });
    const [deletion] = await calls.found<{ id: number }[]>(
      'GET',
      `deleted?filter={"register":"limits","recordId":${id}}`,
    );
    await calls.found('POST', `deleted/${deletion!.id}/restore`);
    expect(await calls.limit(id)).toMatchObject({ triggerDate: '2026-01-27', byCount: '2026-04-27' });
  });

  it('a time limit started by hand takes the version of its rule that holds on the order’s new date', async () => {
    const caseFilingId = await calls.addFiling({ dateOfJudgement: '2024-06-10' });
    const [{ proceedingId }] = (await calls.list({ caseFilingId })) as [LimitRecord];
    await calls.post({ proceedingId, code: 'TRIBUNAL', triggerDate: '2024-06-20' });
    const sections = async () =>
      Object.fromEntries((await calls.list({ caseFilingId })).map(({ code, section }) => [code, section]));
    expect(await sections()).toEqual({ COMMISSIONER: '220', TRIBUNAL: '226' });
    await calls.call('PUT', `/api/case/case-fillings/${caseFilingId}`, {
      nothiNumber: 'L-corrected/24',
      workPlace: { id: calls.parts.section },
      dateOfJudgement: '2024-06-01',
    });
    expect(await sections()).toEqual({ COMMISSIONER: '193', TRIBUNAL: '196A' });
    expect(await driftOfLimits(calls.parts.test.db)).toEqual([]);
  });
});
