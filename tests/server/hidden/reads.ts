import { z } from 'zod';
import type { Checker } from '../../../server/platform/http/checking';
import { filtersOf } from '../../../server/platform/resource/query';
import type { RegularResource } from '../../../server/platform/resource/resource';
import { isLong } from '../../support/long';
import { hasStandIn } from '../../support/standIns';
import { dayFromToday } from '../hearings/calls';
import type { Route } from './routes';
import { SECRET, type World } from './worlds';

/**
 * Reads that may differ: Home shows customs staff how many civil cases there are, a seal covers every change, sessions
 * have random ids, and the position of money is the same for everybody, since a stay that one may not see still forbids
 * collecting (money/positions.test.ts).
 */
export const TELLING = new Set([
  '/api/casebook/seals/newest',
  '/api/case/v2/dashboard-info',
  '/api/case/month-wise-case-info',
  '/api/casebook/account/sessions',
  '/api/casebook/files/:id/money',
  '/api/casebook/money-positions',
  '/api/casebook/money-positions/:id',
  '/api/casebook/money/totals',
]);

/** Parameters without which a route refuses every request. */
const NEEDED: Record<string, Record<string, string>> = {
  '/api/casebook/hearings/days': { from: dayFromToday(-100), to: dayFromToday(100) },
  '/api/casebook/calendars/:id/days': { from: dayFromToday(-100), to: dayFromToday(100) },
  '/api/casebook/changes/last': { register: 'case-fillings', ids: '1,2,3' },
  '/api/case/case-file-status': { caseId: '1' },
  '/api/case/case-fillings-by-date-and-nothi': {
    caseType: 'TRIBUNAL',
    searchType: 'NOTHI_NUMBER',
    nothiNumber: 'F',
  },
};

const TEXTS = [
  ...Object.values(SECRET),
  '4711',
  'civil 4711/2023',
  'Bench 1',
  'T-1',
  'F-1/24',
  'rupsha',
  'VIL',
  '',
];
const FILTERS = [
  '{"kind":"civil-case"}',
  '{"caseFilingId":1}',
  '{"mine":true}',
  JSON.stringify({ court: SECRET.court }),
];
const DAYS = [dayFromToday(0), '2024-02-01', '2030-01-01'];

/**
 * Every read of a world by its route: each record by its id, and each sort and filter of each list, of which an ordinary
 * run takes a third.
 */
export function readsOf({ routes, hidden }: World): Map<string, string[]> {
  const ids = [1, 2, 3, 1001, 1002, ...hidden];
  const walked = routes.filter(
    ({ method, url }) => method === 'GET' && !TELLING.has(url) && !hasStandIn(url),
  );
  return new Map(
    walked.map((route) => {
      const paths = /:\w+/.test(route.url)
        ? ids.map((id) => route.url.replace(/:\w+/, String(id)))
        : [route.url];
      const needed = NEEDED[route.url] ?? {};
      const queries = queriesOf(route, ids)
        .filter((_, place) => isLong || place % 3 === 0)
        .map((query) => withQuery(paths[0]!, { ...needed, ...query }));
      return [route.url, [...paths.map((path) => withQuery(path, needed)), ...queries]];
    }),
  );
}

const withQuery = (path: string, query: Record<string, string>) =>
  Object.keys(query).length ? `${path}?${new URLSearchParams(query)}` : path;

function queriesOf({ url, query }: Route, ids: number[]): Record<string, string>[] {
  if (!query) return [];
  if (query.resource) return regularQueries(query.resource, ids);
  const { properties = {} } = query.jsonSchema as { properties?: Record<string, object> };
  return Object.entries(properties).flatMap(([name, schema]) => {
    const choices = choicesIn(schema);
    const values = choices.length
      ? choices
      : name === 'filter'
        ? FILTERS
        : [...TEXTS, ...DAYS, String(ids.at(-1)), ids.join(), 'true', 'false'];
    return values
      .filter((value) => accepts(query, { ...NEEDED[url], [name]: value }))
      .flatMap((value) =>
        name === 'sortBy'
          ? ['asc', 'desc'].map((ascOrDesc) => ({ sortBy: value, ascOrDesc }))
          : [{ [name]: value }],
      );
  });
}

const accepts = (query: Checker<unknown>, input: unknown) => {
  try {
    query.parse(input);
    return true;
  } catch {
    return false;
  }
};

function regularQueries(resource: RegularResource, ids: number[]): Record<string, string>[] {
  const sorts = ['id', ...Object.keys(resource.sorts), 'nothing'].flatMap((name) => [
    { sort: JSON.stringify([name, 'ASC']), range: '[0,99]' },
    { sort: JSON.stringify([name, 'DESC']), range: '[0,99]' },
  ]);
  const filters = Object.entries(filtersOf(resource)).flatMap(([name, { value }]) => {
    const choices = choicesIn(z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' }));
    const each = [...choices, ...ids, ...TEXTS, ...DAYS, true, 'none'];
    const several = [ids, choices];
    return [...each, ...several, { no: 'filter' }]
      .filter((one) => value.safeParse(one).success)
      .map((one) => ({ filter: JSON.stringify({ [name]: one }), range: '[0,99]' }));
  });
  return [...sorts, ...filters, { range: '[0,1]' }, { range: '[3,4]' }];
}

/** All values of enumerations in a JSON schema. */
function choicesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { enum: choices, const: only } = schema as { enum?: unknown[]; const?: unknown };
  const own = [...(choices ?? []), only].filter((choice) => typeof choice === 'string');
  return [...new Set([...own, ...Object.values(schema).flatMap(choicesIn)])];
}
