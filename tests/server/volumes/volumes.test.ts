import { describe, expect, it } from 'vitest';
import { dayFromToday, refusal, useHearings } from '../hearings/calls';

const calls = useHearings();
const BOARD = 5;

interface Movement {
  id: number;
  version: number;
  volumeId: number;
  [name: string]: unknown;
}

const post = (path: string, body: object) =>
  calls.call('POST', `/api/casebook/${path}`, body, calls.parts.customs);
const list = async (resource: string, filter: object, sort = '["id","ASC"]') =>
  (
    await calls.call(
      'GET',
      `/api/casebook/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), sort })}`,
    )
  ).json<Movement[]>();
const addVolume = async (caseFilingId: number, values: object = {}) =>
  (await post('volumes', { caseFilingId, ...values })).json<{ id: number; no: number }>();

describe('where a paper file is', () => {
  it('a volume sent to the Attorney General is late one day after its due day, and is sent again only after its receipt', async () => {
    const caseFilingId = await calls.addFiling();
    await addVolume(caseFilingId);
    const second = await addVolume(caseFilingId, { place: 'Rack 4' });
    expect(second).toMatchObject({ no: 2, place: 'Rack 4', at: 'Rack 4', movementId: null });
    const sending = {
      volumeId: second.id,
      to: 'Attorney General’s office',
      by: 'Legal wing',
      takenBy: 'Peon Karim',
      on: dayFromToday(-15),
      purpose: 'Writ hearing',
      dueBack: dayFromToday(-1),
    };
    const sent = (await post('movements', sending)).json<Movement>();
    expect(sent).toMatchObject({
      ...sending,
      no: 2,
      caseFilingId,
      daysLate: 1,
      receivedOn: null,
      version: 1,
    });
    const again = await post('movements', { ...sending, to: 'Board' });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: 'volumeIsOut',
      params: { volume: 2, at: 'Attorney General’s office', day: dayFromToday(-15) },
    });
    expect(again.json<{ message: string }>().message).toMatch(
      /^Volume 2 has been at Attorney General’s office since \d\d\/\d\d\/\d{4}. Receive it first$/,
    );
    expect(await list('volumes', { caseFilingId })).toMatchObject([
      { no: 1, at: null, movementId: null },
      { no: 2, at: 'Attorney General’s office', place: 'Rack 4', movementId: sent.id, daysLate: 1 },
    ]);
    const late = await list('movements', { late: true, caseFilingId });
    expect(late.map(({ id }) => id)).toEqual([sent.id]);
    // without a place it is back where it was
    const back = await post(`movements/${sent.id}/receive`, { on: dayFromToday(0), version: 1 });
    expect(back.json()).toMatchObject({ receivedOn: dayFromToday(0), receivedAt: 'Rack 4', daysLate: null });
    expect(await list('movements', { late: true, caseFilingId })).toEqual([]);
    expect(refusal(await post(`movements/${sent.id}/receive`, {}))).toBe('409 movementReceived');
    expect((await post('movements', sending)).statusCode).toBe(200);
  });

  it('one of two people who send a volume at once is refused', async () => {
    const caseFilingId = await calls.addFiling();
    const { id: volumeId } = await addVolume(caseFilingId);
    const answers = await Promise.all(
      ['Rack 1', 'Rack 2'].map((to) => post('movements', { volumeId, to, on: dayFromToday(0) })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('a volume received at a desk enters the desk into the delay account, and ends the step before', async () => {
    const caseFilingId = await calls.addFiling();
    await post('steps', { caseFilingId, desk: 6, in: dayFromToday(-40) });
    // a file without volumes has volume 1 when it is first sent
    const sent = (
      await post('movements', { caseFilingId, to: 'বোর্ড', on: dayFromToday(-9) })
    ).json<Movement>();
    expect(sent).toMatchObject({ no: 1, to: 'Board', toBn: 'বোর্ড' });
    await post(`movements/${sent.id}/receive`, { on: dayFromToday(-8) });
    const account = [
      { desk: 6, in: dayFromToday(-40), out: dayFromToday(-8) },
      { desk: BOARD, in: dayFromToday(-8), out: null },
    ];
    expect(await list('steps', { caseFilingId }, '["in","ASC"]')).toMatchObject(account);
    expect(await list('volumes', { caseFilingId, place: BOARD })).toMatchObject([{ at: 'Board' }]);
    expect(await list('volumes', { caseFilingId, place: 'oar' })).toHaveLength(1);
    // one that comes there later changes nothing, and what was entered by hand stays
    const { id: volumeId } = await addVolume(caseFilingId);
    const other = (await post('movements', { volumeId, to: 'Board', on: dayFromToday(-9) })).json<Movement>();
    await post(`movements/${other.id}/receive`, {});
    expect(await list('steps', { caseFilingId }, '["in","ASC"]')).toMatchObject(account);
    const third = (
      await post('movements', { volumeId, to: 'Solicitor', on: dayFromToday(-30) })
    ).json<Movement>();
    expect((await post(`movements/${third.id}/receive`, { on: dayFromToday(-20) })).statusCode).toBe(200);
    expect(await list('steps', { caseFilingId }, '["in","ASC"]')).toMatchObject(account);
  });

  it('many files are sent and received at once, and those that stay are named', async () => {
    const files = [await calls.addFiling(), await calls.addFiling(), await calls.addFiling()];
    await post('movements', { caseFilingId: files[0], to: 'Rack 9', on: dayFromToday(0) });
    const sent = await post('movements/send', { caseFilingIds: files, to: 'High Court' });
    expect(sent.json()).toMatchObject({ moved: 2, kept: [{ caseFilingId: files[0], no: 1, at: 'Rack 9' }] });
    const [first, ...others] = files;
    const received = await post('movements/receive', { caseFilingIds: others, at: 'Record room' });
    expect(received.json()).toEqual({ moved: 2, kept: [] });
    expect(await list('volumes', { place: 'record ROOM' })).toHaveLength(2);
    const none = await post('movements/receive', { caseFilingIds: files });
    expect(none.json()).toMatchObject({ moved: 1, kept: [{ at: 'Record room' }, { at: 'Record room' }] });
    expect(await list('movements', { caseFilingId: first, open: true })).toEqual([]);
  });

  it('a movement is refused with days in the wrong order, in the future, or without a volume', async () => {
    const caseFilingId = await calls.addFiling();
    const sending = { caseFilingId, to: 'Board', on: dayFromToday(0) };
    expect(refusal(await post('movements', { ...sending, on: dayFromToday(1) }))).toBe('400 on notYet');
    expect(refusal(await post('movements', { ...sending, dueBack: dayFromToday(-1) }))).toBe(
      '400 dueBack beforeFirstDay',
    );
    expect(refusal(await post('movements', { ...sending, caseFilingId: null }))).toBe(
      '400 volumeId fieldRequired',
    );
    expect(refusal(await post('movements', { ...sending, volumeId: 99999 }))).toBe(
      '400 volumeId unknownReference',
    );
    expect(refusal(await post('movements', { ...sending, to: ' ' }))).toBe('400 to fieldRequired');
    expect(await list('volumes', { caseFilingId })).toEqual([]);
    await addVolume(caseFilingId, { no: 3 });
    expect(refusal(await post('volumes', { caseFilingId, no: 3 }))).toBe('409 no volumeTaken');
    expect(refusal(await post('volumes', { caseFilingId, no: 0 }))).toBe('400 no notPositive');
    const { id, version } = (await post('movements', sending)).json<Movement>();
    expect(refusal(await post(`movements/${id}/receive`, { on: dayFromToday(-1) }))).toBe(
      '400 on beforeFirstDay',
    );
    await calls.call('PUT', `/api/casebook/movements/${id}`, { ...sending, volumeId: null, version });
    expect(refusal(await post(`movements/${id}/receive`, { version: 0 }))).toBe('409 stale');
  });
});

it('volumes and movements are on the timeline, in the history, and come back with their file', async () => {
  const caseFilingId = await calls.addFiling();
  const sent = (
    await post('movements', { caseFilingId, to: 'Bench 3', on: dayFromToday(-2) })
  ).json<Movement>();
  await post(`movements/${sent.id}/receive`, { on: dayFromToday(-1), at: 'Rack 1' });
  const { timeline } = (await calls.call('GET', `/api/casebook/files/${caseFilingId}`)).json<{
    timeline: object[];
  }>();
  expect(timeline.slice(0, 2)).toMatchObject([
    { kind: 'received', date: dayFromToday(-1), volume: 1, place: 'Rack 1' },
    { kind: 'sent', date: dayFromToday(-2), volume: 1, place: 'Bench 3' },
  ]);
  const { timeline: past } = (
    await calls.call('GET', `/api/casebook/files/${caseFilingId}?asOf=${dayFromToday(0)}`)
  ).json<{ timeline: object[] }>();
  expect(past.slice(0, 2)).toMatchObject([{ place: 'Rack 1' }, { place: 'Bench 3' }]);
  const changes = await list('changes', { register: 'movements', recordId: sent.id });
  expect(changes).toMatchObject([
    { action: 'create', caseFilingId, became: { to: 'Bench 3', on: dayFromToday(-2) } },
    { action: 'edit', became: { receivedOn: dayFromToday(-1), receivedAt: 'Rack 1' } },
  ]);
  const inUse = await calls.call('DELETE', `/api/casebook/volumes/${sent.volumeId}`);
  expect(inUse.json()).toMatchObject({ code: 'inUse', usedBy: [{ resource: 'movements', count: 1 }] });
  await calls.call('DELETE', `/api/case/case-filling${caseFilingId}`);
  expect(await list('volumes', { caseFilingId })).toEqual([]);
  const [gone] = await list('deleted', { register: 'case-fillings', recordId: caseFilingId });
  const restored = await calls.call('POST', `/api/casebook/deleted/${gone!.id}/restore`);
  expect(restored.statusCode, restored.body).toBe(200);
  expect(await list('movements', { caseFilingId })).toMatchObject([
    { id: sent.id, receivedAt: 'Rack 1', no: 1 },
  ]);
});

it('a desk that is merged takes its volumes and movements along', async () => {
  const caseFilingId = await calls.addFiling();
  const { id } = (await calls.call('POST', '/api/casebook/desks', { name: 'Annex' })).json<{ id: number }>();
  const sent = (await post('movements', { caseFilingId, to: 'annex', on: dayFromToday(0) })).json<Movement>();
  await post(`movements/${sent.id}/receive`, {});
  expect((await calls.call('DELETE', `/api/casebook/desks/${id}`)).statusCode).toBe(409);
  await calls.call('POST', `/api/casebook/desks/${id}/merge`, { into: BOARD });
  expect(await list('volumes', { caseFilingId })).toMatchObject([{ at: 'Board' }]);
  expect(await list('movements', { caseFilingId })).toMatchObject([{ to: 'Board', receivedAt: 'Board' }]);
});
