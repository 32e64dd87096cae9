import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { layoutOf, useImports, told } from './calls';

const imports = useImports();
const FIELDS = ['nothiNumber', 'workPlaceId', 'companyId', 'company.vatRegNo', 'cnfAgentId', 'ainNumber'];

it.each([
  ['N/A', 'Ain'],
  ['Nil', 'Bhola'],
  ['0', 'Chandpur'],
  ['00000000000', 'Dohar'],
  ['-', 'Elenga'],
  ['123', 'Feni'],
])('an import does not merge companies or agents because both have %j for a number', async (none, place) => {
  const { id, counts } = await imports.checked('case-fillings', layoutOf(FIELDS), [
    [`None ${place} 1`, 'Air Unit', `Alpha ${place} Steel`, none, `Delta ${place} Cargo`, none],
    [
      `None ${place} 2`,
      'Air Unit',
      `Beta ${place} Cotton`,
      none,
      `Gamma ${place} Freight`,
      none.toLowerCase(),
    ],
  ]);
  expect(counts).toMatchObject({ ready: 2 });
  await imports.step(id, 'run');
  const number = none === '123' ? ' 123' : '';
  expect(await imports.partiesOf([`None ${place} 1`, `None ${place} 2`])).toEqual([
    [`Alpha ${place} Steel${number}`, `Delta ${place} Cargo`],
    [`Beta ${place} Cotton${number}`, `Gamma ${place} Freight`],
  ]);
  const { rows } = await sql`
    select ain_number from case_filing where nothi_number like ${`None ${place} %`}
  `.execute(imports.db);
  const kept = none === '123' ? '123' : null;
  expect(rows).toEqual([{ ainNumber: kept }, { ainNumber: kept }]);
});

it('an import treats N/A and 0 as no BIN, and so does not merge the companies that have them', async () => {
  await imports.add('companies', { companyName: 'Surma Paper', vatRegNo: 'N/A' });
  const { id, counts } = await imports.checked('companies', layoutOf(['companyName', 'vatRegNo']), [
    ['Kushiyara Glass', 'N/A'],
    ['Dholeswari Soap', 0],
    ['Turag Salt', '0'],
  ]);
  expect(counts).toMatchObject({ ready: 3, skipped: 0, refused: 0 });
  await imports.step(id, 'run');
  const { rows } = await sql`
    select company_name, vat_reg_no from company where company_name ~ 'Kushiyara|Dholeswari|Turag' order by id
  `.execute(imports.db);
  expect(rows).toEqual([
    { companyName: 'Kushiyara Glass', vatRegNo: null },
    { companyName: 'Dholeswari Soap', vatRegNo: null },
    { companyName: 'Turag Salt', vatRegNo: null },
  ]);
});

it('an import refuses an agent with N/A for an AIN, because an agent must have an AIN', async () => {
  const fields = ['cnfAgentName', 'licNo', 'contactNumber', 'address'];
  const { id } = await imports.checked('cnf-agents', layoutOf(fields), [
    ['Bangshi Cargo', 'N/A', '01711000000', 'Agrabad'],
    ['Shitalakshya Cargo', 'N/A', '01711000000', 'Agrabad'],
  ]);
  expect(told(await imports.rows(id))).toEqual(['2 licNo licenceRequired', '3 licNo licenceRequired']);
});

it('an import refuses a new company or agent that its own form would refuse, and names the column', async () => {
  const fields = [...FIELDS, 'remarks'];
  const long = 'Long '.repeat(62).trim();
  const { id } = await imports.checked('case-fillings', layoutOf(fields), [
    ['Rule-1', 'Air Unit', `${long} Trading`],
    ['Rule-2', 'Air Unit', 'Rezu Khal Salt', '9'.repeat(300)],
    ['Rule-3', 'Air Unit', 'Rezu \u202E Khal Rice'],
    ['Rule-4', 'Air Unit', null, null, `${long} Cargo`],
    ['Rule-5', 'Air Unit', null, null, 'Rezu Khal Cargo', '301999123'],
    ['Rule-6', 'Air Unit', 'Rezu Khal Tea'],
  ]);
  expect(told(await imports.rows(id))).toEqual([
    '2 companyId tooLong',
    '3 company.vatRegNo tooLong',
    '4 companyId directionMarks',
    '5 cnfAgentId tooLong',
  ]);
  expect((await imports.step(id, 'run')).counts).toMatchObject({ done: 2, refused: 4 });
  expect(await imports.partiesOf(['Rule-5', 'Rule-6'])).toEqual([
    [null, 'Rezu Khal Cargo 301999123'],
    ['Rezu Khal Tea', null],
  ]);
});

it('an import accepts a value that a user enters in one row for a field without a column', async () => {
  const fields = ['nothiNumber', 'workPlaceId', 'company.vatRegNo'];
  const layout = layoutOf(fields, { values: { revenue: 'N/A' } });
  const { id } = await imports.checked('case-fillings', layout, [
    ['Own-1', 'Air Unit', '000444001-0101'],
    ['Own-2', 'Air Unit', '000444002-0101'],
  ]);
  const [first, second] = await imports.rows(id);
  expect(told([first!])).toEqual(['2 revenue notReadAsAmount', '2 companyId partyNameMissing']);
  const values = { companyId: 'Bogakhali Jute', revenue: '2 lakh' };
  const mended = await imports.edit(id, first!.id, { decision: { values }, all: true });
  await imports.work();
  expect((await imports.rows(id)).map(({ state }) => state)).toEqual(['ready', 'refused']);
  expect(mended.decision.values).toEqual(values);
  await imports.step(id, 'run');
  expect(await imports.partiesOf(['Own-1'])).toEqual([['Bogakhali Jute 000444001-0101', null]]);
  const wrong = { decision: { values: { password: 'x' } } };
  const answer = await imports.call('PUT', imports.url(id, `/rows/${second!.id}`), wrong);
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'decision' }] });
});

it('an import reads AIN, name and mobile of an agent from one cell in the column of names or of AINs', async () => {
  await imports.add('cnf-agents', {
    cnfAgentName: 'Ichamati Cargo',
    licNo: '301777001',
    contactNumber: '01711000000',
    address: 'Agrabad',
  });
  const { id, counts } = await imports.checked('case-fillings', layoutOf(FIELDS), [
    ['Whole-1', 'Air Unit', null, null, '301777002, Feni River Freight (01711-123456)'],
    ['Whole-2', 'Air Unit', null, null, null, '301777003, Ichamati & Daughters (01711-123457)'],
    ['Whole-3', 'Air Unit', null, null, null, '301777001 Ichamati Cargo'],
    ['Whole-4', 'Air Unit', null, null, 'Ichamati Cargo', null],
    ['Whole-5', 'Air Unit', null, null, null, '301777001 (expired)'],
    ['Whole-6', 'Air Unit', null, null, '301777001', null],
  ]);
  expect(counts).toMatchObject({ ready: 6 });
  await imports.step(id, 'run');
  const { rows } = await sql`
    select ain_number as ain, cnf_agent_name as agent, contact_number as mobile from case_filing f
    left join cnf_agent a on a.id = f.cnf_agent_id where nothi_number like 'Whole-%' order by nothi_number
  `.execute(imports.db);
  expect(rows).toEqual([
    { ain: '301777002', agent: 'Feni River Freight', mobile: '01711123456' },
    { ain: '301777003', agent: 'Ichamati & Daughters', mobile: '01711123457' },
    { ain: '301777001', agent: 'Ichamati Cargo', mobile: '01711000000' },
    { ain: null, agent: 'Ichamati Cargo', mobile: '01711000000' },
    { ain: '301777001 (expired)', agent: null, mobile: null },
    { ain: '301777001', agent: 'Ichamati Cargo', mobile: '01711000000' },
  ]);
});

it('an import finds a company by a BIN that lost its leading zeros, also under another name', async () => {
  await imports.add('companies', { companyName: 'Halda Steel Works', vatRegNo: '000345678-0101' });
  const { id } = await imports.checked('case-fillings', layoutOf(FIELDS), [
    ['Zeros-1', 'Air Unit', 'Halda Steel Works', 3456780101],
    ['Zeros-2', 'Air Unit', 'Halda Iron', '3456780101'],
  ]);
  await imports.step(id, 'run');
  expect(await imports.partiesOf(['Zeros-1', 'Zeros-2'])).toEqual([
    ['Halda Steel Works 000345678-0101', null],
    ['Halda Steel Works 000345678-0101', null],
  ]);
});

it('an import distinguishes names by the numbers in them, and recognises names that consist of initials', async () => {
  const units = Array.from({ length: 30 }, (_, at) => [`S-${at}`, 'Air Unit', `Export Zone Unit ${at + 1}`]);
  const { id, counts } = await imports.checked('case-fillings', layoutOf(FIELDS), [
    ...units,
    ['T-1', 'Air Unit', 'A & K'],
  ]);
  expect(counts).toMatchObject({ ready: 31, undecided: 0 });
  await imports.step(id, 'run');
  const again = await imports.checked('case-fillings', layoutOf(FIELDS), [
    ['S-40', 'Air Unit', 'M/S Export Zone Unit 30 Ltd'],
    ['T-2', 'Air Unit', 'a & k'],
  ]);
  expect(again.counts).toMatchObject({ ready: 2, undecided: 0 });
  await imports.step(again.id, 'run');
  expect(await imports.partiesOf(['S-40', 'T-2'])).toEqual([
    ['Export Zone Unit 30', null],
    ['A & K', null],
  ]);
});
