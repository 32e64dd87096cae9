import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useHistory, type Headers } from './calls';

const history = useHistory();
const { call, sound, addFiling } = history;

const ask = (register: string, ids: number[] | string, headers?: Headers) =>
  call('GET', `/api/casebook/changes/last?register=${register}&ids=${String(ids)}`, null, headers);

it('the last changes name who changed each record, when and how, in the order of the requested ids', async () => {
  const [first, second] = [await addFiling(), await addFiling()];
  const edited = { ...first, remarks: 'Sent to the law section' };
  await sound('PUT', `/api/case/case-fillings/${first.id}`, edited, {
    ...history.customs,
    'casebook-via': 'row',
  });
  const answer = (await ask('case-fillings', [second.id, 987_654, first.id])).json();
  expect(answer).toEqual([
    {
      recordId: second.id,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      by: expect.objectContaining({ userName: expect.stringContaining('admin') }),
      via: 'form',
    },
    {
      recordId: first.id,
      at: expect.any(String),
      by: expect.objectContaining({ userName: expect.stringContaining('customs') }),
      via: 'row',
    },
  ]);
  expect(Date.parse(answer[1].at)).toBeGreaterThan(Date.parse(answer[0].at));
});

it('the last changes name nobody for a change by the system', async () => {
  const { id } = await addFiling();
  const { db } = history.test;
  await db.updateTable('caseFiling').set({ remarks: 'By hand', version: 2 }).where('id', '=', id).execute();
  expect((await ask('case-fillings', [id])).json()).toMatchObject([
    { recordId: id, by: null, via: 'system' },
  ]);
});

it('the last changes leave out a record that nobody has changed since its history began', async () => {
  await sql`
    insert into change (register, record_id, action, version, became) values ('companies', 77, 'baseline', 1, '{}')
  `.execute(history.test.db);
  expect((await ask('companies', [77])).json()).toEqual([]);
});

it('the last changes are answered only to users who may read the register', async () => {
  const { id } = await sound('POST', '/api/casebook/sections', { name: 'Export' });
  expect((await ask('sections', [id])).json()).toHaveLength(1);
  expect((await ask('sections', [id], history.customs)).statusCode).toBe(403);
  expect((await ask('civil-case', [1], history.customs)).statusCode).toBe(403);
  expect((await ask('tribunal-cases', [1], history.customs)).statusCode).toBe(200);
});

it('the last changes are answered for at most 100 records', async () => {
  const ids = Array.from({ length: 101 }, (_, place) => place + 1);
  expect((await ask('companies', ids.slice(0, 100))).statusCode).toBe(200);
  expect((await ask('companies', ids)).statusCode).toBe(400);
});

it.each([
  ['hearings', '1'],
  ['change', '1'],
  ['companies', '1,x'],
])('the request for the last changes of register=%s&ids=%s is refused', async (register, ids) => {
  expect((await ask(register, ids)).statusCode).toBe(400);
});
