import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs } from '../../support/signInAs';
import { layoutOf, startImports, told } from './calls';

let imports: Awaited<ReturnType<typeof startImports>>;
let section: { id: number };
beforeAll(async () => {
  imports = await startImports();
  await sql`update work_place set name = 'Air Unit'`.execute(imports.db);
  section = { id: imports.parts.section };
});
afterAll(() => imports.close());

/** Imports rows with these fields. @returns the id of the import. */
async function broughtIn(register: string, fields: string[], lines: (string | null)[][]) {
  const { id } = await imports.checked(register, layoutOf(fields), lines);
  const { counts } = await imports.step(id, 'run');
  expect(counts.done).toBe(lines.length);
  return id;
}

/** Undoes an import. @returns the kept rows and why they were kept, as `line field code`. */
async function leftByUndo(id: number) {
  await imports.step(id, 'undo');
  return told(await imports.rows(id, { state: 'kept' }));
}

const filingId = async (number: string) => {
  const { rows } = await sql<{ id: number }>`
    select id from case_filing where nothi_number = ${number}
  `.execute(imports.db);
  return rows[0]!.id;
};

const post = async (address: string, values: object) =>
  expect((await imports.call('POST', address, values)).statusCode).toBe(200);

it('the undo of an import keeps a file or case in whose proceeding a law officer was entered', async () => {
  const nameLawOfficer = async (number: string) => {
    const { rows } = await sql<{ id: number }>`
      select id from proceeding where number = ${number}
    `.execute(imports.db);
    const address = `/api/casebook/proceedings/${rows[0]!.id}`;
    const proceeding = (await imports.call('GET', address)).json<object>();
    const change = { ...proceeding, lawOfficer: 'Md. Zahirul Haque' };
    expect((await imports.call('PUT', address, change)).statusCode).toBe(200);
  };
  const files = await broughtIn(
    'case-fillings',
    ['nothiNumber', 'workPlaceId'],
    [
      ['P-named', 'Air Unit'],
      ['P-untouched', 'Air Unit'],
    ],
  );
  await nameLawOfficer('P-named');
  expect(await leftByUndo(files)).toEqual(['2 - touched']);

  const cases = await broughtIn(
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
  await imports.add('case-fillings', { nothiNumber: 'Hearings', workPlace: section });
  const id = await broughtIn(
    'tribunal-cases',
    ['caseFilingId', 'tribunalCaseNo', 'dateOfHearing01'],
    [
      ['Hearings', 'T-as-it-was', '5/1/2026'],
      ['Hearings', 'T-with-a-result', '5/1/2026'],
      ['Hearings', 'T-with-another', '5/1/2026'],
    ],
  );
  const { rows } = await sql<{ id: number; proceedingId: number; number: string }>`
    select h.id, p.id as proceeding_id, p.number from hearing h join proceeding p on p.id = h.proceeding_id
    where p.number like 'T-%' order by p.number
  `.execute(imports.db);
  expect(rows.map(({ number }) => number)).toEqual(['T-as-it-was', 'T-with-a-result', 'T-with-another']);
  await post(`/api/casebook/hearings/${rows[1]!.id}/result`, { result: 'ADJOURNED' });
  await post('/api/casebook/hearings', { proceedingId: rows[2]!.proceedingId, date: '2026-02-05' });

  expect(await leftByUndo(id)).toEqual(['3 - touched', '4 - touched']);
  const left = await sql`select from hearing where id = ${rows[0]!.id}`.execute(imports.db);
  expect(left.rows).toHaveLength(0);
});

it('the undo of an import restores the item number of a hearing whose day the import had changed', async () => {
  const caseFilling = {
    id: await imports.add('case-fillings', { nothiNumber: 'Listed', workPlace: section }),
  };
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
  const layout = layoutOf(['caseFilingId', 'tribunalCaseNo', 'dateOfHearing01'], { existing: 'update' });
  const { id } = await imports.checked('tribunal-cases', layout, [['Listed', 'T-listed', '12/1/2026']]);
  await imports.step(id, 'run');
  expect(await listed()).toEqual([{ date: '2026-01-12', itemNo: null, withId: null }]);
  expect(await leftByUndo(id)).toEqual([]);
  expect(await listed()).toEqual([{ date: '2026-01-05', itemNo: '12', withId: '11' }]);
});

it('the undo of an import keeps a file to which a user has added a step', async () => {
  const id = await broughtIn(
    'case-fillings',
    ['nothiNumber', 'workPlaceId'],
    [
      ['D-untouched', 'Air Unit'],
      ['D-delayed', 'Air Unit'],
    ],
  );
  const step = { caseFilingId: await filingId('D-delayed'), desk: 5, in: '2026-02-01' };
  await post('/api/casebook/steps', step);
  expect(await leftByUndo(id)).toEqual(['3 - touched']);
});

it.each([
  ['companies', { companyName: 'Sangu Foods' }, { companyName: 'Halda Foods' }, 'company'],
  [
    'cnf-agents',
    { cnfAgentName: 'Sea Link', licNo: '301000001', contactNumber: '01711000000', address: 'Agrabad' },
    { cnfAgentName: 'Sky Link', licNo: '301000002', contactNumber: '01711000000', address: 'Agrabad' },
    'cnfAgent',
  ],
])(
  'the undo of an import keeps %s that a file refers to by now',
  async (register, unused, used, reference) => {
    const lines = [Object.values<string>(unused), Object.values<string>(used)];
    const id = await broughtIn(register, Object.keys(used), lines);
    const named = { id: (await imports.rows(id))[1]!.recordId };
    await imports.add('case-fillings', {
      nothiNumber: `Names ${reference}`,
      workPlace: section,
      [reference]: named,
    });
    expect(await leftByUndo(id)).toEqual(['3 - touched']);
  },
);

it('the undo of an import keeps a user who has signed in', async () => {
  const id = await broughtIn(
    'users',
    ['userName', 'fullName', 'phone', 'roles'],
    [
      ['nasrin', 'Nasrin Akter', '01711223344', 'Admin'],
      ['salma', 'Salma Khatun', '01711223345', 'Admin'],
    ],
  );
  await signInAs(imports.db, 'salma');
  expect(await leftByUndo(id)).toEqual(['3 - touched']);
});

it('the undo of an import keeps later edits of a record that the import did not change', async () => {
  const file = { nothiNumber: 'Same', workPlace: section, productName: 'Silk' };
  const record = await imports.add('case-fillings', file);
  const layout = layoutOf(['nothiNumber', 'workPlaceId', 'productName'], { existing: 'update' });
  const { id } = await imports.checked('case-fillings', layout, [['Same', 'Air Unit', 'Silk']]);
  expect((await imports.step(id, 'run')).counts.done).toBe(1);
  const shown = `/api/casebook/case-fillings/${record}`;
  const stored = (await imports.call('GET', shown)).json<object>();
  const change = { ...stored, productName: 'Jute' };
  expect((await imports.call('PUT', `/api/case/case-fillings/${record}`, change)).statusCode).toBe(200);
  expect(await imports.step(id, 'undo')).toMatchObject({ state: 'UNDONE', counts: { ready: 1, kept: 0 } });
  expect((await imports.call('GET', shown)).json()).toMatchObject({ productName: 'Jute' });
});
