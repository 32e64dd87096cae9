// oxlint-disable max-lines -- one table of every route
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import Fastify, { type FastifyInstance, type HTTPMethods, type RouteOptions } from 'fastify';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authentication } from '../../server/plugins/authentication';
import { addUser, buildTestApp, changeAccess, MINUTE, signInAs, type TestApp } from '../support/signInAs';

const EVERYBODY = 'everybody';
const ADMIN = ['ROLE_ADMIN'];
const STAFF = ['ROLE_ADMIN', 'ROLE_CUSTOMS'];

/** The roles allowed on each route, spelled out: docs/contract.md, "Rights". HEAD has the same rights as GET. */
const table: [method: HTTPMethods, url: string, who: string[] | typeof EVERYBODY][] = [
  ['GET', '/healthz', EVERYBODY],
  ['GET', '/readyz', EVERYBODY],
  ['GET', '/config.json', EVERYBODY],
  ['GET', '/oauth/token/otp/sendOtp', EVERYBODY],
  ['POST', '/oauth/token', EVERYBODY],
  ['POST', '/api/casebook/session/code', EVERYBODY],
  ['DELETE', '/api/casebook/session', [...STAFF, 'ROLE_MODERATOR', 'ROLE_MANAGER']],
  ['GET', '/api/casebook/capabilities', EVERYBODY],
  ['POST', '/api/casebook/client-errors', STAFF],
  ['GET', '/api/casebook/case-fillings/:id', STAFF],
  ['GET', '/api/case/companies', STAFF],
  ['GET', '/api/case/cnf-agents', STAFF],
  ['GET', '/api/case/banks', STAFF],
  ['GET', '/api/case/workplace', STAFF],
  ['GET', '/api/case/divisions', STAFF],
  ['GET', '/api/casebook/choices/company-choices', STAFF],
  ['GET', '/api/casebook/choices/cnf-agent-choices', STAFF],
  ['GET', '/api/casebook/choices/bank-choices', STAFF],
  ['GET', '/api/casebook/choices/workplace', STAFF],
  ['GET', '/api/casebook/office', ADMIN],
  ['PUT', '/api/casebook/office', ADMIN],
  ['GET', '/api/casebook/set-up', ADMIN],
  ['GET', '/api/casebook/backups', ADMIN],
  ['GET', '/api/casebook/backups/:id', ADMIN],
  ['POST', '/api/casebook/backups', ADMIN],
  ['GET', '/api/casebook/backup-status', ADMIN],
  ['GET', '/api/casebook/sections', ADMIN],
  ['GET', '/api/casebook/sections/:id', ADMIN],
  ['POST', '/api/casebook/sections', ADMIN],
  ['PUT', '/api/casebook/sections/:id', ADMIN],
  ['DELETE', '/api/casebook/sections/:id', ADMIN],
  ['POST', '/api/casebook/sections/:id/merge', ADMIN],
  ['GET', '/api/casebook/banks', ADMIN],
  ['GET', '/api/casebook/banks/:id', ADMIN],
  ['POST', '/api/casebook/banks', ADMIN],
  ['PUT', '/api/casebook/banks/:id', ADMIN],
  ['DELETE', '/api/casebook/banks/:id', ADMIN],
  ['POST', '/api/casebook/banks/:id/merge', ADMIN],
  ['GET', '/api/case/search-company-page', STAFF],
  ['POST', '/api/case/companies', STAFF],
  ['PUT', '/api/case/companies/:id', STAFF],
  ['POST', '/api/case/change-status/:id', STAFF],
  ['GET', '/api/casebook/companies/:id', STAFF],
  ['GET', '/api/casebook/companies/same-name', STAFF],
  ['GET', '/api/case/search-cnf-agents-page', STAFF],
  ['GET', '/api/casebook/cnf-agents/:id', STAFF],
  ['POST', '/api/case/cnf-agents', STAFF],
  ['PUT', '/api/case/cnf-agents/:id', STAFF],
  ['DELETE', '/api/case/cnf-agents/:id', ADMIN],
  ['GET', '/api/case/search-freight-forwarder-agent-page', ADMIN],
  ['GET', '/api/casebook/freight-forwarder-agents/:id', ADMIN],
  ['POST', '/api/case/freight-forwarder-agent', ADMIN],
  ['PUT', '/api/case/freight-forwarder-agent/:id', ADMIN],
  ['DELETE', '/api/case/freight-forwarder-agent/:id', ADMIN],
  ['GET', '/api/case/search-shipping-agent-page', ADMIN],
  ['GET', '/api/casebook/shipping-agents/:id', ADMIN],
  ['POST', '/api/case/shipping-agent', ADMIN],
  ['PUT', '/api/case/shipping-agent/:id', ADMIN],
  ['DELETE', '/api/case/shipping-agent/:id', ADMIN],
  ['GET', '/api/case/case-fillings-page', STAFF],
  ['GET', '/api/casebook/case-fillings-page', STAFF],
  ['GET', '/api/case/case-file-status', STAFF],
  ['GET', '/api/case/case-fillings-by-date-and-nothi', STAFF],
  ['POST', '/api/case/case-fillings', STAFF],
  ['PUT', '/api/case/case-fillings/:id', STAFF],
  ['DELETE', '/api/case/case-filling:id', ADMIN],
  ['GET', '/api/case/applicate-comm-cases-page', STAFF],
  ['GET', '/api/casebook/applicate-comm-cases-page', STAFF],
  ['GET', '/api/case/applicate-comm-cases/:id', STAFF],
  ['POST', '/api/case/applicate-comm-cases', STAFF],
  ['PUT', '/api/case/applicate-comm-cases/:id', STAFF],
  ['DELETE', '/api/case/applicate-comm-cases/:id', ADMIN],
  ['GET', '/api/case/tribunal-cases-page', STAFF],
  ['GET', '/api/casebook/tribunal-cases-page', STAFF],
  ['GET', '/api/case/tribunal-cases/:id', STAFF],
  ['POST', '/api/case/tribunal-cases', STAFF],
  ['PUT', '/api/case/tribunal-cases/:id', STAFF],
  ['DELETE', '/api/case/tribunal-cases/:id', ADMIN],
  ['GET', '/api/case/custom-appeals-page', STAFF],
  ['GET', '/api/casebook/custom-appeals-page', STAFF],
  ['GET', '/api/case/custom-appeals/:id', STAFF],
  ['POST', '/api/case/custom-appeals', STAFF],
  ['PUT', '/api/case/custom-appeals/:id', STAFF],
  ['DELETE', '/api/case/custom-appeals/:id', ADMIN],
  ['GET', '/api/case/high-court-rits-page', STAFF],
  ['GET', '/api/casebook/high-court-rits-page', STAFF],
  ['GET', '/api/case/high-court-rits/:id', STAFF],
  ['POST', '/api/case/high-court-rits', STAFF],
  ['PUT', '/api/case/high-court-rits/:id', STAFF],
  ['DELETE', '/api/case/high-court-rits/:id', ADMIN],
  ['GET', '/api/case/high-court-cpa-cpl-cases-page', STAFF],
  ['GET', '/api/casebook/high-court-cpa-cpl-cases-page', STAFF],
  ['GET', '/api/case/high-court-cpa-cpl-cases/:id', STAFF],
  ['POST', '/api/case/high-court-cpa-cpl-cases', STAFF],
  ['PUT', '/api/case/high-court-cpa-cpl-cases/:id', STAFF],
  ['DELETE', '/api/case/high-court-cpa-cpl-cases/:id', ADMIN],
  ['GET', '/api/case/high-court-cp-cases-page', STAFF],
  ['GET', '/api/casebook/high-court-cp-cases-page', STAFF],
  ['GET', '/api/case/high-court-cp-cases/:id', STAFF],
  ['POST', '/api/case/high-court-cp-cases', STAFF],
  ['PUT', '/api/case/high-court-cp-cases/:id', STAFF],
  ['DELETE', '/api/case/high-court-cp-cases/:id', ADMIN],
  ['GET', '/api/case/admiral-suit-cases-page', STAFF],
  ['GET', '/api/casebook/admiral-suit-cases-page', STAFF],
  ['GET', '/api/case/admiral-suit-cases/:id', STAFF],
  ['POST', '/api/case/admiral-suit-cases', STAFF],
  ['PUT', '/api/case/admiral-suit-cases/:id', STAFF],
  ['DELETE', '/api/case/admiral-suit-cases/:id', ADMIN],
  ['GET', '/api/case/foujdari-suit-cases-page', STAFF],
  ['GET', '/api/casebook/foujdari-suit-cases-page', STAFF],
  ['GET', '/api/case/foujdari-suit-cases/:id', STAFF],
  ['POST', '/api/case/foujdari-suit-cases', STAFF],
  ['PUT', '/api/case/foujdari-suit-cases/:id', STAFF],
  ['DELETE', '/api/case/foujdari-suit-cases/:id', ADMIN],
  ['GET', '/api/case/page-civil-case', ADMIN],
  ['GET', '/api/casebook/page-civil-case', ADMIN],
  ['GET', '/api/case/civil-case/:id', ADMIN],
  ['POST', '/api/case/civil-case', ADMIN],
  ['PUT', '/api/case/civil-case/:id', ADMIN],
  ['DELETE', '/api/case/civil-case/:id', ADMIN],
  ['GET', '/api/casebook/hearings', STAFF],
  ['GET', '/api/casebook/hearings/:id', STAFF],
  ['GET', '/api/casebook/hearings/days', STAFF],
  ['POST', '/api/casebook/hearings', STAFF],
  ['PUT', '/api/casebook/hearings/:id', STAFF],
  ['DELETE', '/api/casebook/hearings/:id', ADMIN],
  ['POST', '/api/casebook/hearings/:id/result', STAFF],
  ['POST', '/api/casebook/hearings/move', STAFF],
  ['POST', '/api/casebook/hearings/move/:id/undo', STAFF],
  ['GET', '/api/casebook/files/:id', STAFF],
  ['GET', '/api/casebook/notes', STAFF],
  ['GET', '/api/casebook/notes/:id', STAFF],
  ['POST', '/api/casebook/notes', STAFF],
  ['PUT', '/api/casebook/notes/:id', STAFF],
  ['DELETE', '/api/casebook/notes/:id', STAFF],
  ['GET', '/api/casebook/follows', STAFF],
  ['POST', '/api/casebook/follows', STAFF],
  ['DELETE', '/api/casebook/follows/:id', STAFF],
  ['GET', '/api/casebook/proceedings', STAFF],
  ['GET', '/api/casebook/proceedings/:id', STAFF],
  ['PUT', '/api/casebook/proceedings/:id', STAFF],
  ['GET', '/api/casebook/changes', STAFF],
  ['GET', '/api/casebook/changes/:id', STAFF],
  ['POST', '/api/casebook/changes/:id/restore', STAFF],
  ['GET', '/api/casebook/pictures/:sha256', STAFF],
  ['GET', '/api/casebook/seals/newest', STAFF],
  ['GET', '/api/casebook/deleted', ADMIN],
  ['GET', '/api/casebook/deleted/:id', ADMIN],
  ['POST', '/api/casebook/deleted/:id/restore', ADMIN],
  ['GET', '/api/casebook/events', ADMIN],
  ['GET', '/api/casebook/events/:id', ADMIN],
  ['POST', '/api/casebook/events', STAFF],
  ['GET', '/api/casebook/proposals', STAFF],
  ['GET', '/api/casebook/proposals/:id', STAFF],
  ['POST', '/api/casebook/proposals', STAFF],
  ['POST', '/api/casebook/proposals/:id/approve', ADMIN],
  ['POST', '/api/casebook/proposals/:id/refuse', ADMIN],
  ['GET', '/api/casebook/sample-accounts', ADMIN],
  ['POST', '/api/casebook/sample-accounts/switch-off', ADMIN],
  ['GET', '/api/case/get-all-user', ADMIN],
  ['GET', '/api/casebook/get-all-user', ADMIN],
  ['GET', '/api/case/all-roles', ADMIN],
  ['GET', '/api/casebook/users/:id', ADMIN],
  ['POST', '/api/case/save-user', ADMIN],
  ['POST', '/api/case/update-user', ADMIN],
  ['POST', '/api/case/change-user-status/:id', ADMIN],
  ['POST', '/api/casebook/users/:id/reset-password', ADMIN],
  ['GET', '/api/casebook/account', STAFF],
  ['PUT', '/api/casebook/account', STAFF],
  ['POST', '/api/casebook/account/password', STAFF],
  ['GET', '/api/casebook/account/sessions', STAFF],
  ['DELETE', '/api/casebook/account/sessions', STAFF],
  ['DELETE', '/api/casebook/account/sessions/:id', STAFF],
  ['GET', '/api/case/v2/dashboard-info', STAFF],
  ['GET', '/api/case/month-wise-case-info', STAFF],
  ['GET', '/api/case/section-wise-case-summary', ADMIN],
  ['GET', '/api/attendance_server/unseenNotifications', STAFF],
  ['PATCH', '/api/attendance_server/notifications/changeSeenStatus/:id', STAFF],
  ['PUT', '/api/attendance_server/notifications/markAllAsRead', STAFF],
  ['GET', '/api/casebook/notifications', STAFF],
];

type Headers = Record<string, string>;

let test: TestApp;
const registered: string[] = [];
const callers: Record<string, () => Headers | Promise<Headers>> = {};

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
    ROLE_ADMIN: () => as('ROLE_ADMIN'),
    ROLE_CUSTOMS: () => as('ROLE_CUSTOMS'),
    ROLE_MODERATOR: () => as('ROLE_MODERATOR'),
    ROLE_MANAGER: () => as('ROLE_MANAGER'),
    'without a role': () => as(null),
  });
}

const isSignedIn = (caller: string) => caller.startsWith('ROLE_') || caller === 'without a role';

function expected(who: string[] | typeof EVERYBODY, caller: string): 'let in' | 401 | 403 {
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

it('lists exactly the registered routes', () => {
  const routes = registered.filter((route) => !route.startsWith('HEAD ')).toSorted();
  expect(routes).toEqual(table.map(([method, url]) => `${method} ${url}`).toSorted());
});

it.each(table)('allows %s %s to: %s', async (method, url, who) => {
  const methods = registered.includes(`HEAD ${url}`) && method === 'GET' ? ['GET', 'HEAD'] : [method];
  const outcomes: Record<string, unknown> = {};
  const expectations: Record<string, unknown> = {};
  for (const each of methods as HTTPMethods[]) {
    for (const [caller, headers] of Object.entries(callers)) {
      outcomes[`${each} ${caller}`] = await outcome(each, url, await headers());
      expectations[`${each} ${caller}`] = expected(who, caller);
    }
  }
  expect(outcomes).toEqual(expectations);
});

describe('the content of a request is not read', () => {
  const send = (payload: string, headers: Headers) =>
    test.app.inject({
      method: 'POST',
      url: '/api/case/case-fillings',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });

  it('before the caller is authenticated', async () => {
    expect((await send('{', {})).statusCode).toBe(401);
    expect((await send('x'.repeat(2_000_000), {})).statusCode).toBe(401);
  });

  it('before the role is authorised', async () => {
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
  'refuses to start with the route %s, which declares no access',
  async (url) => {
    const app = Fastify();
    await app.register(authentication, { signIn: test.signIn });
    expect(() => app.get(url, () => 'secret')).toThrow(`${url} does not say who may call it`);
    await app.close();
  },
);
