import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addWorkPlace } from '../../support/register';
import { layoutOf, useImports, told } from './calls';

const imports = useImports();
const filings = layoutOf(['nothiNumber', 'workPlaceId', 'companyId']);
const cases = layoutOf(['caseFilingId', 'tribunalCaseNo', 'tribunalOrderDate']);

it('a new check of an import finds files that another import has added, and keeps users’ corrections', async () => {
  const sheetOfFilings = await imports.checked('case-fillings', filings, [
    ['A-1', 'Air Unit'],
    ['A-2', 'Air Unit'],
  ]);
  const { id, counts } = await imports.checked('tribunal-cases', cases, [
    ['A-1', 'T-1', '12/3/21'],
    ['A-2', 'T-2', 'March'],
    ['A-9', 'T-3', '12/3/21'],
  ]);
  expect(counts).toMatchObject({ ready: 0, refused: 3 });
  const second = (await imports.rows(id))[1]!;
  await imports.edit(id, second.id, { cells: ['A-2', 'T-2', '13/3/21'] });
  expect(told(await imports.rows(id))).toEqual([
    '2 caseFilingId noSuchFile',
    '3 caseFilingId noSuchFile',
    '4 caseFilingId noSuchFile',
  ]);
  expect((await imports.one(id)).isOutdated).toBe(false);

  await imports.step(sheetOfFilings.id, 'run');
  expect((await imports.one(id)).isOutdated).toBe(true);
  const again = await imports.step(id, 'check');
  expect(again).toMatchObject({ state: 'CHECKED', isOutdated: false, counts: { ready: 2, refused: 1 } });
  expect(told(await imports.rows(id))).toEqual(['4 caseFilingId noSuchFile']);
  expect((await imports.step(id, 'run')).counts).toMatchObject({ done: 2, refused: 1 });
  const { rows } = await sql`
    select nothi_number, tribunal_case_no, tribunal_order_date from tribunal_case c
    join case_filing f on f.id = c.case_filing_id order by 1
  `.execute(imports.db);
  expect(rows).toEqual([
    { nothiNumber: 'A-1', tribunalCaseNo: 'T-1', tribunalOrderDate: '2021-03-12' },
    { nothiNumber: 'A-2', tribunalCaseNo: 'T-2', tribunalOrderDate: '2021-03-13' },
  ]);

  // the import's own run does not outdate its check, but the undo of the filings does
  expect((await imports.one(id)).isOutdated).toBe(false);
  await imports.step(sheetOfFilings.id, 'undo');
  expect((await imports.one(id)).isOutdated).toBe(true);
});

it('a new check of an import leaves imported rows unchanged and checks the others', async () => {
  const { id } = await imports.checked('case-fillings', filings, [
    ['B-1', 'Air Unit'],
    ['B-2', 'Sea Unit'],
  ]);
  await imports.step(id, 'run');
  const first = (await imports.rows(id))[0]!;
  expect((await imports.one(id)).isOutdated).toBe(false);
  await addWorkPlace(imports.db, 'Sea Unit');
  expect((await imports.one(id)).isOutdated).toBe(true);
  expect(await imports.step(id, 'check')).toMatchObject({ state: 'CHECKED', counts: { done: 1, ready: 1 } });
  expect((await imports.rows(id))[0]).toEqual(first);
  expect((await imports.step(id, 'run')).counts).toMatchObject({ done: 2, ready: 0 });
});

it('a new check of an import keeps a row’s chosen company and its decision about an existing record', async () => {
  await imports.add('companies', { companyName: 'Shirin Alam Trade' });
  await imports.file('C-1');
  const { id, counts } = await imports.checked('case-fillings', filings, [
    ['C-1', 'Air Unit'],
    ['C-2', 'Air Unit', 'শিরিন আলম ট্রেড'],
  ]);
  expect(counts).toMatchObject({ skipped: 1, undecided: 1 });
  const [existing, alike] = await imports.rows(id);
  await imports.edit(id, existing!.id, { decision: { existing: 'update' } });
  await imports.edit(id, alike!.id, { decision: { parties: { companyId: 'make' } } });
  const again = await imports.step(id, 'check');
  expect(again.counts).toMatchObject({ ready: 2, skipped: 0, undecided: 0 });
  expect((await imports.rows(id)).map(({ decision }) => decision)).toEqual([
    { existing: 'update' },
    { parties: { companyId: 'make' } },
  ]);
});

it('correcting a file number checks all rows with that number again, even if over a thousand have it @long', async () => {
  const lines = Array.from({ length: 1002 }, () => ['D-1', 'Air Unit']);
  const { id, counts } = await imports.checked('case-fillings', filings, lines);
  expect(counts).toMatchObject({ ready: 1, refused: 1001 });
  const { rows } = await sql<{ id: number }>`
    select id from import_row where batch_id = ${id} order by line
  `.execute(imports.db);
  await imports.edit(id, rows.at(-1)!.id, { cells: ['D-2', 'Air Unit'] });
  await imports.work();
  expect(await imports.one(id)).toMatchObject({ state: 'CHECKED', counts: { ready: 2, refused: 1000 } });
  await imports.edit(id, rows[0]!.id, { cells: ['D-3', 'Air Unit'] });
  await imports.work();
  expect(await imports.one(id)).toMatchObject({ state: 'CHECKED', counts: { ready: 3, refused: 999 } });
});
