import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { methodOf, someWrites } from '../writes/allWrites';
import { somebody, type Me, type Sent, type WriteCase } from '../writes/requests';
import { CONNECTIONS, proxied, type ProxiedApp } from './proxied';

let test: TestApp;
let second: ProxiedApp;
let me: Me;

beforeAll(async () => {
  test = await buildTestApp();
  second = await proxied(test);
  me = await somebody(test);
});
afterAll(async () => {
  await second.close();
  await test.close();
});

const UNKNOWN = {
  status: 503,
  code: 'outcomeUnknown',
  message: 'It is not known whether this was saved. Do it again: it will not be done twice',
};
const NOT_SAVED = {
  status: 503,
  code: 'notSaved',
  message: 'The database cannot be reached right now. Nothing was saved',
};

const send = (method: 'GET' | 'POST' | 'PUT', { url, payload }: Sent, key?: string) =>
  second.app.inject({
    method,
    url,
    headers: { ...me.bearer, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  });

const filing = async (nothiNumber: string): Promise<Sent> => ({
  url: '/api/case/case-fillings',
  payload: { nothiNumber, workPlace: { id: await addWorkPlace(test.db) } },
});

const registered = async (nothiNumber: string) =>
  (await send('GET', { url: `/api/case/case-fillings-page?searchKey=${nothiNumber}` })).json().totalElements;

describe('a write whose response from the database is lost', () => {
  it.each(someWrites)(
    'a write whose database response was lost returns the outcome when resent with the same key: $route',
    async (write: WriteCase) => {
      const person = await somebody(test);
      const sent = await write.request(test, person);
      const headers = { ...person.bearer, 'idempotency-key': 'found out' };
      const again = () => second.app.inject({ method: methodOf(write), ...sent, headers });
      if (write.route === 'POST /api/case/case-fillings') second.proxy.loseAt(/insertFilingOnce/, 'answer');
      // loses only the commit after this update, because the password check has committed a transaction before
      else second.proxy.loseAt(/commit/, 'answer', { after: /update "idempotency_key"/ });
      expect((await again()).json()).toMatchObject(UNKNOWN);
      const found = await again();
      expect(found.statusCode).toBe(200);
      expect((await again()).body).toBe(found.body);
    },
  );

  it('a write whose database response was lost is done only once when resent', async () => {
    const body = await filing('LOST-1');
    second.proxy.loseAt(/insertFilingOnce/, 'answer');
    const lost = await send('POST', body, 'lost 1');
    expect(lost.json()).toMatchObject(UNKNOWN);
    expect(lost.headers['retry-after']).toBe('5');
    expect(await registered('LOST-1')).toBe(1);
    expect((await send('POST', body, 'lost 1')).json()).toMatchObject({ nothiNumber: 'LOST-1', version: 1 });
    expect(await registered('LOST-1')).toBe(1);

    const url = `/api/case/change-status/${await addCompany(test.db)}`;
    second.proxy.loseAt(/commit/, 'answer');
    expect((await send('POST', { url }, 'lost 2')).json()).toMatchObject(UNKNOWN);
    expect((await send('POST', { url }, 'lost 2')).json()).toMatchObject({ isActive: false, version: 2 });
  });

  it('a write whose COMMIT was lost has an unknown outcome, and is done when resent with the same key', async () => {
    const url = `/api/case/change-status/${await addCompany(test.db)}`;
    second.proxy.loseAt(/commit/, 'question');
    expect((await send('POST', { url }, 'lost 3')).json()).toMatchObject(UNKNOWN);
    expect((await send('POST', { url }, 'lost 3')).json()).toMatchObject({ isActive: false, version: 2 });
  });

  it('if a write without an idempotency key loses its response, the user is told to look it up', async () => {
    second.proxy.loseAt(/insertFiling/, 'answer');
    expect((await send('POST', await filing('LOST-4'))).json()).toMatchObject({
      status: 503,
      code: 'outcomeUnknownLookUp',
      message: 'It is not known whether this was saved. Look it up before you do it again',
    });
  });
});

describe('a write that fails before', () => {
  it.each([
    ['the user is identified', /sessionUser/],
    ['the transaction begins', /begin/],
    ['the key is claimed', /insert into "idempotency_key"/],
    ['the record is locked', /for no key update of r/],
    ['the record is changed', /update "case_filing"/],
    ['the record is read', /caseFilingRows/],
    ['the response is stored', /update "idempotency_key"/],
  ])('a write that fails before %s is not saved', async (_, asked) => {
    const workPlaceId = await addWorkPlace(test.db);
    const [id] = await addFilings(test.db, [buildFiling({ workPlaceId })]);
    const url = `/api/case/case-fillings/${id}`;
    const save = () =>
      send(
        'PUT',
        { url, payload: { nothiNumber: `NOT-${id}`, workPlace: { id: workPlaceId } } },
        `not ${id}`,
      );
    second.proxy.loseAt(asked, 'answer');
    expect((await save()).json()).toMatchObject(NOT_SAVED);
    expect((await send('GET', { url: `/api/casebook/case-fillings/${id}` })).json().version).toBe(1);
    expect((await save()).json()).toMatchObject({ nothiNumber: `NOT-${id}`, version: 2 });
  });
});

it('the error of a read during a database outage does not mention saving', async () => {
  second.proxy.loseAt(/bank/, 'answer');
  const answer = await send('GET', { url: '/api/case/banks' });
  expect(answer.json()).toMatchObject({
    status: 503,
    code: 'unavailable',
    message: 'The database cannot be reached right now',
  });
  expect(answer.headers['retry-after']).toBe('5');
});

it('the error of a write while the database is unreachable says that nothing was saved', async () => {
  second.proxy.goAway();
  expect((await send('POST', await filing('AWAY'), 'away')).json()).toMatchObject(NOT_SAVED);
  second.proxy.comeBack();
  expect((await send('POST', await filing('AWAY'), 'away again')).statusCode).toBe(200);
});

it('a database connection that breaks while it is being opened frees its slot in the pool', async () => {
  for (let times = 0; times < 2 * CONNECTIONS; times++) {
    second.proxy.goAway();
    second.proxy.comeBack();
    second.proxy.loseAt(/set timezone/, 'answer');
    expect((await send('GET', { url: '/api/case/banks' })).json().code).toBe('unavailable');
  }
  expect((await send('GET', { url: '/api/case/banks' })).statusCode).toBe(200);
});
