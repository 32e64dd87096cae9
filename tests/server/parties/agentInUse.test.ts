import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCnfAgent, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

let test: TestApp;
let admin: { authorization: string };
let section: number;

beforeAll(async () => {
  test = await buildTestApp({ connections: 12 });
  admin = await test.as('ROLE_ADMIN');
  section = await addWorkPlace(test.db, 'AIR');
});
afterAll(() => test.close());

const remove = (id: number) =>
  test.app.inject({ method: 'DELETE', url: `/api/case/cnf-agents/${id}`, headers: admin });
const file = (method: 'POST' | 'PUT', url: string, cnfAgent: number) =>
  test.app.inject({
    method,
    url,
    headers: admin,
    payload: { nothiNumber: `of agent ${cnfAgent}`, workPlace: { id: section }, cnfAgent: { id: cnfAgent } },
  });
const somebodyWaits = async () => {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from pg_locks where not granted) as waiting
  `.execute(test.db);
  return rows[0]!.waiting;
};

it('deleting an agent that filings name is refused with the number of those filings', async () => {
  const agent = await addCnfAgent(test.db);
  const filings = [1, 2].map(() => buildFiling({ workPlaceId: section, cnfAgentId: agent }));
  const ids = await addFilings(test.db, filings);
  const response = await remove(agent);
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({
    code: 'inUse',
    message: 'In use by Demand Notice/Order of Custom House, Chattogram (2), so it cannot be deleted',
    usedBy: [{ resource: 'case-fillings', count: 2 }],
  });
  await test.db.deleteFrom('caseFiling').where('id', 'in', ids).execute();
  expect((await remove(agent)).json()).toEqual({ id: agent });
});

it('filings show an agent’s new name at once', async () => {
  const agent = await addCnfAgent(test.db, 'Old Name');
  const [filing] = await addFilings(test.db, [buildFiling({ workPlaceId: section, cnfAgentId: agent })]);
  await test.app.inject({
    method: 'PUT',
    url: `/api/case/cnf-agents/${agent}`,
    headers: admin,
    payload: { cnfAgentName: 'New Name', licNo: 'N-1', contactNumber: '1', address: 'Agrabad' },
  });
  const read = await test.app.inject({ url: `/api/casebook/case-fillings/${filing}`, headers: admin });
  expect(read.json()).toMatchObject({ cnfAgent: { cnfAgentName: 'New Name', licNo: 'N-1' } });
});

it.each([
  ['registered', 'POST'],
  ['saved', 'PUT'],
] as const)(
  'a filing being %s is refused at its agent’s field if the agent is deleted at the same time',
  async (_, method) => {
    const agent = await addCnfAgent(test.db);
    const [filing] = await addFilings(test.db, [buildFiling({ workPlaceId: section })]);
    const url = method === 'PUT' ? `/api/case/case-fillings/${filing}` : '/api/case/case-fillings';

    const deletion = await test.db.startTransaction().execute();
    await deletion.deleteFrom('cnfAgent').where('id', '=', agent).execute();
    const answer = file(method, url, agent).then((response) => response);
    await expect.poll(somebodyWaits).toBe(true);
    await deletion.commit().execute();

    expect((await answer).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'cnfAgentId', code: 'unknownReference' }],
    });
  },
);

it('deleting an agent is refused if a filing with the agent is added at the same time', async () => {
  const agent = await addCnfAgent(test.db);
  const writing = await test.db.startTransaction().execute();
  await addFilings(writing, [buildFiling({ workPlaceId: section, cnfAgentId: agent })]);
  const answer = remove(agent).then((response) => response);
  await expect.poll(somebodyWaits).toBe(true);
  await writing.commit().execute();
  expect((await answer).json()).toMatchObject({ status: 409, code: 'inUse', usedBy: [{ count: 1 }] });
});
