import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { forgetUnsentImports } from '../../../server/features/imports/batches';
import { createImportWorker } from '../../../server/features/imports/worker';
import { createLog } from '../../../server/platform/log';
import { layoutOf, rowsOf, useImports, told } from './calls';

const imports = useImports();
const FIELDS = ['nothiNumber', 'workPlaceId', 'companyId', 'revenue'];
const layout = layoutOf(FIELDS);

const sheet = (prefix: string, rows: number) =>
  Array.from({ length: rows }, (_, at) => [`${prefix}-${at}`, 'Air Unit', `Of ${prefix} ${at % 7}`, at]);

const filings = async (prefix: string) => {
  const { rows } = await sql<{ filings: number; numbers: number; companies: number }>`
    select count(*) as filings, count(distinct nothi_number) as numbers, count(distinct company_id) as companies
    from case_filing where nothi_number like ${`${prefix}-%`}
  `.execute(imports.db);
  return rows[0];
};

// first, because a register without any company once kept those of the failed transaction
it('after a failed transaction, an import writes the rows one by one and adds their companies again', async () => {
  await sql`alter table case_filing add constraint no_203 check (nothi_number <> 'V-203')`.execute(
    imports.db,
  );
  const lines = Array.from({ length: 205 }, (_, at) => {
    // the first transaction writes 200 rows, and the second fails
    const company = at < 200 ? [] : ['Of the second', '000999111-0101'];
    return [`V-${at + 1}`, 'Air Unit', ...company];
  });
  const withBin = layoutOf(['nothiNumber', 'workPlaceId', 'companyId', 'company.vatRegNo']);
  const { id } = await imports.checked('case-fillings', withBin, lines);
  expect((await imports.step(id, 'run')).counts).toMatchObject({ done: 204, refused: 1 });
  expect(told(await imports.rows(id, { state: 'refused' }))).toEqual(['204 - invalid']);
  expect(await filings('V')).toEqual({ filings: 204, numbers: 204, companies: 1 });
});

it('several servers that work on an import write each row once @long', async () => {
  const { id } = await imports.checked('case-fillings', layout, sheet('W', 600));
  await imports.call('POST', imports.url(id, '/run'));
  const workers = Array.from({ length: 3 }, () => createImportWorker(imports.db, createLog('error')));
  while ((await imports.one(id)).state === 'RUNNING')
    await Promise.all(workers.map((worker) => worker.work()));
  expect(await imports.one(id)).toMatchObject({ state: 'DONE', counts: { done: 600, refused: 0 } });
  expect(await filings('W')).toEqual({ filings: 600, numbers: 600, companies: 7 });
});

it('an import stops when it is cancelled, continues when it is run again, and its undo covers all rows', async () => {
  const { id } = await imports.checked('case-fillings', layout, sheet('X', 800));
  await imports.call('POST', imports.url(id, '/run'));
  const worker = createImportWorker(imports.db, createLog('error'));
  const working = worker.work();
  await expect.poll(async () => (await imports.one(id)).counts.done, { interval: 5 }).toBeGreaterThan(0);
  expect((await imports.call('POST', imports.url(id, '/cancel'))).json()).toMatchObject({
    state: 'CANCELLED',
  });
  await working;
  const cancelled = await imports.one(id);
  expect(cancelled.state).toBe('CANCELLED');
  expect([200, 400, 600]).toContain(cancelled.counts.done);
  expect(await filings('X')).toMatchObject({ filings: cancelled.counts.done });
  expect((await imports.step(id, 'run')).counts).toMatchObject({ done: 800, ready: 0 });
  expect(await filings('X')).toEqual({ filings: 800, numbers: 800, companies: 7 });
  await imports.step(id, 'undo');
  expect(await filings('X')).toEqual({ filings: 0, numbers: 0, companies: 0 });
});

it('an import accepts further parts of its rows, and a repeated part only once', async () => {
  const { id } = await imports.send('case-fillings', layout, rowsOf(sheet('Y', 3)));
  const part = {
    rows: [
      { line: 5, cells: ['Y-4', 'Air Unit'] },
      { line: 6, cells: ['Y-5', 'Air Unit'] },
    ],
  };
  await imports.call('POST', imports.url(id, '/rows'), part);
  const again = await imports.call('POST', imports.url(id, '/rows'), part);
  expect(again.json()).toMatchObject({ state: 'RECEIVING', total: 5 });
  const corrected = { rows: [{ line: 6, cells: ['Y-6', 'Air Unit'] }] };
  await imports.call('POST', imports.url(id, '/rows'), corrected);
  expect((await imports.step(id, 'check')).counts.ready).toBe(5);
  expect((await imports.rows(id)).map(({ cells }) => cells[0])).toEqual(['Y-0', 'Y-1', 'Y-2', 'Y-4', 'Y-6']);
});

it('an import refuses more than 50,000 rows', async () => {
  const { id } = await imports.send('case-fillings', layout, []);
  await sql`
    insert into import_row (batch_id, line, cells) select ${id}, line, '[]' from generate_series(1, 49999) line
  `.execute(imports.db);
  const add = (...lines: number[]) =>
    imports.call('POST', imports.url(id, '/rows'), { rows: lines.map((line) => ({ line, cells: [] })) });
  expect((await add(50_000, 50_001)).json()).toMatchObject({ status: 413, code: 'tooLarge' });
  expect((await imports.one(id)).total).toBe(49_999);
  expect((await add(50_000)).json()).toMatchObject({ total: 50_000 });
});

it('an import leaves out rows that a cancelled check has not reached, until they are checked', async () => {
  const { id } = await imports.checked('case-fillings', layout, sheet('S', 2));
  await sql`update import_row set state = 'received' where batch_id = ${id} and line = 3`.execute(imports.db);
  await imports.call('POST', imports.url(id, '/cancel'));
  expect((await imports.call('POST', imports.url(id, '/run'))).statusCode).toBe(409);
  expect((await imports.step(id, 'check')).counts).toMatchObject({ ready: 2 });
  expect((await imports.step(id, 'run')).counts).toMatchObject({ done: 2 });
});

it('an import lists each cell value for which several rows are refused, the most frequent first', async () => {
  const { id } = await imports.checked('case-fillings', layoutOf(FIELDS, { values: { remarks: 'x' } }), [
    ['Alike-1', 'Air Unit', null, 'N/A'],
    ['Alike-2', 'Mongla', null, 'N/A'],
    ['Alike-3', 'Mongla', null, 'N/A'],
    ['Alike-4', 'Air Unit', null, 'none'],
    [null, 'Air Unit'],
    ['', 'Air Unit'],
    ['Alike-7', 'Air Unit'],
  ]);
  const { alike } = await imports.one(id);
  expect(alike!.map(({ error, cell, rows }) => [error.field, error.code, cell, rows])).toEqual([
    ['revenue', 'notReadAsAmount', 'N/A', 3],
    ['workPlaceId', 'unknownReference', 'Mongla', 2],
    ['nothiNumber', 'fieldRequired', null, 2],
  ]);
  await imports.call('POST', imports.url(id, '/check'));
  expect((await imports.one(id)).alike).toEqual([]);
  await imports.work();
});

it('an import whose rows were not all sent is deleted after a week, but no other import', async () => {
  const fresh = await imports.send('case-fillings', layout, rowsOf(sheet('T1', 1)));
  const unsent = await imports.send('case-fillings', layout, rowsOf(sheet('T2', 2)));
  const checked = await imports.checked('case-fillings', layout, sheet('T3', 1));
  const stopped = await imports.checked('case-fillings', layout, sheet('T4', 1));
  await imports.step(stopped.id, 'cancel');
  const ids = [fresh.id, unsent.id, checked.id, stopped.id];
  await sql`
    update import_batch set changed_at = now() - interval '169 hours'
    where id = any(${ids}::bigint[]) and id <> ${fresh.id}
  `.execute(imports.db);
  await forgetUnsentImports(imports.db);
  const { rows } = await sql<{ id: number }>`
    select id from import_batch where id = any(${ids}::bigint[]) order by id
  `.execute(imports.db);
  expect(rows.map(({ id }) => id)).toEqual([fresh.id, checked.id, stopped.id]);
  expect((await imports.call('GET', imports.url(unsent.id))).statusCode).toBe(404);
});

it('a value for all rows of an import is read like a cell, and used in rows without a value of their own', async () => {
  const values = { revenue: '2 lakh', productName: 'Yarn' };
  const { id } = await imports.checked('case-fillings', layoutOf(FIELDS, { values }), [
    ['All-1', 'Air Unit'],
    ['All-2', 'Air Unit', null, '5,000.00'],
  ]);
  expect((await imports.rows(id)).map((row) => [row.values.revenue, row.values.productName])).toEqual([
    [200_000, 'Yarn'],
    [5_000, 'Yarn'],
  ]);
});

it('correcting single cells of an import’s row keeps what somebody else has corrected in other cells', async () => {
  const { id } = await imports.checked('case-fillings', layout, [
    ['M-1', 'Nowhere', null, 'N/A'],
    ['M-2', 'Nowhere'],
  ]);
  const [first] = await imports.rows(id);
  await imports.edit(id, first!.id, { mended: [{ column: 3, cell: '5 lakh' }] });
  await imports.edit(id, first!.id, { mended: [{ column: 1, cell: 'Air Unit' }], all: true });
  await imports.work();
  expect((await imports.rows(id)).map(({ cells, state }) => [state, cells])).toEqual([
    ['ready', ['M-1', 'Air Unit', null, '5 lakh']],
    ['ready', ['M-2', 'Air Unit']],
  ]);
  const beyond = { mended: [{ column: 500, cell: 'x' }] };
  expect((await imports.call('PUT', imports.url(id, `/rows/${first!.id}`), beyond)).statusCode).toBe(400);
});

it('an import keeps the headings of all columns of a sheet', async () => {
  const headings = ['File No', 'Branch', '', 'টাকা', 'Seen by\0'];
  const { id } = await imports.send('case-fillings', { ...layout, headings }, rowsOf([['H-1', 'Air Unit']]));
  expect((await imports.one(id)).layout?.headings).toEqual(['File No', 'Branch', '', 'টাকা', 'Seen by']);
});

it('an import checks a corrected row at once, together with rows that had the same file number', async () => {
  const lines = [
    ['Z-1', 'Air Unit', null, 5],
    ['Z-1', 'Air Unit', null, 'N/A'],
    ['Z-2', 'Nowhere'],
    ['Z-3', 'Nowhere'],
  ];
  const { id } = await imports.checked('case-fillings', layout, lines);
  expect(told(await imports.rows(id))).toEqual([
    '3 revenue notReadAsAmount',
    '3 - sameInSheet',
    '4 workPlaceId unknownReference',
    '5 workPlaceId unknownReference',
  ]);
  const [first, second, third] = await imports.rows(id);
  await imports.edit(id, first!.id, { cells: ['Z-9', 'Air Unit', null, 5] });
  expect(told(await imports.rows(id))).toEqual([
    '3 revenue notReadAsAmount',
    '4 workPlaceId unknownReference',
    '5 workPlaceId unknownReference',
  ]);
  expect(await imports.edit(id, second!.id, { cells: ['Z-1', 'Air Unit', null, 7] })).toMatchObject({
    state: 'ready',
    errors: [],
    values: { revenue: 7 },
  });
  await imports.edit(id, third!.id, { cells: ['Z-2', 'Air Unit'], all: true });
  await imports.work();
  expect((await imports.one(id)).counts).toMatchObject({ ready: 4, refused: 0 });
  expect((await imports.rows(id))[3]!.cells).toEqual(['Z-3', 'Air Unit']);
});

it('the rows of an import may have more than 2,000 values, unlike the bodies of other requests', async () => {
  const wide = Array.from({ length: 400 }, (_, at) => [`V-${at}`, ...Array.from({ length: 99 }, () => at)]);
  const { total } = await imports.send('case-fillings', layout, rowsOf(wide));
  expect(total).toBe(400);
  const note = await imports.call('POST', '/api/casebook/notes', { text: wide });
  expect(note.json()).toMatchObject({ status: 400, code: 'tooManyValues', params: { max: 2000 } });
});

it('an import accepts parts of its rows of up to 1 MiB, and stores nothing of a larger one', async () => {
  const { id } = await imports.send('case-fillings', layout, []);
  const part = {
    rows: Array.from({ length: 33 }, (_, at) => ({ line: at + 2, cells: ['x'.repeat(32_000)] })),
  };
  const answer = await imports.call('POST', imports.url(id, '/rows'), part);
  expect([answer.statusCode, (await imports.one(id)).total]).toEqual([413, 0]);
  part.rows.pop();
  expect((await imports.call('POST', imports.url(id, '/rows'), part)).json()).toMatchObject({ total: 32 });
});

it.each([
  ['an unknown register', { register: 'notes' }, 'register'],
  ['an unknown column', { layout: layoutOf(['password']) }, 'layout'],
  ['a column twice', { layout: layoutOf(['revenue', 'revenue']) }, 'layout'],
  ['a cell that is a list', { rows: [{ line: 2, cells: [[]] }] }, 'rows.0.cells.0'],
  ['a cell longer than a sheet’s', { rows: [{ line: 2, cells: ['x'.repeat(32_768)] }] }, 'rows.0.cells.0'],
  ['501 columns', { rows: [{ line: 2, cells: Array(501).fill('x') }] }, 'rows.0.cells'],
  ['no name of the file', { fileName: '' }, 'fileName'],
])('a new import is refused for %s', async (_, change, field) => {
  const body = { register: 'case-fillings', fileName: 'a.xlsx', layout, rows: [], ...change };
  const answer = await imports.call('POST', '/api/casebook/imports', body);
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ field }] });
});

it('an import removes NUL and replaces a lone surrogate, both of which the database refuses', async () => {
  const { id } = await imports.checked('case-fillings', layout, [['U-1\0', 'Air\ud800 Unit']]);
  expect((await imports.rows(id))[0]!.cells).toEqual(['U-1', 'Air\ufffd Unit']);
});

it('an import fails once its user is no longer an administrator, and continues when another starts it', async () => {
  const { id } = await imports.send('case-fillings', layout, rowsOf(sheet('T', 1)));
  await sql`update import_batch set state = 'CHECKING', changed_by = (
    select user_id from user_role join role on role.id = role_id where role = 'ROLE_CUSTOMS' limit 1
  ) where id = ${id}`.execute(imports.db);
  await imports.work();
  expect((await imports.one(id)).state).toBe('FAILED');
  expect((await imports.step(id, 'check')).state).toBe('CHECKED');
});
