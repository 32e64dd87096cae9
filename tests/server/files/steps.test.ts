import { beforeAll, describe, expect, it } from 'vitest';
import { refusal, useHearings, type Hearings } from '../hearings/calls';

const calls = useHearings();
let officer: Hearings['parts']['customs'];
beforeAll(async () => {
  officer = calls.parts.customs;
});

const BOARD = 5;
const SOLICITOR = 6;

interface Step {
  id: number;
  version: number;
  [name: string]: unknown;
}

const add = (values: object) => calls.call('POST', '/api/casebook/steps', values, officer);
const put = (step: Step, change: object) =>
  calls.call('PUT', `/api/casebook/steps/${step.id}`, { ...step, ...change }, officer);
const list = async (caseFilingId: number) =>
  (
    await calls.call('GET', `/api/casebook/steps?filter={"caseFilingId":${caseFilingId}}&sort=["in","ASC"]`)
  ).json<Step[]>();

describe('the steps of a file', () => {
  it('the steps of a file are entered by staff, with the name of the desk in both languages', async () => {
    const caseFilingId = await calls.addFiling();
    const first = {
      caseFilingId,
      desk: BOARD,
      in: '2026-02-01',
      out: '2026-02-10',
      holder: 'Second Secretary',
    };
    expect((await add(first)).json()).toMatchObject({
      ...first,
      deskName: 'Board',
      deskNameBn: 'বোর্ড',
      version: 1,
    });
    await add({ caseFilingId, desk: SOLICITOR, in: '2026-02-10' });
    expect(await list(caseFilingId)).toMatchObject([
      { in: '2026-02-01', out: '2026-02-10' },
      { in: '2026-02-10', out: null, holder: null, deskName: 'Solicitor' },
    ]);
  });

  it('a file’s stay at a desk is refused when its days overlap with another stay of that file', async () => {
    const caseFilingId = await calls.addFiling();
    const board = (
      await add({ caseFilingId, desk: BOARD, in: '2026-02-01', out: '2026-02-10' })
    ).json<Step>();
    const within = { caseFilingId, desk: SOLICITOR, in: '2026-02-09', out: '2026-02-12' };
    expect(refusal(await add(within))).toBe('400 in stepOverlaps');
    const after = (await add({ ...within, in: '2026-02-10' })).json<Step>();
    expect(refusal(await put(after, { in: '2026-02-05' }))).toBe('400 in stepOverlaps');
    expect(refusal(await put(board, { out: null }))).toBe('400 in stepOverlaps');
    expect((await put(board, { holder: 'Member' })).json()).toMatchObject({ holder: 'Member', version: 2 });
    const other = await calls.addFiling();
    expect((await add({ ...within, caseFilingId: other })).statusCode).toBe(200);
  });

  it('one of two overlapping steps of a file that are sent at the same time is refused', async () => {
    const caseFilingId = await calls.addFiling();
    const answers = await Promise.all(
      [BOARD, SOLICITOR].map((desk) => add({ caseFilingId, desk, in: '2026-02-01', out: '2026-02-10' })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    // with 409 if both passed the check, so that the constraint refused one
    expect(refused.map((answer) => refusal(answer).slice(4))).toEqual(['in stepOverlaps']);
  });

  it('a step is refused with days in the wrong order, or with an unknown desk or file', async () => {
    const caseFilingId = await calls.addFiling();
    const step = { caseFilingId, desk: BOARD, in: '2026-02-10', out: '2026-02-12' };
    expect(refusal(await add({ ...step, out: '2026-02-09' }))).toBe('400 out beforeFirstDay');
    expect(refusal(await add({ ...step, desk: 99 }))).toBe('400 desk unknownReference');
    expect(refusal(await add({ ...step, caseFilingId: 9999 }))).toBe('400 caseFilingId unknownReference');
    const stored = (await add(step)).json<Step>();
    const other = await calls.addFiling();
    expect(refusal(await put(stored, { caseFilingId: other }))).toBe('400 caseFilingId stepFixed');
  });

  it('a step can be restored from the bin unless another step now has one of its days', async () => {
    const caseFilingId = await calls.addFiling();
    const step = { caseFilingId, desk: BOARD, in: '2026-02-01', out: '2026-02-10' };
    const { id } = (await add(step)).json<Step>();
    await calls.call('DELETE', `/api/casebook/steps/${id}`);
    await add({ ...step, in: '2026-02-05' });
    const [gone] = (
      await calls.call('GET', `/api/casebook/deleted?filter={"register":"steps","recordId":${id}}`)
    ).json<{ id: number }[]>();
    const refused = await calls.call('POST', `/api/casebook/deleted/${gone!.id}/restore`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'stepOverlaps']);
  });

  it('a step of a single day can be restored from the bin unless another step now has that day', async () => {
    const caseFilingId = await calls.addFiling();
    const oneDay = { caseFilingId, desk: BOARD, in: '2026-02-15', out: '2026-02-15' };
    const { id } = (await add(oneDay)).json<Step>();
    await calls.call('DELETE', `/api/casebook/steps/${id}`);
    const long = (await add({ ...oneDay, in: '2026-02-10', out: '2026-02-20' })).json<Step>();
    const restore = async () => {
      const filter = `{"register":"steps","recordId":${id}}`;
      const [gone] = (await calls.call('GET', `/api/casebook/deleted?filter=${filter}`)).json<
        { id: number }[]
      >();
      return calls.call('POST', `/api/casebook/deleted/${gone!.id}/restore`);
    };
    expect((await restore()).json()).toMatchObject({ status: 409, code: 'stepOverlaps' });
    await put(long, { out: '2026-02-15' });
    expect((await restore()).statusCode).toBe(200);
    expect(await list(caseFilingId)).toMatchObject([{ in: '2026-02-10' }, { in: '2026-02-15' }]);
  });

  it('steps are recorded in the history, deleted by administrators, and restored with their file', async () => {
    const caseFilingId = await calls.addFiling();
    const step = (await add({ caseFilingId, desk: BOARD, in: '2026-02-10' })).json<Step>();
    expect(
      (await calls.call('DELETE', `/api/casebook/steps/${step.id}`, undefined, officer)).statusCode,
    ).toBe(403);
    const filter = JSON.stringify({ register: 'steps', recordId: step.id });
    const [change] = (await calls.call('GET', `/api/casebook/changes?filter=${filter}`)).json<object[]>();
    expect(change).toMatchObject({
      action: 'create',
      caseFilingId,
      became: { desk: { id: BOARD, name: 'Board' }, in: '2026-02-10' },
    });
    await calls.call('DELETE', `/api/case/case-filling${caseFilingId}`);
    expect(await list(caseFilingId)).toEqual([]);
    const [gone, ...others] = (
      await calls.call(
        'GET',
        `/api/casebook/deleted?filter={"from":"2026-01-01"}&sort=["id","DESC"]&range=[0,1]`,
      )
    ).json<{ id: number; register: string; recordId: number }[]>();
    expect(gone).toMatchObject({ register: 'case-fillings', recordId: caseFilingId });
    expect(others).not.toContainEqual(expect.objectContaining({ register: 'steps', recordId: step.id }));
    await calls.call('POST', `/api/casebook/deleted/${gone!.id}/restore`);
    expect(await list(caseFilingId)).toMatchObject([{ id: step.id, in: '2026-02-10', out: null }]);
  });
});

it('a desk in use cannot be deleted, but can be merged into another desk, which gets its steps', async () => {
  const caseFilingId = await calls.addFiling();
  const { id } = (await calls.call('POST', '/api/casebook/desks', { name: 'Ministry' })).json<{
    id: number;
  }>();
  await add({ caseFilingId, desk: id, in: '2026-02-10' });
  const refused = await calls.call('DELETE', `/api/casebook/desks/${id}`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'inUse']);
  await calls.call('POST', `/api/casebook/desks/${id}/merge`, { into: BOARD });
  expect(await list(caseFilingId)).toMatchObject([{ desk: BOARD, deskName: 'Board', version: 2 }]);
});
