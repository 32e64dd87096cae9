import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBank, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { addUser, buildTestApp, type TestApp } from '../../support/signInAs';

let test: TestApp;
let admin: { authorization: string };
let staff: { authorization: string };
beforeAll(async () => {
  test = await buildTestApp();
  admin = await test.as('ROLE_ADMIN');
  staff = await test.as('ROLE_CUSTOMS');
});
afterAll(() => test.close());

const call = (method: InjectOptions['method'], url: string, payload?: object, headers = admin) =>
  test.app.inject({ method, url, headers, ...(payload && { payload }) });
const read = async (url: string, headers = admin) => (await call('GET', url, undefined, headers)).json();

const lists = [
  { list: 'sections', choices: 'workplace', collection: 'workplace', wireName: 'name', add: addWorkPlace },
  { list: 'banks', choices: 'bank-choices', collection: 'banks', wireName: 'bankName', add: addBank },
] as const;

describe.each(lists)('the list of $list', ({ list, choices, collection, wireName, add }) => {
  const url = `/api/casebook/${list}`;
  const filingOf = (id: number, section: number) =>
    buildFiling(list === 'banks' ? { workPlaceId: section, bankId: id } : { workPlaceId: id });

  it('a new section or bank is offered to staff, can be renamed, and is not offered when disabled', async () => {
    const added = (await call('POST', url, { name: ' Agrabad ', nameBn: 'আগ্রাবাদ' })).json();
    expect(added).toMatchObject({
      name: 'Agrabad',
      nameBn: 'আগ্রাবাদ',
      position: null,
      active: true,
      used: 0,
      version: 1,
    });
    const offered = { id: added.id, [wireName]: 'Agrabad', nameBn: 'আগ্রাবাদ' };
    expect(await read(`/api/case/${collection}`, staff)).toContainEqual(offered);
    expect(await read(`/api/casebook/choices/${choices}?q=আগ্রা`, staff)).toEqual([offered]);

    const renamed = { ...added, name: 'Halishahar' };
    expect((await call('PUT', `${url}/${added.id}`, renamed)).json()).toMatchObject({
      name: 'Halishahar',
      version: 2,
    });
    expect((await call('PUT', `${url}/${added.id}`, renamed)).json()).toMatchObject({ code: 'stale' });

    await call('PUT', `${url}/${added.id}`, { name: 'Halishahar', active: false });
    expect(await read(`/api/case/${collection}`, staff)).not.toContainEqual(
      expect.objectContaining({ id: added.id }),
    );
    expect(await read(`/api/casebook/choices/${choices}?q=halishahar`, staff)).toEqual([]);
    // found by id, because the form of an old record still shows the disabled entry
    expect(await read(`/api/casebook/choices/${choices}?ids=${added.id}`, staff)).toMatchObject([
      { [wireName]: 'Halishahar' },
    ]);
    // if `active` is missing, the entry stays disabled
    await call('PUT', `${url}/${added.id}`, { name: 'Halishahar' });
    expect(await read(`${url}/${added.id}`)).toMatchObject({ active: false, nameBn: null });
  });

  it('a section’s or bank’s name is refused if another has it, ignoring case and script of digits', async () => {
    const first = (await call('POST', url, { name: 'Zone ১২' })).json();
    const taken = await call('POST', url, { name: 'ZONE 12' });
    expect([taken.statusCode, taken.json().errors[0].field, taken.json().errors[0].code]).toEqual([
      409,
      'name',
      'nameTaken',
    ]);
    const other = (await call('POST', url, { name: 'Zone 13' })).json();
    expect((await call('PUT', `${url}/${other.id}`, { name: 'zone 12' })).json().code).toBe('nameTaken');
    expect((await call('PUT', `${url}/${first.id}`, { name: 'zone 12' })).json().name).toBe('zone 12');
  });

  it('a section’s or bank’s name in either language is refused if another has it with other spaces', async () => {
    const refusalOf = async (sent: Promise<{ statusCode: number; json(): { errors: object[] } }>) => {
      const answer = await sent;
      return [answer.statusCode, answer.json().errors[0]];
    };
    const taken = (field: string) => [409, expect.objectContaining({ field, code: 'nameTaken' })];
    const first = (await call('POST', url, { name: 'Audit  A', nameBn: 'নিরীক্ষা  ১' })).json();
    expect(first).toMatchObject({ name: 'Audit A', nameBn: 'নিরীক্ষা ১' });
    expect(await refusalOf(call('POST', url, { name: 'audit   a' }))).toEqual(taken('name'));
    expect(await refusalOf(call('POST', url, { name: 'Audit B', nameBn: 'নিরীক্ষা 1' }))).toEqual(
      taken('nameBn'),
    );
    const other = (await call('POST', url, { name: 'Audit B', nameBn: 'নিরীক্ষা ২' })).json();
    const put = (body: object) => call('PUT', `${url}/${other.id}`, { name: 'Audit B', ...body });
    expect(await refusalOf(put({ nameBn: 'নিরীক্ষা ১' }))).toEqual(taken('nameBn'));
    expect((await put({ nameBn: 'নিরীক্ষা ২', position: 7 })).statusCode).toBe(200);
    const both = ['Audit C', 'Audit D'].map((name) => call('POST', url, { name, nameBn: 'নিরীক্ষা ৩' }));
    expect((await Promise.all(both)).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it.each([
    [{}, 'name', 'nameRequired'],
    [{ name: 'x'.repeat(256) }, 'name', 'tooLong'],
    [{ name: 'x', position: -1 }, 'position', 'belowZero'],
    [{ name: 'x', position: 1.5 }, 'position', 'notANumber'],
    [{ name: 'x', position: 3e9 }, 'position', 'notANumber'],
    [{ name: 'x', active: 'perhaps' }, 'active', 'notYesOrNo'],
  ])('adding a section or bank with %j is refused at %s', async (body, field, code) => {
    const answer = await call('POST', url, body);
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([400, { field, code }]);
  });

  it('choices of sections and banks are sorted in the office’s order, and the whole lists by name', async () => {
    const names = ['Order C', 'Order A', 'Order D', 'Order B'];
    for (const name of names)
      await call('POST', url, { name, position: { 'Order D': 1, 'Order C': 2 }[name] });
    const found = await read(`/api/casebook/choices/${choices}?q=order`, staff);
    expect(found.map((each: Record<string, string>) => each[wireName])).toEqual([
      'Order D',
      'Order C',
      'Order A',
      'Order B',
    ]);
    const whole = (await read(`/api/case/${collection}`, staff)).map(
      (each: Record<string, string>) => each[wireName],
    );
    expect(whole.filter((name: string) => name.startsWith('Order'))).toEqual([
      'Order A',
      'Order B',
      'Order C',
      'Order D',
    ]);
    const sorted = await read(`${url}?filter={"q":"order"}&sort=["position","DESC"]`);
    expect(sorted.map(({ name }: { name: string }) => name)).toEqual([
      'Order C',
      'Order D',
      'Order B',
      'Order A',
    ]);
  });

  it('sections and banks are sorted by the Bengali alphabet, and those without a Bengali name come last', async () => {
    const names = { 'Alpha 1': 'ৎ', 'Alpha 2': 'ডাক', 'Alpha 3': 'ড়', 'Alpha 4': 'তথ্য', 'Alpha 5': 'অডিট' };
    for (const [name, nameBn] of Object.entries(names)) await call('POST', url, { name, nameBn });
    for (const name of ['Alpha Z', 'Alpha B']) await call('POST', url, { name });
    const order = async (direction: string) =>
      (await read(`${url}?filter={"q":"alpha"}&sort=["nameBn","${direction}"]`)).map(
        (each: { name: string; nameBn: string | null }) => each.nameBn ?? each.name,
      );
    const sorted = ['অডিট', 'ড়', 'ডাক', 'তথ্য', 'ৎ', 'Alpha B', 'Alpha Z'];
    expect(await order('ASC')).toEqual(sorted);
    expect(await order('DESC')).toEqual(sorted.toReversed());
  });

  it('a section or bank lists the records that use it, and can be deleted only if there are none', async () => {
    const section = await addWorkPlace(test.db);
    const id = await add(test.db, 'Much used');
    const filings = await addFilings(test.db, [filingOf(id, section), filingOf(id, section)]);
    expect(await read(`${url}/${id}`)).toMatchObject({
      used: 2,
      usedBy: [
        { resource: 'case-fillings', count: 2 },
        ...(list === 'sections'
          ? [
              { resource: 'users', count: 0 },
              { resource: 'retention-rules', count: 0 },
            ]
          : [
              { resource: 'guarantees', count: 0 },
              { resource: 'money-entries', count: 0 },
            ]),
      ],
    });
    const [most] = await read(`${url}?sort=["used","DESC"]&range=[0,0]`);
    expect(most.id).toBe(id);
    const refused = await call('DELETE', `${url}/${id}`);
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'inUse',
      usedBy: [{ resource: 'case-fillings', count: 2 }],
    });
    await test.db.deleteFrom('caseFiling').where('id', 'in', filings).execute();
    expect((await call('DELETE', `${url}/${id}`)).json()).toEqual({ id });
    expect((await call('GET', `${url}/${id}`)).statusCode).toBe(404);
  });

  it('the list of sections or banks can be filtered by state and by the name in either language', async () => {
    await call('POST', url, { name: 'Dhaka Road', nameBn: 'ঢাকা রোড', active: false });
    const named = async (filter: object) =>
      (await read(`${url}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).map(
        ({ name }: { name: string }) => name,
      );
    expect(await named({ q: 'ঢাকা' })).toEqual(['Dhaka Road']);
    expect(await named({ q: 'dhaka', active: true })).toEqual([]);
    expect(await named({ q: 'dhaka', active: false })).toEqual(['Dhaka Road']);
  });

  it('staff can neither read nor change the list of sections or banks, but read its choices', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/1'],
      ['POST', ''],
      ['PUT', '/1'],
      ['DELETE', '/1'],
      ['POST', '/1/merge'],
    ] as const) {
      expect((await call(method, url + path, {}, staff)).statusCode, `${method} ${path}`).toBe(403);
    }
    expect(await read(`/api/casebook/choices/${choices}`, staff)).not.toEqual([]);
  });
});

it('deleting a section that has users is refused with the number of those users', async () => {
  const id = await addWorkPlace(test.db);
  await addUser(test.db, { userName: 'salma', roles: ['ROLE_CUSTOMS'], workPlaceIds: [id] });
  expect(await read(`/api/casebook/sections/${id}`)).toMatchObject({ used: 1 });
  expect((await call('DELETE', `/api/casebook/sections/${id}`)).json()).toMatchObject({
    code: 'inUse',
    usedBy: [{ resource: 'users', count: 1 }],
  });
});

it('filings, cases and users show both names of a section or bank, and a new name at once', async () => {
  const section = (await call('POST', '/api/casebook/sections', { name: 'Old', nameBn: 'পুরোনো' })).json();
  const bank = (
    await call('POST', '/api/casebook/banks', { name: 'Old Bank', nameBn: 'পুরোনো ব্যাংক' })
  ).json();
  const [filing] = await addFilings(test.db, [buildFiling({ workPlaceId: section.id, bankId: bank.id })]);
  const appeal = (await call('POST', '/api/case/tribunal-cases', { caseFilling: { id: filing } })).json();
  await addUser(test.db, { userName: 'kamal', roles: ['ROLE_CUSTOMS'], workPlaceIds: [section.id] });
  const seen = async () => {
    const record = await read(`/api/casebook/case-fillings/${filing}`);
    const users = await read('/api/case/get-all-user?searchKey=kamal');
    return [
      record.workPlace,
      record.taxacationBranch,
      record.bank,
      (await read(`/api/case/tribunal-cases/${appeal.id}`)).caseFilling.workPlace,
      users.content[0].workPlaces[0],
    ];
  };
  const old = { id: section.id, name: 'Old', nameBn: 'পুরোনো' };
  expect(await seen()).toEqual([
    old,
    'Old',
    { id: bank.id, bankName: 'Old Bank', nameBn: 'পুরোনো ব্যাংক' },
    old,
    old,
  ]);
  await call('PUT', `/api/casebook/sections/${section.id}`, { name: 'A New', nameBn: 'নতুন' });
  await call('PUT', `/api/casebook/banks/${bank.id}`, { name: 'New Bank' });
  const renamed = { id: section.id, name: 'A New', nameBn: 'নতুন' };
  expect(await seen()).toEqual([renamed, 'A New', { id: bank.id, bankName: 'New Bank' }, renamed, renamed]);
});

it('renaming a section and restoring its name have no statement timeout', async () => {
  const section = (await call('POST', '/api/casebook/sections', { name: 'Slow', nameBn: 'ধীর' })).json();
  // stands in for a million filings that copy the name, because their update would exceed a time limit
  await sql`
    create function refuse_time_limit() returns trigger language plpgsql as $$
    begin
      if current_setting('statement_timeout') <> '0' then raise exception 'has a time limit'; end if;
      return new;
    end $$
  `.execute(test.db);
  await sql`
    create trigger refuse_time_limit before update on work_place for each row execute function refuse_time_limit()
  `.execute(test.db);
  const renamed = await call('PUT', `/api/casebook/sections/${section.id}`, { name: 'Slower', version: 1 });
  expect([renamed.statusCode, renamed.json().name]).toEqual([200, 'Slower']);
  const filter = JSON.stringify({ register: 'sections', recordId: section.id });
  const [, created] = await read(`/api/casebook/changes?filter=${filter}`);
  const restored = await call('POST', `/api/casebook/changes/${created.id}/restore`, { version: 2 });
  expect(restored.json()).toMatchObject({ name: 'Slow', nameBn: 'ধীর', active: true, version: 3 });
  await sql`drop function refuse_time_limit() cascade`.execute(test.db);
});

it('the section-wise summary is in the office’s order, and has disabled sections only with filings', async () => {
  const summary = async () =>
    (await read('/api/case/section-wise-case-summary'))
      .filter(({ wpName }: { wpName: string }) => wpName.startsWith('Sum'))
      .map(({ wpName, wpNameBn, caseFiling }: Record<string, unknown>) => [wpName, wpNameBn, caseFiling]);
  const add = async (body: object) => (await call('POST', '/api/casebook/sections', body)).json().id;
  await add({ name: 'Sum A', nameBn: 'ক' });
  await add({ name: 'Sum B', position: 1 });
  const c = await add({ name: 'Sum C', active: false });
  expect(await summary()).toEqual([
    ['Sum B', undefined, 0],
    ['Sum A', 'ক', 0],
  ]);
  await addFilings(test.db, [buildFiling({ workPlaceId: c })]);
  expect(await summary()).toEqual([
    ['Sum B', undefined, 0],
    ['Sum A', 'ক', 0],
    ['Sum C', undefined, 1],
  ]);
});
