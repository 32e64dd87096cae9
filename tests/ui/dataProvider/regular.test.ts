import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { createDataProvider, type CasebookDataProvider } from '../../../src/dataProvider';
import { loadI18nProvider } from '../../../src/i18n';
import { useForeignServer } from '../../support/foreignServer';

const foreign = useForeignServer();
const english = await loadI18nProvider('en');
let provider: CasebookDataProvider;
beforeEach(() => {
  foreign.signIn();
  provider = createDataProvider(() => english);
});

const queryOf = (url: string) => Object.fromEntries(new URL(url, 'http://here').searchParams);
const writes = () =>
  foreign.seen
    .filter(({ method, url }) => method !== 'GET' && url.startsWith('/api/casebook/'))
    .map(({ method, url, body, headers }) => [method, url, body, headers.has('idempotency-key')]);

it('under /api/casebook the data provider reads pages, records by id, and records that refer to another', async () => {
  foreign.server.use(
    http.get('/api/casebook/banks', ({ request }) => {
      const { filter } = queryOf(request.url);
      return HttpResponse.json([{ id: 1, filter }], { headers: { 'content-range': 'banks 0-0/319' } });
    }),
  );
  const listing = { pagination: { page: 3, perPage: 10 }, sort: { field: 'used', order: 'DESC' } } as const;
  const page = await provider.getList('banks', { ...listing, filter: { q: 'so' } });
  expect(page).toMatchObject({ data: [{ id: 1, filter: '{"q":"so"}' }], total: 319, meta: { total: 319 } });
  const many = await provider.getMany('banks', { ids: [1, 2] });
  expect(many.data).toEqual([{ id: 1, filter: '{"id":[1,2]}' }]);
  const of = { target: 'caseFilingId', id: 12, filter: {}, ...listing };
  const referring = await provider.getManyReference('banks', of);
  expect(referring).toMatchObject({ data: [{ id: 1, filter: '{"caseFilingId":12}' }], total: 319 });
  expect(queryOf(foreign.seen.at(-1)!.url)).toMatchObject({ sort: '["used","DESC"]', range: '[20,29]' });
});

it('the data provider writes whole records with an idempotency key and the edited version', async () => {
  foreign.server.use(
    http.post('/api/casebook/banks', () => HttpResponse.json({ id: 9, name: 'New' })),
    http.put('/api/casebook/banks/9', () => HttpResponse.json({ id: 9, name: 'Newer', version: 2 })),
    http.delete('/api/casebook/banks/9', () => HttpResponse.json({ id: 9 })),
    http.post('/api/casebook/banks/9/merge', () => HttpResponse.json({ id: 4 })),
  );
  await provider.create('banks', { data: { name: 'New' } });
  const previousData = { id: 9, name: 'New', nameBn: 'নতুন', version: 1 };
  const { data } = await provider.update('banks', { id: 9, data: { name: 'Newer' }, previousData });
  expect(data).toEqual({ id: 9, name: 'Newer', version: 2 });
  await provider.merge('banks', 9, 4);
  await provider.delete('banks', { id: 9 });
  expect(writes()).toEqual([
    ['POST', '/api/casebook/banks', { name: 'New' }, true],
    ['PUT', '/api/casebook/banks/9', { id: 9, name: 'Newer', nameBn: 'নতুন', version: 1 }, true],
    ['POST', '/api/casebook/banks/9/merge', { into: 4 }, true],
    ['DELETE', '/api/casebook/banks/9', null, true],
  ]);
});

it('the data provider refetches the banks that forms offer after a bank was changed', async () => {
  let fetched = 0;
  foreign.server.use(
    http.get('/api/case/banks', () => HttpResponse.json([{ id: 1, bankName: `Bank ${++fetched}` }])),
    http.put('/api/casebook/banks/1', () => HttpResponse.json({ id: 1, name: 'Bank' })),
  );
  const names = async () =>
    (await provider.getList('bank-choices', { filter: {} })).data.map(({ bankName }) => bankName);
  expect([await names(), await names()]).toEqual([['Bank 1'], ['Bank 1']]);
  await provider.update('banks', { id: 1, data: { name: 'Bank' }, previousData: { id: 1 } });
  expect(await names()).toEqual(['Bank 2']);
});

it('the data provider shows a refusal with texts of the catalogue, by field', async () => {
  const refusal = { status: 409, code: 'nameTaken', errors: [{ field: 'name', code: 'nameTaken' }] };
  foreign.server.use(
    http.post('/api/casebook/banks', () => HttpResponse.json(refusal, { status: 409 })),
    http.get('/api/casebook/banks/7', () => HttpResponse.json({ code: 'notFound' }, { status: 404 })),
  );
  await expect(provider.create('banks', { data: {} })).rejects.toMatchObject({
    status: 409,
    body: { errors: { name: 'This name is already in use' } },
  });
  await expect(provider.getOne('banks', { id: 7 })).rejects.toMatchObject({ status: 404 });
});

it('the data provider streams all rows of a list as a page with its total', async () => {
  foreign.server.use(
    http.get('/api/casebook/banks', () =>
      HttpResponse.json([{ id: 1 }, { id: 2 }], {
        headers: { 'content-range': 'banks 0-1/10000', 'casebook-total': 'more' },
      }),
    ),
  );
  const bytes = await provider.pageStream('banks', {
    filter: { q: 'a' },
    sort: { field: 'name', order: 'ASC' },
    size: 2,
    signal: new AbortController().signal,
  });
  const text = new TextDecoder();
  let answer = '';
  for await (const piece of bytes) answer += text.decode(piece, { stream: true });
  expect(JSON.parse(answer)).toEqual({ content: [{ id: 1 }, { id: 2 }], totalElements: 2 });
});
