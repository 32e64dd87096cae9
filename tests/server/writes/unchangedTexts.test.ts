import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindName } from '../../../domain/kinds';
import {
  addCases,
  addCnfAgent,
  addCompany,
  addFilings,
  addWorkPlace,
  buildFiling,
} from '../../support/register';
import { someAgentKinds, someCaseTypes } from '../../support/standIns';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { addRecord } from '../accounts/users';

let test: TestApp;
let bearer: { authorization: string };
let filing: number;

beforeAll(async () => {
  test = await buildTestApp();
  bearer = await test.as('ROLE_ADMIN');
  filing = await newFiling();
});
afterAll(() => test.close());

const newFiling = async () => {
  const workPlaceId = await addWorkPlace(test.db);
  return (await addFilings(test.db, [buildFiling({ workPlaceId })]))[0]!;
};

/** Texts stored earlier that today’s validation would refuse or change. */
const TURNED = 'Old \u202etext';
const ODD = 'Two\u200b lines\nin one';

interface Register {
  title: string;
  table: string;
  /** A single-line text field and its column. */
  field: string;
  column: string;
  add: () => Promise<number>;
  read: (id: number) => string;
  /** The HTTP method that replaces a record; PUT by default. */
  method?: 'POST';
  write: (id: number) => string;
}

const registers: Register[] = [
  {
    title: 'a case filing',
    table: 'case_filing',
    field: 'shipName',
    column: 'ship_name',
    add: newFiling,
    read: (id) => `/api/casebook/case-fillings/${id}`,
    write: (id) => `/api/case/case-fillings/${id}`,
  },
  {
    title: 'a company',
    table: 'company',
    field: 'companyName',
    column: 'company_name',
    add: () => addCompany(test.db),
    read: (id) => `/api/casebook/companies/${id}`,
    write: (id) => `/api/case/companies/${id}`,
  },
  {
    title: 'a user',
    table: 'app_user',
    field: 'fullName',
    column: 'full_name',
    add: async () => (await addRecord(test)).id,
    read: (id) => `/api/casebook/users/${id}`,
    method: 'POST',
    write: () => '/api/case/update-user',
  },
  ...someAgentKinds.map(({ name, title, table, collection }) => ({
    title: `an agent, ${title}`,
    table,
    field: 'address',
    column: 'address',
    add: () => addAgent(table),
    read: (id: number) => `/api/casebook/${name}/${id}`,
    write: (id: number) => `/api/case/${collection}/${id}`,
  })),
  ...someCaseTypes.map((type) => {
    const [field] = Object.entries(type.fields).find(([, each]) => kindName(each) === 'text')!;
    return {
      title: `a case, ${type.title}`,
      table: type.table,
      field,
      column: field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      add: async () => (await addCases(test.db, type, [{ caseFillingId: filing }]))[0]!,
      read: (id: number) => `/api/case/${type.name}/${id}`,
      write: (id: number) => `/api/case/${type.name}/${id}`,
    };
  }),
];

async function addAgent(table: string): Promise<number> {
  if (table === 'cnf_agent') return addCnfAgent(test.db);
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (agent_name, lic_no, contact_number, address)
    values ('Agent', ${`L-${Math.random()}`}, '01711000000', 'Agrabad') returning id`.execute(test.db);
  return rows[0]!.id;
}

describe.each(registers)('$title', ({ table, field, column, add, read, write, method = 'PUT' }) => {
  /** Stores a record with an old text. @returns the record as read, with functions to send and to read it again */
  async function holding(text: string) {
    const id = await add();
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text} where id = ${id}`.execute(test.db);
    const record: Record<string, unknown> = (
      await test.app.inject({ url: read(id), headers: bearer })
    ).json();
    const send = (changes: object) =>
      test.app.inject({ method, url: write(id), headers: bearer, payload: { ...record, ...changes } });
    const stored = async () =>
      (
        await sql<{ text: string }>`
        select ${sql.ref(column)} as text from ${sql.table(table)} where id = ${id}`.execute(test.db)
      ).rows[0]!.text;
    return { record, send, stored };
  }

  it.each([
    ['is refused', TURNED],
    ['is altered', ODD],
    ['is too long', 'x'.repeat(256)],
  ])('a stored text that %s today is kept when it is sent back unchanged', async (_, text) => {
    const { record, send, stored } = await holding(text);
    expect(record[field]).toBe(text);
    const answer = await send({});
    expect([answer.statusCode, answer.json()[field]]).toEqual([200, text]);
    expect(await stored()).toBe(text);
  });

  it('a changed text with direction marks is refused, even if the stored one has them', async () => {
    const { send, stored } = await holding(TURNED);
    const answer = await send({ [field]: `${TURNED}!` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message:
        'Must not contain invisible marks that change the direction of writing. Type it instead of pasting it',
      errors: [{ field, code: 'directionMarks' }],
    });
    expect(await stored()).toBe(TURNED);
  });

  it('invisible characters and line breaks are removed from a new text', async () => {
    const { send, stored } = await holding('Old');
    expect((await send({ [field]: ' New\u200b \u00adte\ufeffxt\r\nhere ' })).statusCode).toBe(200);
    expect(await stored()).toBe('New text here');
  });
});

describe('my account', () => {
  const url = '/api/casebook/account';
  const save = (payload: object) => test.app.inject({ method: 'PUT', url, headers: bearer, payload });

  it('saving one’s own account keeps a stored name with direction marks, but refuses a new name with them', async () => {
    const { userId } = (await test.app.inject({ url, headers: bearer })).json();
    await sql`update app_user set full_name = ${TURNED}, phone = '01711000000' where id = ${userId}`.execute(
      test.db,
    );
    const mine = (await test.app.inject({ url, headers: bearer })).json();
    expect((await save(mine)).json().fullName).toBe(TURNED);
    const answer = await save({ ...mine, version: undefined, fullName: `${TURNED}!` });
    expect(answer.json()).toMatchObject({
      status: 400,
      errors: [{ field: 'fullName', code: 'directionMarks' }],
    });
  });
});
