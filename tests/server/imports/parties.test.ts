import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { layoutOf, useImports, told } from './calls';

const imports = useImports();
beforeAll(async () => {
  await imports.add('companies', { companyName: 'Shirin Alam Trade', vatRegNo: '000111222-0101' });
  await imports.add('companies', { companyName: 'Karim Textiles Ltd' });
  await imports.add('cnf-agents', {
    cnfAgentName: 'Rahman & Sons',
    licNo: '301180123',
    contactNumber: '01711000000',
    address: 'Agrabad',
  });
});

const FIELDS = ['nothiNumber', 'workPlaceId', 'companyId', 'company.vatRegNo', 'cnfAgentId', 'ainNumber'];

it('an import links a company by its BIN whatever the name, or by its name whatever the legal form', async () => {
  const { id, counts } = await imports.checked('case-fillings', layoutOf(FIELDS), [
    ['P-1', 'Air Unit', 'S. A. Trade', '000111222 0101'],
    ['P-2', 'Air Unit', 'M/S KARIM TEXTILES LIMITED'],
    ['P-3', 'Air Unit', null, null, '301180123, Rahman and Sons (01711-123456)'],
  ]);
  expect([counts.ready, counts.undecided]).toEqual([3, 0]);
  await imports.step(id, 'run');
  expect(await imports.partiesOf(['P-1', 'P-2', 'P-3'])).toEqual([
    ['Shirin Alam Trade 000111222-0101', null],
    ['Karim Textiles Ltd', null],
    [null, 'Rahman & Sons 301180123'],
  ]);
});

it('an import asks about a name that sounds like a registered one, and applies the answer to all its rows', async () => {
  const { id, counts } = await imports.checked('case-fillings', layoutOf(FIELDS), [
    ['Q-1', 'Air Unit', 'শিরিন আলম ট্রেড'],
    ['Q-2', 'Air Unit', 'শিরিন আলম ট্রেড'],
    ['Q-3', 'Air Unit', 'Karem Textile'],
  ]);
  expect(counts).toMatchObject({ ready: 0, undecided: 3, refused: 0 });
  const [first, , third] = await imports.rows(id);
  expect(first!.candidates.companyId).toEqual([
    { id: expect.any(Number), name: 'Shirin Alam Trade', number: '000111222-0101' },
  ]);
  expect(told([first!])).toEqual(['2 companyId likeAnother']);
  const chosen = first!.candidates.companyId![0]!.id;
  await imports.edit(id, first!.id, { decision: { parties: { companyId: chosen } }, all: true });
  await imports.work();
  const made = await imports.edit(id, third!.id, { decision: { parties: { companyId: 'make' } } });
  expect(made.state).toBe('ready');
  expect((await imports.step(id, 'run')).counts.done).toBe(3);
  expect(await imports.partiesOf(['Q-1', 'Q-2', 'Q-3'])).toEqual([
    ['Shirin Alam Trade 000111222-0101', null],
    ['Shirin Alam Trade 000111222-0101', null],
    ['Karem Textile', null],
  ]);
});

it('an import asks which of two registered companies of the same name a row means', async () => {
  await imports.add('companies', { companyName: 'Muhuri Ceramics Ltd', vatRegNo: '000333444-0101' });
  await imports.add('companies', { companyName: 'M/S Muhuri Ceramics', vatRegNo: '000333555-0101' });
  const { id } = await imports.checked('case-fillings', layoutOf(FIELDS), [
    ['Two-1', 'Air Unit', 'Muhuri Ceramics'],
    ['Two-2', 'Air Unit', 'Muhuri Ceramics', '000333555-0101'],
  ]);
  const [unclear, numbered] = await imports.rows(id);
  expect(unclear!.state).toBe('undecided');
  expect(unclear!.candidates.companyId!.map(({ name }) => name)).toEqual([
    'Muhuri Ceramics Ltd',
    'M/S Muhuri Ceramics',
  ]);
  expect(numbered!.state).toBe('ready');
});

it('an import asks about an equal name with another BIN, and about a similar name unless the BINs differ', async () => {
  await imports.add('companies', { companyName: 'Bakkhali Cement', vatRegNo: '000777111-0101' });
  const { id } = await imports.checked('case-fillings', layoutOf(FIELDS), [
    ['Bin-1', 'Air Unit', 'Bakkhali Cement', '000777222-0101'],
    ['Bin-2', 'Air Unit', 'Bakhali Cement'],
    ['Bin-3', 'Air Unit', 'Bakhali Cement', '000777333-0101'],
  ]);
  const rows = await imports.rows(id);
  expect(rows.map(({ state }) => state)).toEqual(['undecided', 'undecided', 'ready']);
  expect(rows.map(({ candidates }) => candidates.companyId?.map(({ number }) => number))).toEqual([
    ['000777111-0101'],
    ['000777111-0101'],
    undefined,
  ]);
});

/** Sheet rows of filings in one section, one row for each of the companies. */
const filingsOf = (prefix: string, companies: (string | null)[][]) =>
  companies.map((company, at) => [`${prefix}-${at + 1}`, 'Air Unit', ...company]);

it('an import does not ask about names that are similar to those of companies it has added itself', async () => {
  // more rows than one transaction writes
  const between = Array.from({ length: 200 }, () => [null]);
  const { id, counts } = await imports.checked(
    'case-fillings',
    layoutOf(FIELDS),
    filingsOf('New', [
      ['Naf Plastics'],
      ['Matamuhuri Steel', '000888111-0101'],
      ...between,
      ['Naaf Plastic'],
      ['Matamuhuri Steel', '000888222-0101'],
    ]),
  );
  expect(counts).toMatchObject({ ready: 204, undecided: 0 });
  expect((await imports.step(id, 'run')).counts).toMatchObject({ done: 204, undecided: 0 });
  const companies = (await imports.partiesOf(['New-1', 'New-2', 'New-203', 'New-204'])).map(
    ([company]) => company,
  );
  expect(companies).toEqual([
    'Naf Plastics',
    'Matamuhuri Steel 000888111-0101',
    'Naaf Plastic',
    'Matamuhuri Steel 000888222-0101',
  ]);
});

it('an import does not ask about a similar name in a row corrected after the other rows were imported', async () => {
  const { id } = await imports.checked('case-fillings', layoutOf(FIELDS), [
    ['Late-1', 'Air Unit', 'Rezu Ceramics'],
    ['Late-2', 'Nowhere', 'Reju Ceramic'],
  ]);
  await imports.step(id, 'run');
  const refused = (await imports.rows(id))[1]!;
  const mended = await imports.edit(id, refused.id, { cells: ['Late-2', 'Air Unit', 'Reju Ceramic'] });
  expect(mended).toMatchObject({ state: 'ready', errors: [] });
});

it('an import adds no company for a row that only fills empty fields of a file that has a company', async () => {
  const company = await imports.add('companies', { companyName: 'Gomati Steel' });
  await imports.file('Fill-1', { company: { id: company } });
  await imports.file('Fill-2');
  const { id } = await imports.checked('case-fillings', layoutOf(FIELDS, { existing: 'fill' }), [
    ['Fill-1', 'Air Unit', 'Titas Cement'],
    ['Fill-2', 'Air Unit', 'Dakatia Foods'],
  ]);
  await imports.step(id, 'run');
  expect(await imports.partiesOf(['Fill-1', 'Fill-2'])).toEqual([
    ['Gomati Steel', null],
    ['Dakatia Foods', null],
  ]);
  const { rows } = await sql`select from company where company_name = 'Titas Cement'`.execute(imports.db);
  expect(rows).toHaveLength(0);
});

it.each(['make', 'link'] as const)(
  'a row that only fills empty fields is ready even if it names another company than its file has (%s)',
  async (parties) => {
    const company = await imports.add('companies', { companyName: `Surma Cement ${parties}` });
    const [one, two, open] = [`Full-1-${parties}`, `Full-2-${parties}`, `Open-${parties}`];
    for (const nothiNumber of [one, two]) {
      await imports.file(nothiNumber, { company: { id: company } });
    }
    await imports.file(open);
    const fields = ['nothiNumber', 'companyId', 'company.vatRegNo'];
    const { id } = await imports.checked('case-fillings', layoutOf(fields, { existing: 'fill', parties }), [
      [one, 'শিরিন আলম ট্রেড'],
      [two, 'Nobody at all', '#REF!'],
      [open, 'শিরিন আলম ট্রেড'],
      [one, 'শিরিন আলম ট্রেড'],
    ]);
    const rows = await imports.rows(id);
    expect(rows.map(({ state }) => state)).toEqual(['ready', 'ready', 'undecided', 'refused']);
    expect(told(rows)).toEqual(['4 companyId likeAnother', '5 - sameInSheet']);
    expect(rows.map(({ candidates }) => Object.keys(candidates))).toEqual([[], [], ['companyId'], []]);
    await imports.step(id, 'run');
    const own = [`Surma Cement ${parties}`, null];
    expect(await imports.partiesOf([one, two])).toEqual([own, own]);
  },
);

it('an import adds an unknown company once, or refuses its rows if only registered ones may be linked', async () => {
  const lines = [
    ['R-1', 'Air Unit', 'Padma Shipping Lines', '777001'],
    ['R-2', 'Air Unit', 'M/S Padma Shipping Lines Ltd', '777001'],
    ['R-3', 'Air Unit', 'Padma Shipping Lines'],
  ];
  const linked = await imports.checked('case-fillings', layoutOf(FIELDS, { parties: 'link' }), lines);
  expect(told(await imports.rows(linked.id))).toEqual([
    '2 companyId noSuchParty',
    '3 companyId noSuchParty',
    '4 companyId noSuchParty',
  ]);
  const { id } = await imports.checked('case-fillings', layoutOf(FIELDS), lines);
  await imports.step(id, 'run');
  const { rows } = await sql<{ count: number }>`
    select count(*) from company where company_name like '%Padma Shipping%'
  `.execute(imports.db);
  expect(rows[0]!.count).toBe(1);
  expect(new Set((await imports.partiesOf(['R-1', 'R-2', 'R-3'])).map(([company]) => company))).toEqual(
    new Set(['Padma Shipping Lines 777001']),
  );
});

it('an import recognises companies of a sheet by BIN or name, and fills their empty fields', async () => {
  const fields = ['companyName', 'vatRegNo', 'phone1'];
  const { id, counts } = await imports.checked('companies', layoutOf(fields, { existing: 'fill' }), [
    ['Messrs Karim Textiles', '555001', '031-1'],
    ['Shirin A. Trade', '0001112220101', '031-2'],
    ['Jamuna Foods', null, '031-3'],
    [null, '999001', '031-4'],
  ]);
  expect(counts).toMatchObject({ ready: 3, refused: 1 });
  await imports.step(id, 'run');
  const { rows } = await sql`
    select company_name, vat_reg_no, phone1 from company where phone1 like '031-%' order by phone1
  `.execute(imports.db);
  expect(rows).toEqual([
    { companyName: 'Karim Textiles Ltd', vatRegNo: '555001', phone1: '031-1' },
    { companyName: 'Shirin Alam Trade', vatRegNo: '000111222-0101', phone1: '031-2' },
    { companyName: 'Jamuna Foods', vatRegNo: null, phone1: '031-3' },
  ]);
});

it('an import applies a choice of company only to rows that have the same name with the same BIN', async () => {
  const { id } = await imports.checked('case-fillings', layoutOf(FIELDS), [
    ['U-1', 'Air Unit', 'Karem Textiles', '111001'],
    ['U-2', 'Air Unit', 'Karem Textiles', '222001'],
    ['U-3', 'Air Unit', 'Karem Textiles', '111001'],
  ]);
  const [first] = await imports.rows(id);
  const [karim] = first!.candidates.companyId!;
  await imports.edit(id, first!.id, { decision: { parties: { companyId: karim!.id } }, all: true });
  await imports.work();
  expect((await imports.rows(id)).map(({ state, values }) => [state, values.companyId])).toEqual([
    ['ready', karim!.id],
    ['undecided', null],
    ['ready', karim!.id],
  ]);
});

it('an import applies a correction for all rows to the corrected column, also in rows with fewer cells', async () => {
  const fields = ['nothiNumber', 'workPlaceId', 'productName', 'company.vatRegNo', 'companyId'];
  const { id } = await imports.checked('case-fillings', layoutOf(fields), [
    ['V-1', 'Air Unit', 'Yarn', '333', null],
    ['V-2', 'Air Unit', null, '444'],
  ]);
  const [first] = await imports.rows(id);
  const cells = ['V-1', 'Air Unit', 'Yarn', '333', 'Of the sheet'];
  await imports.edit(id, first!.id, { cells, all: true });
  await imports.work();
  expect((await imports.rows(id)).map((row) => row.cells)).toEqual([
    cells,
    ['V-2', 'Air Unit', null, '444', 'Of the sheet'],
  ]);
});

it('an import adds one company for a name with any legal form, but another company for another BIN', async () => {
  const { id, counts } = await imports.checked('companies', layoutOf(['companyName', 'vatRegNo']), [
    ['Halda Jute Mills', null],
    ['M/S Halda Jute Mills Ltd', null],
    ['Sangu Foods', '661001'],
    ['Sangu Foods', '662001'],
    ['Shangu Foods', '663001'],
  ]);
  expect(counts.ready).toBe(5);
  expect((await imports.step(id, 'run')).counts).toMatchObject({ done: 4, skipped: 1, undecided: 0 });
  const { rows } = await sql<{ name: string }>`
    select company_name || coalesce(' ' || vat_reg_no, '') as name from company
    where company_name ~ 'Halda|S.?angu' order by id
  `.execute(imports.db);
  expect(rows.map(({ name }) => name)).toEqual([
    'Halda Jute Mills',
    'Sangu Foods 661001',
    'Sangu Foods 662001',
    'Shangu Foods 663001',
  ]);
});
