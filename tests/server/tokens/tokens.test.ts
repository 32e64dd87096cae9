import { expect, it } from 'vitest';
import { dayInDhaka, plusDays } from '../../../domain/dates';
import { tokenScopes } from '../../../domain/tokens';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';
import {
  addUser,
  appOver,
  changeAccess,
  DAY,
  idOf,
  MINUTE,
  signInAs,
  useTestApp,
} from '../../support/signInAs';

const test = useTestApp();

type Headers = Record<string, string>;
const TOKENS = '/api/casebook/tokens';
const FILINGS = '/api/case/case-fillings-page';

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload && { payload }) });

const admin = () => test.as('ROLE_ADMIN');
let names = 0;

/** A token of the administrator, or of somebody else. */
async function makeToken(values: object = {}, headers?: Headers) {
  const answer = await send('POST', TOKENS, headers ?? (await admin()), {
    name: `Program ${++names}`,
    scopes: ['read'],
    expiresOn: plusDays(dayInDhaka(test.clock.now()), 30),
    ...values,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { secret, ...record } = answer.json();
  return { ...record, bearer: { authorization: `Bearer ${secret}` }, secret };
}

const eventsOf = async (name: string) =>
  (await test.db.selectFrom('event').selectAll().orderBy('id').execute())
    .filter(({ details }) => details?.token === name)
    .map(({ kind }) => kind);

it('a token is answered with its secret once, and stored without it', async () => {
  const made = await makeToken({ name: 'ERP', scopes: ['write:hearings', 'read'] });
  expect(made.secret).toMatch(/^casebook_[\w-]{43}$/);
  expect(made).toMatchObject({ role: 'ROLE_CUSTOMS', scopes: ['read', 'write:hearings'], state: 'ACTIVE' });
  const listed = await send('GET', `${TOKENS}/${made.id}`, await admin());
  expect(listed.json()).not.toHaveProperty('secret');
  const kept = await test.db.selectFrom('idempotencyKey').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(made.secret);
  const stored = await test.db.selectFrom('apiToken').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(made.secret);
  expect(test.logged.join()).not.toContain(made.secret);
});

it.each([
  [{ name: '' }, 'name'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['write:users'] }, 'scopes'],
  [{ scopes: 'read' }, 'scopes'],
  [{ role: 'ROLE_MODERATOR' }, 'role'],
  [{ expiresOn: null }, 'expiresOn'],
])('a token with %j is refused at the field %s', async (values, field) => {
  const body = { name: 'Wrong', scopes: ['read'], expiresOn: '2027-01-01', ...values };
  const answer = await send('POST', TOKENS, await admin(), body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject([{ field }]);
});

it('two tokens cannot have the same name', async () => {
  await makeToken({ name: 'Same' });
  const body = { name: 'same', scopes: ['read'], expiresOn: '2027-01-01' };
  expect((await send('POST', TOKENS, await admin(), body)).json()).toMatchObject({
    status: 409,
    code: 'nameTaken',
  });
});

it('the history names the token and its maker, and a write does what the scopes allow', async () => {
  const section = { workPlace: { id: await addWorkPlace(test.db, 'AIR') } };
  const writer = await makeToken({ name: 'Scanner', scopes: ['write:case-fillings'] });
  const filing = await send('POST', '/api/case/case-fillings', writer.bearer, {
    nothiNumber: 'S-1/24',
    ...section,
  });
  expect(filing.statusCode).toBe(200);
  expect((await send('GET', FILINGS, writer.bearer)).statusCode).toBe(403);
  const company = { companyName: 'Karnaphuli Ltd' };
  expect((await send('POST', '/api/case/companies', writer.bearer, company)).statusCode).toBe(403);
  const changes = await send('GET', '/api/casebook/changes', await admin());
  expect(changes.json()[0]).toMatchObject({
    register: 'case-fillings',
    via: 'token:Scanner',
    by: { userName: 'role_admin' },
  });
});

it('customs staff’s rights are the default, and civil cases do not exist for such a token', async () => {
  const [plain, whole] = [await makeToken(), await makeToken({ role: 'ROLE_ADMIN' })];
  const answers = [plain, whole].map(({ bearer }) => send('GET', '/api/case/page-civil-case', bearer));
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([403, 200]);
});

it('a token follows its maker at once: demoted, disabled, enabled again', async () => {
  const userName = await addUser(test.db, { userName: 'maker', roles: ['ROLE_ADMIN'] });
  const id = await idOf(test.db, userName);
  const bearer = await signInAs(test.db, userName, test.clock.now());
  const token = await makeToken({ role: 'ROLE_ADMIN' }, bearer);
  const read = async (url: string) => (await send('GET', url, token.bearer)).statusCode;
  const both = async () => [await read(FILINGS), await read('/api/case/page-civil-case')];
  expect(await both()).toEqual([200, 200]);
  await changeAccess(test.db, id, { roles: ['ROLE_CUSTOMS'] });
  expect(await both()).toEqual([200, 403]);
  await changeAccess(test.db, id, { roles: ['ROLE_MODERATOR'] });
  expect(await both()).toEqual([403, 403]);
  await changeAccess(test.db, id, { isEnabled: false, roles: ['ROLE_ADMIN'] });
  expect(await both()).toEqual([401, 401]);
});

it('a token is refused from the moment of its revocation on, by every process', async () => {
  const token = await makeToken();
  const other = await appOver(test.db, { now: test.clock.now });
  const asked = () => other.inject({ method: 'GET', url: FILINGS, headers: token.bearer });
  expect((await asked()).statusCode).toBe(200);
  expect((await send('DELETE', `${TOKENS}/${token.id}`, await admin())).json()).toEqual({ id: token.id });
  expect((await asked()).statusCode).toBe(401);
  expect((await send('GET', `${TOKENS}/${token.id}`, await admin())).json()).toMatchObject({
    state: 'REVOKED',
  });
  expect((await send('DELETE', `${TOKENS}/${token.id}`, await admin())).statusCode).toBe(200);
  expect(await eventsOf(token.name)).toEqual(['TOKEN_MADE', 'TOKEN_USED', 'TOKEN_REVOKED', 'TOKEN_REFUSED']);
  await other.close();
});

it('wrong, revoked and expired tokens get the same answer as a wrong session', async () => {
  const [revoked, expired] = [await makeToken(), await makeToken({ expiresOn: '2025-01-01' })];
  await send('DELETE', `${TOKENS}/${revoked.id}`, await admin());
  const wrong = { authorization: `Bearer casebook_${'x'.repeat(43)}` };
  const answers = await Promise.all(
    [revoked.bearer, expired.bearer, wrong, { authorization: 'Bearer x.y.z' }].map((bearer) =>
      send('GET', FILINGS, bearer),
    ),
  );
  const told = answers.map(({ statusCode, headers, body }) => [
    statusCode,
    headers['www-authenticate'],
    body.replace(/"timestamp":"[^"]*"/, ''),
  ]);
  expect(told[0]).toMatchObject([401, 'Bearer error="invalid_token"', expect.any(String)]);
  expect(told).toEqual([told[0], told[0], told[0], told[0]]);
});

it('a refused token is one event a day, and its use is noted once a minute', async () => {
  const token = await makeToken();
  const usedAt = async () => (await send('GET', `${TOKENS}/${token.id}`, await admin())).json().lastUsedAt;
  await send('GET', FILINGS, token.bearer);
  const first = await usedAt();
  expect(first).toBe(test.clock.now().toISOString());
  test.clock.pass(MINUTE / 2);
  await send('GET', FILINGS, token.bearer);
  expect(await usedAt()).toBe(first);
  test.clock.pass(MINUTE);
  await send('GET', FILINGS, token.bearer);
  expect(await usedAt()).toBe(test.clock.now().toISOString());
  test.clock.pass(31 * DAY);
  for (const _ of [1, 2, 3]) expect((await send('GET', FILINGS, token.bearer)).statusCode).toBe(401);
  test.clock.pass(2 * DAY);
  await send('GET', FILINGS, token.bearer);
  const events = await eventsOf(token.name);
  expect(events).toEqual(['TOKEN_MADE', 'TOKEN_USED', 'TOKEN_REFUSED', 'TOKEN_REFUSED']);
});

it('an export by a token names it', async () => {
  const token = await makeToken({ name: 'Reader' });
  await addFilings(
    test.db,
    Array.from({ length: 120 }, (_, n) => buildFiling({ nothiNumber: `E-${n}/24` })),
  );
  await send('GET', `${FILINGS}?size=120`, token.bearer);
  const { details } = await test.db
    .selectFrom('event')
    .select('details')
    .where('kind', '=', 'EXPORT')
    .executeTakeFirstOrThrow();
  expect(details).toMatchObject({ rows: 120, token: 'Reader' });
});

it('every scope is a right that somebody has', () => {
  expect(tokenScopes).toContain('write:hearings');
  expect(tokenScopes.filter((scope) => /users|tokens|backups|office|imports|proposals/.test(scope))).toEqual(
    [],
  );
});
