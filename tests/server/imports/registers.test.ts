import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { caseTypes } from '../../../domain/followOnCases';
import { contentOf, layoutOf, useImports, told } from './calls';

const imports = useImports();
let filing: number;
beforeAll(async () => {
  filing = await imports.file('C-1/2021');
});

it.each(caseTypes.map(({ name, proceeding }) => [name, proceeding.number, proceeding.openedOn] as const))(
  'an import adds %s to their files by file number, and its undo removes them',
  async (name, number, day) => {
    const before = await contentOf(imports.db);
    const { id, counts } = await imports.checked(name, layoutOf(['caseFilingId', number, day]), [
      ['c-1/২০২১', 'N-1', '12/3/21'],
      ['C-1/2021', 'N-1', '13/3/21'],
      ['C-9/2021', 'N-2', '12/3/21'],
      [null, 'N-3', '12/3/21'],
    ]);
    expect(counts).toMatchObject({ ready: 1, refused: 3 });
    expect(told(await imports.rows(id))).toEqual([
      '3 - sameInSheet',
      '4 caseFilingId noSuchFile',
      '5 caseFilingId filingRequired',
    ]);
    expect((await imports.step(id, 'run')).counts).toMatchObject({ done: 1, refused: 3 });
    const { rows } = await sql`
      select case_filing_id, number, opened_on from proceeding where kind = ${name}
    `.execute(imports.db);
    expect(rows).toEqual([{ caseFilingId: filing, number: 'N-1', openedOn: '2021-03-12' }]);
    const again = await imports.checked(name, layoutOf(['caseFilingId', number]), [['C-1/2021', 'n-1']]);
    expect(again.counts).toMatchObject({ ready: 0, skipped: 1 });
    await imports.step(id, 'undo');
    expect(await contentOf(imports.db)).toEqual(before);
  },
);

it('an import adds hearings to cases by file, type and number', async () => {
  const tribunal = await imports.add('tribunal-cases', {
    caseFilling: { id: filing },
    tribunalCaseNo: 'T-7',
  });
  await imports.add('high-court-rits', { caseFilling: { id: filing }, highCourtCaseNo: 'W-1' });
  await imports.add('high-court-rits', { caseFilling: { id: filing }, highCourtCaseNo: 'W-2' });
  const before = await contentOf(imports.db);
  const fields = ['caseFilingId', 'kind', 'number', 'date', 'time', 'purpose', 'result'];
  const { id } = await imports.checked('hearings', layoutOf(fields), [
    ['C-1/2021', 'Appellate Tribunal Case', null, '5/1/2026', 0.395_833_333, 'শুনানি', 'Adjourned'],
    ['C-1/2021', 'রিট মামলা, হাইকোর্ট বিভাগ', 'w-2', '6/1/2026'],
    ['C-1/2021', 'Custom House (adjudication)', null, '7/1/2026'],
    ['C-1/2021', 'Writ', null, '8/1/2026'],
    ['C-1/2021', 'Criminal', null, '8/1/2026'],
    ['C-1/2021', 'Tribunal', null, `5/1/${new Date().getFullYear() + 1}`, null, null, 'HEARD'],
  ]);
  expect(told(await imports.rows(id))).toEqual([
    '5 kind severalCases',
    '6 kind noSuchCase',
    '7 result hearingAhead',
  ]);
  await imports.step(id, 'run');
  const { rows } = await sql`
    select p.kind, p.record_id = ${tribunal} as is_tribunal, p.number, h.date, h.time, h.purpose, h.result
    from hearing h join proceeding p on p.id = h.proceeding_id where h.origin = 'own' order by h.date
  `.execute(imports.db);
  expect(rows).toEqual([
    {
      kind: 'tribunal-cases',
      isTribunal: true,
      number: 'T-7',
      date: '2026-01-05',
      time: '09:30',
      purpose: 'HEARING',
      result: 'ADJOURNED',
    },
    {
      kind: 'high-court-rits',
      isTribunal: false,
      number: 'W-2',
      date: '2026-01-06',
      time: null,
      purpose: null,
      result: null,
    },
    {
      kind: 'case-fillings',
      isTribunal: false,
      number: 'C-1/2021',
      date: '2026-01-07',
      time: null,
      purpose: null,
      result: null,
    },
  ]);
  await imports.step(id, 'undo');
  expect(await contentOf(imports.db)).toEqual(before);
});

it('an import adds hearings to cases by number alone, in whatever way it is written', async () => {
  const caseFilling = {
    id: await imports.file('C-9/2021'),
  };
  for (const highCourtCaseNo of ['Writ Petition No. 6918 of 2017', 'W-77', 'W.P. 44/2020']) {
    await imports.add('high-court-rits', { caseFilling, highCourtCaseNo });
  }
  await imports.add('custom-appeals', { caseFilling, customCaseNo: 'Customs Appeal 44/2020' });
  const { id } = await imports.checked('hearings', layoutOf(['date', 'kind', 'number', 'court']), [
    ['06/12/2026', null, 'W.P. 6918/17', 'Annex 5'],
    ['07/12/2026', null, 'রিট পিটিশন নং ৬৯১৮/২০১৭'],
    ['08/12/2026', 'Writ', '6918/2017'],
    ['09/12/2026', null, 'w-৭৭'],
    ['06/12/2026', null, 'Contempt Petition 5/2023 in W.P. 6918/2017'],
    ['06/12/2026', null, '44/2020'],
    ['06/12/2026', 'Writ', '45/2020'],
    ['06/12/2026', null, 'Criminal Appeal 6918/2017'],
    ['06/12/2026', 'Writ', null],
  ]);
  expect(told(await imports.rows(id))).toEqual([
    '6 number noneOfNumber',
    '7 number noneOfNumber',
    '8 number noneOfNumber',
    '9 number noneOfNumber',
    '10 caseFilingId filingOrCaseRequired',
  ]);
  expect((await imports.step(id, 'run')).counts).toMatchObject({ done: 4 });
  const { rows } = await sql`
    select p.number, h.date, h.court from hearing h join proceeding p on p.id = h.proceeding_id
    where p.case_filing_id = ${caseFilling.id} order by h.date
  `.execute(imports.db);
  expect(rows).toEqual([
    { number: 'Writ Petition No. 6918 of 2017', date: '2026-12-06', court: 'Annex 5' },
    { number: 'Writ Petition No. 6918 of 2017', date: '2026-12-07', court: null },
    { number: 'Writ Petition No. 6918 of 2017', date: '2026-12-08', court: null },
    { number: 'W-77', date: '2026-12-09', court: null },
  ]);
});

it('an import refuses the later of two equal rows that name a hearing’s case in different words', async () => {
  const caseFilling = {
    id: await imports.file('C-2/2021'),
  };
  await imports.add('high-court-rits', { caseFilling, highCourtCaseNo: 'W-9' });
  await imports.add('tribunal-cases', { caseFilling, tribunalCaseNo: 'T-9' });
  const { id } = await imports.checked('hearings', layoutOf(['caseFilingId', 'kind', 'number', 'date']), [
    ['C-2/2021', 'Writ', null, '5/1/2026'],
    ['c-2/২০২১', 'রিট', null, '5/1/2026'],
    ['C-2/2021', null, 'w-9', '5/1/2026'],
    ['C-2/2021', 'Tribunal', null, '5/1/2026'],
    ['C-2/2021', 'Writ', null, '6/1/2026'],
  ]);
  const rows = await imports.rows(id);
  expect(told(rows)).toEqual(['3 - sameInSheet', '4 - sameInSheet']);
  expect(rows[2]!.errors[0]!.params).toEqual({ line: 2 });
  expect((await imports.step(id, 'run')).counts).toMatchObject({ done: 3, refused: 2 });
  const { rows: entered } = await sql`
    select p.number, h.date from hearing h join proceeding p on p.id = h.proceeding_id
    where p.case_filing_id = ${caseFilling.id} order by h.date, p.number
  `.execute(imports.db);
  expect(entered).toEqual([
    { number: 'T-9', date: '2026-01-05' },
    { number: 'W-9', date: '2026-01-05' },
    { number: 'W-9', date: '2026-01-06' },
  ]);
});

it('an import adds a hearing once if two rows name its case differently and the check did not notice', async () => {
  await imports.file('C-3/2021');
  const { id } = await imports.checked('hearings', layoutOf(['caseFilingId', 'kind', 'date']), [
    ['C-3/2021', null, '5/1/2026'],
    ['C-3/2021', 'Custom House (adjudication)', '5/1/2026'],
  ]);
  await sql`
    update import_row set key = null, state = 'ready', errors = '[]' where batch_id = ${id}
  `.execute(imports.db);
  expect((await imports.step(id, 'run')).counts).toMatchObject({ done: 1, refused: 1 });
  expect(told(await imports.rows(id))).toEqual(['3 - sameInSheet']);
});

it('an import adds users without a password, and gives no role that the importer lacks', async () => {
  const before = await contentOf(imports.db);
  const fields = ['userName', 'fullName', 'phone', 'roles', 'workPlaces'];
  const { id } = await imports.checked('users', layoutOf(fields), [
    ['nasrin', 'Nasrin Akter', '০১৭১১২২৩৩৪৪', 'অ্যাডমিন', 'air unit'],
    ['salam', 'Abdus Salam', '01711223345', 'ROLE_CUSTOMS'],
    ['jabbar', 'Abdul Jabbar', '01711223346', 'King'],
    ['barkat', 'Abul Barkat', '01711223347', 'Admin', 'Air Unit; Nowhere'],
    ['NASRIN', 'Nasrin Begum', '01711223348', 'Admin'],
  ]);
  expect(told(await imports.rows(id))).toEqual([
    '3 roles roleNotHeld',
    '4 roles unknownReference',
    '5 workPlaces unknownReference',
    '6 - sameInSheet',
  ]);
  await imports.step(id, 'run');
  const { rows } = await sql`
    select user_name, full_name, phone, password_hash, is_enabled,
      array(select role from role join user_role on role_id = role.id where user_id = app_user.id) as roles,
      array(select name from work_place w join user_work_place on work_place_id = w.id where user_id = app_user.id) as places
    from app_user where user_name = 'nasrin'
  `.execute(imports.db);
  expect(rows).toEqual([
    {
      userName: 'nasrin',
      fullName: 'Nasrin Akter',
      phone: '01711223344',
      passwordHash: null,
      isEnabled: true,
      roles: ['ROLE_ADMIN'],
      places: ['Air Unit'],
    },
  ]);
  await imports.step(id, 'undo');
  expect(await contentOf(imports.db)).toEqual(before);
});

it('administrators cannot change their own account by running a colleague’s import of users', async () => {
  const other = await imports.otherAdmin('jahanara');
  const fields = ['userName', 'fullName', 'phone', 'roles'];
  const { id } = await imports.checked('users', layoutOf(fields, { existing: 'update' }), [
    ['jahanara', 'Jahanara Begum', '01711223399', 'Admin'],
  ]);
  await imports.call('POST', imports.url(id, '/run'), undefined, other);
  await imports.work();
  expect(told(await imports.rows(id, { state: 'refused' }))).toEqual(['2 - ownContact']);
});

it('an import tells agents apart by their AIN', async () => {
  const fields = ['agentName', 'licNo', 'contactNumber', 'address'];
  const { id } = await imports.checked('shipping-agents', layoutOf(fields), [
    ['Sea Lines', '401000001', '01711000000', 'Agrabad'],
    ['Sea Lines', '401000002', '01711000000', 'Agrabad'],
    ['Ocean Lines', '৪০১-০০০-০০১', '01711000000', 'Agrabad'],
    ['River Lines', '401000003', null, 'Agrabad'],
  ]);
  expect(told(await imports.rows(id))).toEqual(['4 - sameInSheet', '5 contactNumber contactRequired']);
  await imports.step(id, 'run');
  const { rows } = await sql`select lic_no from shipping_agent order by 1`.execute(imports.db);
  expect(rows).toEqual([{ licNo: '401000001' }, { licNo: '401000002' }]);
});
