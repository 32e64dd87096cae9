import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { signInAs } from '../../support/signInAs';
import { told, useImports } from './calls';

const imports = useImports();

/** Undoes an import. @returns the kept rows and why they were kept, as `line field code`. */
const leftByUndo = async (id: number) => told(await imports.keptByUndo(id));

const send = async (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => {
  const answer = await imports.call(method, url, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ id: number }>();
};

const change = async (url: string, values: object, writeUrl = url) => {
  const stored = (await imports.call('GET', url)).json<object>();
  await send('PUT', writeUrl, { ...stored, ...values });
};

/** Imports files with these numbers. @returns the id of the import. */
const filesIn = (...numbers: string[]) =>
  imports.broughtIn(
    'case-fillings',
    ['nothiNumber', 'workPlaceId'],
    numbers.map((number) => [number, 'Air Unit']),
  );

it('the undo of an import keeps a file or case in whose proceeding a law officer was entered', async () => {
  const nameLawOfficer = async (number: string) => {
    const { rows } = await sql<{ id: number }>`
      select id from proceeding where number = ${number}
    `.execute(imports.db);
    await change(`/api/casebook/proceedings/${rows[0]!.id}`, { lawOfficer: 'Md. Zahirul Haque' });
  };
  const files = await filesIn('P-named', 'P-untouched');
  await nameLawOfficer('P-named');
  expect(await leftByUndo(files)).toEqual(['2 - touched']);

  const cases = await imports.broughtIn(
    'tribunal-cases',
    ['caseFilingId', 'tribunalCaseNo'],
    [
      ['P-named', 'T-untouched'],
      ['P-named', 'T-named'],
    ],
  );
  await nameLawOfficer('T-named');
  expect(await leftByUndo(cases)).toEqual(['3 - touched']);
});

it('the undo of an import keeps a case if a user entered a result or another hearing there', async () => {
  await imports.file('Hearings');
  const id = await imports.broughtIn(
    'tribunal-cases',
    ['caseFilingId', 'tribunalCaseNo', 'dateOfHearing01'],
    ['T-as-it-was', 'T-with-a-result', 'T-with-another'].map((number) => ['Hearings', number, '5/1/2026']),
  );
  const { rows } = await sql<{ id: number; proceedingId: number; number: string }>`
    select h.id, p.id as proceeding_id, p.number from hearing h join proceeding p on p.id = h.proceeding_id
    where p.number like 'T-%' order by p.number
  `.execute(imports.db);
  expect(rows.map(({ number }) => number)).toEqual(['T-as-it-was', 'T-with-a-result', 'T-with-another']);
  await send('POST', `/api/casebook/hearings/${rows[1]!.id}/result`, { result: 'ADJOURNED' });
  await send('POST', '/api/casebook/hearings', { proceedingId: rows[2]!.proceedingId, date: '2026-02-05' });

  expect(await leftByUndo(id)).toEqual(['3 - touched', '4 - touched']);
  const left = await sql`select from hearing where id = ${rows[0]!.id}`.execute(imports.db);
  expect(left.rows).toHaveLength(0);
});

it('the undo of an import restores the item number of a hearing whose day the import had changed', async () => {
  const caseFilling = { id: await imports.file('Listed') };
  const values = { caseFilling, tribunalCaseNo: 'T-listed', dateOfHearing01: '2026-01-05' };
  await imports.add('tribunal-cases', values);
  const listed = async () => {
    const { rows } = await sql`
      select date::text, item_no, with_id from hearing where case_filing_id = ${caseFilling.id}
    `.execute(imports.db);
    return rows;
  };
  await sql`
    update hearing set item_no = '12', with_id = '11' where case_filing_id = ${caseFilling.id}
  `.execute(imports.db);
  const fields = ['caseFilingId', 'tribunalCaseNo', 'dateOfHearing01'];
  const lines = [['Listed', 'T-listed', '12/1/2026']];
  const id = await imports.broughtIn('tribunal-cases', fields, lines, { existing: 'update' });
  expect(await listed()).toEqual([{ date: '2026-01-12', itemNo: null, withId: null }]);
  expect(await leftByUndo(id)).toEqual([]);
  expect(await listed()).toEqual([{ date: '2026-01-05', itemNo: '12', withId: '11' }]);
});

it('the undo of an import keeps a file to which a user has added a step', async () => {
  const id = await filesIn('D-untouched', 'D-delayed');
  const caseFilingId = (await imports.rows(id))[1]!.recordId;
  await send('POST', '/api/casebook/steps', { caseFilingId, desk: 5, in: '2026-02-01' });
  expect(await leftByUndo(id)).toEqual(['3 - touched']);
});

const agent = (cnfAgentName: string, licNo: string) => ({
  cnfAgentName,
  licNo,
  contactNumber: '01711000000',
  address: 'Agrabad',
});

it.each([
  ['companies', { companyName: 'Sangu Foods' }, { companyName: 'Halda Foods' }, 'company'],
  ['cnf-agents', agent('Sea Link', '301000001'), agent('Sky Link', '301000002'), 'cnfAgent'],
])(
  'the undo of an import keeps %s that a file refers to by now',
  async (register, unused, used, reference) => {
    const lines = [unused, used].map((values) => Object.values<string>(values));
    const id = await imports.broughtIn(register, Object.keys(used), lines);
    const named = { id: (await imports.rows(id))[1]!.recordId };
    await imports.file(`Names ${reference}`, { [reference]: named });
    expect(await leftByUndo(id)).toEqual(['3 - touched']);
  },
);

it('the undo of an import keeps a user who has signed in, or is responsible for a time limit', async () => {
  const id = await imports.broughtIn(
    'users',
    ['userName', 'fullName', 'phone', 'roles'],
    ['untouched', 'signed', 'responsible'].map((name, at) => [name, name, `0171122334${at}`, 'Admin']),
  );
  await signInAs(imports.db, 'signed');
  const { recordId: responsibleId } = (await imports.rows(id))[2]!;
  const { records } = await imports.list({ filter: { caseFilingId: await imports.file('R-1') } });
  const limit = { proceedingId: records[0]!.id, code: null, name: 'Reply', byCount: '2026-12-31' };
  await send('POST', '/api/casebook/limits', { ...limit, responsibleId });
  expect(await leftByUndo(id)).toEqual(['3 - touched', '4 - touched']);
});

it('the undo of an import keeps later edits of a record that the import did not change', async () => {
  const record = await imports.file('Same', { productName: 'Silk' });
  const fields = ['nothiNumber', 'workPlaceId', 'productName'];
  const lines = [['Same', 'Air Unit', 'Silk']];
  const id = await imports.broughtIn('case-fillings', fields, lines, { existing: 'update' });
  const shown = `/api/casebook/case-fillings/${record}`;
  await change(shown, { productName: 'Jute' }, `/api/case/case-fillings/${record}`);
  expect(await imports.step(id, 'undo')).toMatchObject({ state: 'UNDONE', counts: { ready: 1, kept: 0 } });
  expect((await imports.call('GET', shown)).json()).toMatchObject({ productName: 'Jute' });
});

/** Imports rows over existing records. @returns the id of the import. */
const updated = (register: string, fields: string[], lines: string[][]) =>
  imports.broughtIn(register, fields, lines, { existing: 'update' });

/** Undoes an import. @returns the kept rows, each with the first reason why it was kept. */
const reasonsOfUndo = async (id: number) =>
  (await imports.keptByUndo(id)).map(({ line, errors: [error] }) => ({ line, ...error }));

const gone = (line: number, field: string, what: string) => ({
  line,
  field,
  code: 'goneSince',
  params: { what },
  message: `Was “${what}” before, which has since been merged or deleted, so it was kept. Restore “${what}”, or edit the record`,
});

/** Adds two records of a list, the older one of which a test removes. @returns their ids. */
async function two(list: string, name = list) {
  const add = (age: string) => send('POST', `/api/casebook/${list}`, { name: `${age} ${name}` });
  return [(await add('Older')).id, (await add('Newer')).id] as const;
}

it.each([
  ['section', 'sections', 'workPlaceId', 'workPlace'],
  ['bank', 'banks', 'bankId', 'bank'],
])(
  'the undo of an import names the %s of a file that was merged away since',
  async (_, list, field, reference) => {
    const [older, newer] = await two(list);
    const numbers = [`${list} 1`, `${list} 2`];
    for (const number of numbers) await imports.file(number, { [reference]: { id: older } });
    const lines = numbers.map((number) => [number, `Newer ${list}`]);
    const id = await updated('case-fillings', ['nothiNumber', field], lines);
    await send('POST', `/api/casebook/${list}/${older}/merge`, { into: newer });
    expect(await reasonsOfUndo(id)).toEqual([
      gone(2, field, `Older ${list}`),
      gone(3, field, `Older ${list}`),
    ]);
  },
);

it('the undo of an import names a deleted agent, and restores the files that had another one', async () => {
  const url = '/api/case/cnf-agents';
  const [older, newer, other] = [
    await send('POST', url, agent('Older agent', '302000001')),
    await send('POST', url, agent('Newer agent', '302000002')),
    await send('POST', url, agent('Other agent', '302000003')),
  ];
  await imports.file('A-1', { cnfAgent: { id: older.id } });
  await imports.file('A-2', { cnfAgent: { id: other.id } });
  const id = await updated(
    'case-fillings',
    ['nothiNumber', 'cnfAgentId'],
    [
      ['A-1', 'Newer agent'],
      ['A-2', 'Newer agent'],
    ],
  );
  await send('DELETE', `${url}/${older.id}`);
  expect(await reasonsOfUndo(id)).toEqual([gone(2, 'cnfAgentId', 'Older agent')]);
  const { rows } = await sql`
    select nothi_number, cnf_agent_id from case_filing where nothi_number like 'A-%' order by 1
  `.execute(imports.db);
  expect(rows).toEqual([
    { nothiNumber: 'A-1', cnfAgentId: newer.id },
    { nothiNumber: 'A-2', cnfAgentId: other.id },
  ]);
});

it('the undo of an import names the company that the undo of another import has deleted', async () => {
  const companies = await imports.broughtIn('companies', ['companyName'], [['Older company']]);
  const { recordId } = (await imports.rows(companies))[0]!;
  await imports.file('C-1', { company: { id: recordId } });
  const id = await updated('case-fillings', ['nothiNumber', 'companyId'], [['C-1', 'Newer company']]);
  expect(await leftByUndo(companies)).toEqual([]);
  expect(await reasonsOfUndo(id)).toEqual([gone(2, 'companyId', 'Older company')]);
});

it('the undo of an import of users names the section that was merged away since', async () => {
  const [older, newer] = await two('sections', 'desk');
  const fields = ['userName', 'fullName', 'phone', 'roles', 'workPlaces'];
  const nasrin = ['nasrin', 'Nasrin Akter', '01711223344', 'Admin'];
  await imports.broughtIn('users', fields, [[...nasrin, 'Older desk']]);
  const id = await updated('users', fields, [[...nasrin, 'Newer desk']]);
  await send('POST', `/api/casebook/sections/${older}/merge`, { into: newer });
  expect(await reasonsOfUndo(id)).toEqual([gone(2, 'workPlaces', 'Older desk')]);
});

it('the undo of an import names the number of an agent that another one has by now', async () => {
  const url = '/api/case/cnf-agents';
  const padma = agent('Padma Agency', '401000001');
  const { id: agentId } = await send('POST', url, padma);
  const lines = [Object.values({ ...padma, address: 'Halishahar' })];
  const id = await updated('cnf-agents', Object.keys(padma), lines);
  // an import changes no number itself, but the history keeps what it was
  await sql`
    update import_record set was = was || '{"licNo": "401000002"}' where register = 'cnf-agents' and record_id = ${agentId}
  `.execute(imports.db);
  await send('POST', url, agent('Jamuna Agency', '401000002'));
  expect(await leftByUndo(id)).toEqual(['2 - licenceConflict']);
});
