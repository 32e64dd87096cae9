import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import Fastify, { type FastifyInstance, type HTTPMethods, type RouteOptions } from 'fastify';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authentication } from '../../server/features/accounts/signIn/authentication';
import { addUser, buildTestApp, changeAccess, MINUTE, signInAs, type TestApp } from '../support/signInAs';
import { isLong } from '../support/long';
import { dayInDhaka, plusDays } from '../../domain/dates';
import { tokenScopes } from '../../domain/tokens';
import { EVERYBODY, table } from './rightsTable';
import { CLOSED_TO_TOKENS, READ_BY_POST, WRITTEN_BY_GET } from './tokens/tokenRights';

type Headers = Record<string, string>;

const TOKEN_THAT_READS = 'API token that reads';
const TOKEN_WITH_ALL_SCOPES = 'API token with every scope';

let test: TestApp;
const registered: string[] = [];
const callers: Record<string, (method: HTTPMethods) => Headers | Promise<Headers>> = {};

beforeAll(async () => {
  const collect = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      registered.push(...[method].flat().map((each) => `${each} ${url}`));
    });
  };
  subscribe('fastify.initialization', collect);
  test = await buildTestApp();
  unsubscribe('fastify.initialization', collect);
  await prepareCallers();
});
afterAll(() => test.close());

async function prepareCallers() {
  const { db, clock, as } = test;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const tokenOf = (headers: Headers) => headers.authorization!.slice('Bearer '.length);

  const admin = await addUser(db, { userName: 'anadmin', roles: ['ROLE_ADMIN'] });
  const living = tokenOf(await signInAs(db, admin, clock.now()));
  const claims = decodeJwt(living);
  const signed = (alg: string) =>
    new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode('x'.repeat(64)));
  const [head, body, signature] = living.split('.');
  const changed = Buffer.from(JSON.stringify({ ...claims, fullName: 'Somebody Else' })).toString('base64url');

  const ended = await signInAs(db, admin, clock.now());
  await test.signIn.end(decodeJwt(tokenOf(ended)).sid as string);

  const left = await addUser(db, { userName: 'left', roles: ['ROLE_ADMIN'] });
  const { userId } = decodeJwt(tokenOf(await signInAs(db, left, clock.now())));
  await changeAccess(db, userId as number, { isEnabled: false });
  const disabled = await signInAs(db, left, clock.now());

  const tokenOfAdmin = async (name: string, scopes: readonly string[]) => {
    const made = await test.app.inject({
      method: 'POST',
      url: '/api/casebook/tokens',
      headers: await signInAs(db, admin, clock.now()),
      payload: { name, role: 'ROLE_ADMIN', scopes, expiresOn: plusDays(dayInDhaka(clock.now()), 30) },
    });
    if (made.statusCode !== 200) throw new Error(made.body);
    return bearer(made.json().secret);
  };
  const [reading, writing] = [await tokenOfAdmin('Reads', ['read']), await tokenOfAdmin('All', tokenScopes)];
  const expired = await signInAs(db, admin, new Date(clock.now().getTime() - 10 * MINUTE));
  const forged = await signed('HS256');
  const otherwiseSigned = await signed('HS512');
  Object.assign(callers, {
    anonymous: () => ({}),
    malformed: () => bearer('not-a-token'),
    'of another scheme': () => ({ authorization: `Basic ${living}` }),
    expired: () => expired,
    'with a forged signature': () => bearer(forged),
    'with changed claims': () => bearer([head, changed, signature].join('.')),
    'with no signature': () => bearer([head, body, ''].join('.')),
    'with the algorithm none': () => bearer(new UnsecuredJWT(claims).encode()),
    'with another algorithm': () => bearer(otherwiseSigned),
    'of an ended session': () => ended,
    'of a disabled user': () => disabled,
    [TOKEN_THAT_READS]: () => reading,
    [TOKEN_WITH_ALL_SCOPES]: () => writing,
  });
  for (const role of ['ROLE_ADMIN', 'ROLE_CUSTOMS', 'ROLE_MODERATOR', 'ROLE_MANAGER', null] as const) {
    const roles = role ? [role] : [];
    const reader = await addUser(db, { userName: `reader${roles.join().toLowerCase()}`, roles });
    const reading = await signInAs(db, reader, clock.now());
    // each write gets a new session, because some writes end the sessions of their user
    callers[role ?? 'without a role'] = (method) => (method === 'GET' ? reading : as(role));
  }
}

/** Callers whose tokens one place refuses for all routes, so the ordinary run tries them on every eighth route. */
const REFUSED_ALIKE = /^(malformed|of another scheme|with )/;
const isTried = (caller: string, place: number) => isLong || place % 8 === 0 || !REFUSED_ALIKE.test(caller);

const isSignedIn = (caller: string) =>
  caller.startsWith('API token') || caller.startsWith('ROLE_') || caller === 'without a role';

/** The tokens act as an administrator, as far as they may. */
function mayByToken(caller: string, method: string, url: string) {
  const route = `${method.replace('HEAD', 'GET')} ${url}`;
  if (CLOSED_TO_TOKENS.includes(route)) return false;
  const isRead = route.startsWith('GET ') && !WRITTEN_BY_GET.includes(route);
  return caller === TOKEN_WITH_ALL_SCOPES || isRead || READ_BY_POST.includes(route);
}

function expected(
  who: string[] | typeof EVERYBODY,
  caller: string,
  method: string,
  url: string,
): 'let in' | 401 | 403 {
  if (caller.startsWith('API token') && who !== EVERYBODY)
    return mayByToken(caller, method, url) ? 'let in' : 403;
  if (who === EVERYBODY || who.includes(caller)) return 'let in';
  return isSignedIn(caller) ? 403 : 401;
}

async function outcome(method: HTTPMethods, url: string, headers: Headers) {
  const answer = await test.app.inject({
    method,
    url: url.replace(':id', '999999'),
    headers,
    ...(['POST', 'PUT'].includes(method) && { payload: {} }),
  });
  // /oauth/token itself answers 401 in OAuth's format when the client credentials are missing
  const byClient = url === '/oauth/token' && answer.json().error === 'invalid_client';
  const refused = [401, 403].includes(answer.statusCode) && !byClient;
  return refused ? answer.statusCode : 'let in';
}

it('the table of rights lists exactly the registered routes', () => {
  const routes = registered.filter((route) => !route.startsWith('HEAD ')).toSorted();
  expect(routes).toEqual(table.map(([method, url]) => `${method} ${url}`).toSorted());
});

it.each(table.map(([method, url, who], place) => [method, url, who, place] as const))(
  'the request %s %s is allowed to: %s',
  async (method, url, who, place) => {
    const methods = registered.includes(`HEAD ${url}`) && method === 'GET' ? ['GET', 'HEAD'] : [method];
    const outcomes: Record<string, unknown> = {};
    const expectations: Record<string, unknown> = {};
    for (const [caller, headers] of Object.entries(callers)) {
      if (!isTried(caller, place)) continue;
      const given = await headers(method);
      for (const each of methods as HTTPMethods[]) {
        outcomes[`${each} ${caller}`] = await outcome(each, url, given);
        expectations[`${each} ${caller}`] = expected(who, caller, each, url);
      }
    }
    expect(outcomes).toEqual(expectations);
  },
);

describe('the content of a request is not read', () => {
  const send = (payload: string, headers: Headers) =>
    test.app.inject({
      method: 'POST',
      url: '/api/case/case-fillings',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });

  it('the body of a request is not read before the caller is authenticated', async () => {
    expect((await send('{', {})).statusCode).toBe(401);
    expect((await send('x'.repeat(2_000_000), {})).statusCode).toBe(401);
  });

  it('the body of a request is not read before the caller’s role is authorised', async () => {
    const moderator = await test.as('ROLE_MODERATOR');
    expect((await send('{', moderator)).statusCode).toBe(403);
    expect((await send('x'.repeat(2_000_000), moderator)).statusCode).toBe(403);
    const answer = await test.app.inject({
      method: 'DELETE',
      url: '/api/case/case-fillingabc',
      headers: await test.as('ROLE_CUSTOMS'),
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ status: 403, message: 'Your role does not allow this' });
  });
});

it.each(['/api/case/secrets', '/oauth/secrets'])(
  'the server refuses to start with the route %s, which declares no access',
  async (url) => {
    const app = Fastify();
    await app.register(authentication, { signIn: test.signIn });
    expect(() => app.get(url, () => 'secret')).toThrow(`${url} does not say who may call it`);
    await app.close();
  },
);
