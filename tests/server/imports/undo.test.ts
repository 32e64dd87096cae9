import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dayInDhaka } from '../../../domain/dates';
import { contentOf, layoutOf, rowsOf, useImports, told } from './calls';

const imports = useImports();
const FIELDS = ['nothiNumber', 'workPlaceId', 'companyId', 'productName', 'revenue'];

const filingNamed = async (number: string) => {
  const { rows } = await sql<{ id: number; productName: string; revenue: string; version: number }>`
    select id, product_name, revenue, version from case_filing where nothi_number = ${number}
  `.execute(imports.db);
  return rows[0];
};

const put = async (number: string, change: object) => {
  const { id } = (await filingNamed(number))!;
  const filing = (await imports.call('GET', `/api/casebook/case-fillings/${id}`)).json<object>();
  const answer = await imports.call('PUT', `/api/case/case-fillings/${id}`, { ...filing, ...change });
  expect(answer.statusCode).toBe(200);
};

it('the undo of an import keeps and lists records that were edited, have a case or a note, or are in use', async () => {
  const { id } = await imports.checked(
    'case-fillings',
    layoutOf(FIELDS),
    ['edited', 'with a case', 'with a note', 'untouched'].map((number) => [
      number,
      'Air Unit',
      `Of ${number}`,
      'Yarn',
      5,
    ]),
  );
  await imports.step(id, 'run');
  await put('edited', { productName: 'Cotton' });
  const [cased, noted] = [await filingNamed('with a case'), await filingNamed('with a note')];
  await imports.add('tribunal-cases', { caseFilling: { id: cased!.id }, tribunalCaseNo: 'T-1' });
  await imports.call('POST', '/api/casebook/notes', { caseFilingId: noted!.id, text: 'Papers asked for' });

  const undone = await imports.step(id, 'undo');
  expect(undone).toMatchObject({ state: 'UNDONE', counts: { ready: 1, kept: 3, done: 0 } });
  expect(told(await imports.rows(id, { state: 'kept' }))).toEqual([
    '2 - touched',
    '3 - touched',
    '4 - touched',
  ]);
  expect(await filingNamed('untouched')).toBeUndefined();
  expect(undone.left).toEqual(
    ['edited', 'with a case', 'with a note'].map((number) => ({
      register: 'companies',
      recordId: expect.any(Number),
      name: `Of ${number}`,
    })),
  );
  expect((await imports.call('POST', imports.url(id, '/undo'))).json()).toMatchObject({
    status: 409,
    code: 'alreadyUndone',
  });

  // a second run adds the deleted record again, but not the records that were kept
  expect((await imports.step(id, 'run')).counts).toMatchObject({ done: 4, kept: 0, ready: 0 });
  expect(await filingNamed('untouched')).toMatchObject({ productName: 'Yarn', revenue: '5.00' });
});

it('the undo of an import keeps a case whose time limit a user has edited, but not other cases', async () => {
  await imports.file('Limits');
  const fields = ['caseFilingId', 'tribunalCaseNo', 'tribunalOrderDate', 'tribunalJudgement'];
  const { id } = await imports.checked('tribunal-cases', layoutOf(fields), [
    ['Limits', 'T-edited', dayInDhaka(), 'Against the government'],
    ['Limits', 'T-running', dayInDhaka(), 'Against the government'],
  ]);
  await imports.step(id, 'run');
  const limits = await sql<{ id: number; number: string; isCounted: boolean }>`
    select l.id, p.number, l.by_count is not null and not l.needs_count as is_counted
    from time_limit l join proceeding p on p.id = l.proceeding_id where p.number like 'T-%' order by p.number
  `.execute(imports.db);
  expect(limits.rows.map(({ number, isCounted }) => [number, isCounted])).toEqual([
    ['T-edited', true],
    ['T-running', true],
  ]);
  const address = `/api/casebook/limits/${limits.rows[0]!.id}`;
  const limit = (await imports.call('GET', address)).json<object>();
  const edited = await imports.call('PUT', address, { ...limit, ended: 'NOT_NEEDED', reason: 'Settled' });
  expect(edited.statusCode).toBe(200);
  expect((await imports.step(id, 'undo')).counts).toMatchObject({ kept: 1, ready: 1 });
  expect(told(await imports.rows(id, { state: 'kept' }))).toEqual(['2 - touched']);
});

it.each([
  ['skip', { skipped: 1, done: 1 }, ['Silk', '100.00', 'Rice']],
  ['fill', { skipped: 0, done: 2 }, ['Silk', '100.00', 'Rice']],
  ['update', { skipped: 0, done: 2 }, ['Jute', '200.00', 'Rice']],
] as const)(
  'an import set to %s existing records can treat a single row differently, and be undone',
  async (existing, counts, shown) => {
    const number = `There ${existing}`;
    await imports.file(number, { productName: 'Silk', revenue: 100 });
    await imports.file(`${number} too`);
    const before = await contentOf(imports.db);
    const layout = layoutOf(FIELDS, { existing });
    const { id } = await imports.checked('case-fillings', layout, [
      [number.toUpperCase(), 'Air Unit', null, 'Jute', 200],
      [`${number} too`, 'Air Unit', null, 'Rice', null],
    ]);
    const second = (await imports.rows(id))[1]!;
    expect(second.existing).toBe(existing);
    await imports.edit(id, second.id, { decision: { existing: 'fill' } });
    expect((await imports.step(id, 'run')).counts).toMatchObject(counts);
    const [first, other] = [
      await filingNamed(existing === 'update' ? number.toUpperCase() : number),
      await filingNamed(`${number} too`),
    ];
    expect([first!.productName, first!.revenue, other!.productName]).toEqual(shown);
    await imports.step(id, 'undo');
    const versions = /"(version|changed_at)":[^,}]+/g;
    const texts = (content: object) => JSON.stringify(content).replaceAll(versions, '');
    expect(texts(await contentOf(imports.db))).toBe(texts(before));
  },
);

it('an import keeps an amount where the sheet has a dash, and reads nil as zero', async () => {
  for (const nothiNumber of ['Dash', 'Nil']) {
    await imports.file(nothiNumber, { revenue: 500_000 });
  }
  const { id } = await imports.checked('case-fillings', layoutOf(FIELDS, { existing: 'update' }), [
    ['Dash', 'Air Unit', null, null, '-'],
    ['Nil', 'Air Unit', null, null, 'Nil'],
  ]);
  await imports.step(id, 'run');
  expect([(await filingNamed('Dash'))!.revenue, (await filingNamed('Nil'))!.revenue]).toEqual([
    '500000.00',
    '0.00',
  ]);
});

it('the history names the administrator who ran an import, even if its sender’s account is disabled', async () => {
  const other = await imports.otherAdmin('colleague');
  const { id } = await imports.checked('case-fillings', layoutOf(FIELDS), [['Of two', 'Air Unit']]);
  const ask = async (step: string, headers: typeof other) => {
    expect((await imports.call('POST', imports.url(id, `/${step}`), undefined, headers)).statusCode).toBe(
      200,
    );
    await imports.work();
    return (await imports.one(id)).state;
  };
  expect(await ask('run', other)).toBe('DONE');
  expect(await ask('undo', imports.parts.admin)).toBe('UNDONE');
  expect(await ask('run', imports.parts.admin)).toBe('DONE');
  const sender = sql`(select by_user from import_batch where id = ${id})`;
  await sql`update app_user set is_enabled = false where id = ${sender}`.execute(imports.db);
  expect((await imports.call('POST', imports.url(id, '/undo'), undefined, other)).statusCode).toBe(200);
  await imports.work();
  await sql`update app_user set is_enabled = true where id = ${sender}`.execute(imports.db);
  expect((await imports.one(id)).state).toBe('UNDONE');
  const { rows } = await sql<{ done: string }>`
    select action || case when by_user = ${sender} then ' by sender' else ' by other' end as done
    from change where via = ${`import:${id}`} and register = 'case-fillings' order by id
  `.execute(imports.db);
  const acts = ['create by other', 'delete by sender', 'create by sender', 'delete by other'];
  expect(rows.map(({ done }) => done)).toEqual(acts);
  const events = await sql<{ done: string }>`
    select details ->> 'state' || case when by_user = ${sender} then ' by sender' else ' by other' end as done
    from event where kind = 'IMPORT' and (details ->> 'batch')::int = ${id} order by id
  `.execute(imports.db);
  expect(events.rows.map(({ done }) => done)).toEqual([
    'DONE by other',
    'UNDONE by sender',
    'DONE by sender',
    'UNDONE by other',
  ]);
});

it('an import refuses rows that need the approval of another administrator', async () => {
  await imports.file('Approve 1', { revenue: 100 });
  await sql`update office set needs_approval = true`.execute(imports.db);
  const { id } = await imports.checked('case-fillings', layoutOf(FIELDS, { existing: 'update' }), [
    ['Approve 1', 'Air Unit', null, 'Jute', 50],
    ['Approve 2', 'Air Unit', null, 'Jute', 50],
  ]);
  expect(told(await imports.rows(id))).toEqual(['2 revenue needsApproval']);
  expect((await imports.step(id, 'run')).counts).toMatchObject({ done: 1, refused: 1 });
  const undone = await imports.step(id, 'undo');
  expect(told(await imports.rows(id, { state: 'kept' }))).toEqual(['3 - needsApproval']);
  expect(undone.counts.kept).toBe(1);
  await sql`update office set needs_approval = false`.execute(imports.db);
});

it('a second run of an import changes nothing, and a step that does not fit its state is refused', async () => {
  const { id } = await imports.send('case-fillings', layoutOf(FIELDS), rowsOf([['Twice', 'Air Unit']]));
  const step = async (name: string) => {
    const answer = await imports.call('POST', imports.url(id, `/${name}`));
    return [
      answer.statusCode,
      answer.json<{ state?: string; code?: string }>().state ?? answer.json<{ code: string }>().code,
    ];
  };
  const status = ([code]: unknown[]) => code;
  expect(status(await step('run'))).toBe(409);
  expect(await step('check')).toEqual([200, 'CHECKING']);
  expect(status(await step('undo'))).toBe(409);
  await imports.work();
  expect(await step('run')).toEqual([200, 'RUNNING']);
  expect(await step('run')).toEqual([200, 'RUNNING']);
  expect((await imports.call('POST', imports.url(id, '/rows'), { rows: [] })).statusCode).toBe(409);
  await imports.work();
  expect(await step('run')).toEqual([200, 'DONE']);
  await imports.work();
  expect((await imports.one(id)).counts).toMatchObject({ done: 1 });
});
