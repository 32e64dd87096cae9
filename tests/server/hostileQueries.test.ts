import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openapiDocument } from '../../server/programs/openapiDocument';
import { HOSTILE_JSON } from '../support/hostileRequests';
import { isLong } from '../support/long';
import { buildTestApp, type TestApp } from '../support/signInAs';
import { hasStandIn } from '../support/standIns';

interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  schema?: { description?: string };
  description?: string;
}
type Operation = { parameters?: Parameter[] };

/** The API document, built from the schemas that requests are validated with. */
const document = (await openapiDocument()) as { paths: Record<string, Record<string, Operation>> };
const paths = Object.entries(document.paths).filter(([path]) => !hasStandIn(path));
/** An ordinary run takes every second address. */
const tried = paths.filter((_, place) => isLong || place % 2 === 0);
const operations = tried.flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters = [] }]) => ({
    title: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase() as InjectOptions['method'],
    path,
    query: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
    filters: filtersNamedIn(parameters),
    inPath: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
  })),
);

/** The filters of a regular list, read from the description of its parameter `filter`. */
function filtersNamedIn(parameters: Parameter[]): string[] {
  const filter = parameters.find(({ name }) => name === 'filter');
  const words = filter?.description ?? filter?.schema?.description ?? '';
  return /^a JSON object of (.*)$/.exec(words)?.[1]?.split(', ') ?? [];
}

/** Valid values for required parameters. */
const SOUND: Record<string, string> = {
  caseType: 'ADMIRAL',
  searchType: 'NOTHI_NUMBER',
  nothiNumber: 'S-1',
  caseId: '1',
  userName: 'rahima',
};

/** Valid values of parameters that these paths require, although other paths accept them empty. */
const SOUND_AT: Record<string, Record<string, string>> = {
  '/api/casebook/calendars/{id}/days': { from: '2026-11-01', to: '2026-11-30' },
  '/api/casebook/hearings/days': { from: '2026-11-01', to: '2026-11-30' },
  '/api/casebook/returns/period': { from: '2026-11-01', to: '2026-11-30' },
  '/api/casebook/returns/{id}/list': { figure: 'closing.writ.count' },
};

/** Search terms and typed names, in which NUL is not refused but finds nothing. */
const SEARCHED = new Set(['searchKey', 'companyName', 'agentName', 'nothiNumber', 'q', 'name', 'userName']);

/** Hostile values, URL-encoded. */
const HOSTILE: [what: string, value: string][] = [
  ['NUL', '%00'],
  ['NUL within', 'a%00b'],
  ['half a surrogate pair', '%ED%A0%80'],
  ['bytes that are no UTF-8', '%FF%FE'],
  ['a mark that turns the direction', '%E2%80%AE'],
  ['the name of a prototype', '__proto__'],
  ['400 digits', '9'.repeat(400)],
  ['a number below zero', '-99999999999999999999'],
  ['no number', 'NaN'],
  ['JSON', '%7B%22a%22%3A1%7D'],
  ['64 KB', 'x'.repeat(64 * 1024)],
];

let test: TestApp;
let bearer: { authorization: string };
beforeAll(async () => {
  test = await buildTestApp();
  bearer = await test.as('ROLE_ADMIN');
});
afterAll(() => test.close());

const ask = (method: InjectOptions['method'], url: string) =>
  test.app.inject({ method, url, headers: bearer });

const withQuery = (path: string, sent: Record<string, string>) =>
  `${path.replaceAll(/\{\w+\}/g, '1')}?${Object.entries(sent)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;

/** Without a provider it is 404, whatever is asked; tests/server/accounts asks it with one. */
const NOT_OFFERED = '/oauth/oidc/start';
const queried = operations.filter(({ path, query }) => query.length && path !== NOT_OFFERED);

describe.each(queried)('$title', ({ method, path, query }) => {
  const sound = {
    ...Object.fromEntries(Object.entries(SOUND).filter(([name]) => query.includes(name))),
    ...SOUND_AT[path],
  };

  it.each(query)('no hostile value of the query parameter %s causes a 5xx', async (name) => {
    for (const [what, value] of HOSTILE) {
      const { statusCode, body } = await ask(method, withQuery(path, { ...sound, [name]: value }));
      expect(statusCode, `${what}: ${body}`).toBeLessThan(500);
    }
  });

  it.each(query.filter((name) => !SEARCHED.has(name)))(
    'NUL in the query parameter %s is refused',
    async (name) => {
      const answer = await ask(method, withQuery(path, { ...sound, [name]: 'a%00b' }));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].field).toBe(name);
    },
  );

  it.each(query)('a repeated query parameter %s is refused', async (name) => {
    const answer = await ask(method, withQuery(path, { ...sound, [name]: `1&${name}=2` }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toBe(name);
  });

  it('unknown and empty query parameters are ignored', async () => {
    const plain = await ask(method, withQuery(path, sound));
    const known = query.filter((name) => !(name in sound));
    const more = { ...sound, __proto__x: '%00', ['__proto__']: '1', constructor: '1' };
    const answer = await ask(
      method,
      `${withQuery(path, more)}&${known.map((name) => `${name}=`).join('&')}&strange=%00&strange=2`,
    );
    expect(answer.statusCode).toBe(plain.statusCode);
  });
});

/** Hostile values of a filter, in JSON. */
const HOSTILE_FILTERS = [
  ...HOSTILE_JSON,
  ['a\0b', '\ud800'],
  Array.from({ length: 2000 }, (_, id) => id),
  { a: 'b' },
];

const filtered = operations.filter(({ filters }) => filters.length);

it.each(filtered)('$title answers no 5xx for any hostile value of a filter', async (each) => {
  for (const name of each.filters) {
    for (const value of HOSTILE_FILTERS) {
      const filter = encodeURIComponent(JSON.stringify({ [name]: value }));
      const { statusCode, body } = await ask('GET', withQuery(each.path, { filter }));
      expect(statusCode, `${name} ${JSON.stringify(value).slice(0, 40)}: ${body}`).toBeLessThan(500);
    }
  }
});

it('the tests of hostile queries cover the filters of more than 15 lists', () => {
  expect(filtered.length).toBeGreaterThan(15);
});

const onOne = operations.filter(({ inPath }) => inPath.length);

it.each(onOne)('$title answers 4xx for any hostile path parameter', async ({ method, path }) => {
  for (const [what, value] of HOSTILE) {
    const { statusCode, body } = await ask(method, path.replaceAll(/\{\w+\}/g, value));
    expect(statusCode, `${what}: ${body}`).toBeLessThan(500);
    expect(statusCode, what).toBeGreaterThanOrEqual(400);
  }
});

it('the tests of hostile queries cover over 25 operations with queries and over 30 with path parameters', () => {
  expect(queried.length).toBeGreaterThan(25);
  expect(onOne.length).toBeGreaterThan(30);
});

it.each(['grant_type', 'username', 'password', 'refresh_token'])(
  'hostile values of the token parameter %s are refused without a 5xx',
  async (name) => {
    const authorization = `Basic ${btoa('casebook:casebook')}`;
    for (const grant of ['password', 'refresh_token']) {
      const sound = { grant_type: grant, username: 'rahima', password: 'x', refresh_token: 'x' };
      for (const [what, value] of [...HOSTILE, ['twice', `1&${name}=2`] as const]) {
        const url = withQuery('/oauth/token', { ...sound, [name]: value });
        const { statusCode } = await test.app.inject({ method: 'POST', url, headers: { authorization } });
        expect([400, 401, 429], what).toContain(statusCode);
      }
    }
  },
);
