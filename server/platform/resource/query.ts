import { isRecord } from '../../../domain/isRecord';
import type { FieldError } from '../../../domain/validation';
import type { WireRecord } from '../../../domain/wire';
import { errorOf, type Checker } from '../http/checking';
import { invalid, invalidField } from '../http/errors';
import type { Order } from '../lists/slices';
import { ids, type Filter } from './filters';
import type { RegularResource } from './resource';

/** The parameters of a list request. */
export interface ListQuery {
  sort: string;
  order: Order;
  offset: number;
  limit: number;
  /** The checked values by filter name. */
  filter: WireRecord;
}

const ROWS = 25;

/**
 * Checks `sort=["name","ASC"]&range=[0,24]&filter={"q":"air"}`; missing and empty parameters get their
 * defaults. The resource is added for tests that walk the sorts and filters of every list.
 */
export function listQuery(resource: RegularResource): Checker<ListQuery> & { resource: RegularResource } {
  return {
    resource,
    parse(input) {
      const { sort, range, filter } = input as Record<string, unknown>;
      const given = filterIn(filter);
      const listed = listedFor(resource, given);
      const narrowed = readFilter(listed, given);
      // getMany sends ids without a range
      const rows = Array.isArray(narrowed.id) ? Math.max(ROWS, narrowed.id.length) : ROWS;
      return { ...readSort(listed, sort), ...readRange(range, rows), filter: narrowed };
    },
    jsonSchema: {
      type: 'object',
      properties: {
        sort: {
          type: 'string',
          description: `\`["id","ASC"]\`: one of ${['id', ...Object.keys(resource.sorts)].join(', ')}, \`ASC\` or \`DESC\``,
        },
        range: { type: 'string', description: '`[0,24]`: the first and the last row, from 0' },
        filter: {
          type: 'string',
          description: `a JSON object of ${[...Object.keys(filtersOf(resource)), ...Object.keys(resource.instead ?? {})].join(', ')}`,
        },
      },
    },
  };
}

/** The resource whose rows a list with this filter has. */
export const listedFor = (resource: RegularResource, filter: object): RegularResource =>
  Object.entries(resource.instead ?? {}).find(([name]) => Object.hasOwn(filter, name))?.[1] ?? resource;

/** All filters of a resource, including `id`. */
export const filtersOf = (resource: RegularResource): Record<string, Filter> => ({
  id: ids('id'),
  ...resource.filters,
});

function readSort({ sorts, newestFirst }: RegularResource, sent: unknown): Pick<ListQuery, 'sort' | 'order'> {
  const given = parsed('sort', sent, 'notASortOption');
  if (given === undefined) return { sort: 'id', order: newestFirst ? 'desc' : 'asc' };
  const [sort, order] = Array.isArray(given) && given.length === 2 ? (given as unknown[]) : [];
  const isKnown = typeof sort === 'string' && (sort === 'id' || Object.hasOwn(sorts, sort));
  if (!isKnown || (order !== 'ASC' && order !== 'DESC')) throw invalidField('sort', 'notASortOption');
  return { sort, order: order === 'ASC' ? 'asc' : 'desc' };
}

function readRange(sent: unknown, rows: number): Pick<ListQuery, 'offset' | 'limit'> {
  const given = parsed('range', sent, 'notARange');
  if (given === undefined) return { offset: 0, limit: rows };
  const [first, last] = Array.isArray(given) && given.length === 2 ? (given as unknown[]) : [];
  const isRange = isRow(first) && isRow(last) && first <= last;
  if (!isRange) throw invalidField('range', 'notARange');
  return { offset: first, limit: last - first + 1 };
}

const isRow = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < Number.MAX_SAFE_INTEGER;

function filterIn(sent: unknown): WireRecord {
  const given = parsed('filter', sent, 'notAFilter');
  if (given === undefined) return {};
  if (!isRecord(given)) throw invalidField('filter', 'notAFilter');
  return given;
}

function readFilter(resource: RegularResource, given: WireRecord): WireRecord {
  const filters = filtersOf(resource);
  const errors: FieldError[] = [];
  const values = Object.entries(given).map(([name, value]) => {
    if (!Object.hasOwn(filters, name)) throw invalidField(name, 'notAFilter');
    const result = filters[name]!.value.safeParse(value);
    if (!result.success) errors.push(...result.error.issues.map((issue) => errorOf(issue, name)));
    return [name, result.data];
  });
  if (errors.length) throw invalid(errors);
  return Object.fromEntries(values) as WireRecord;
}

/** A parameter's JSON; undefined if it is missing or empty. */
function parsed(name: string, sent: unknown, code: 'notASortOption' | 'notARange' | 'notAFilter'): unknown {
  if (sent === undefined || sent === '') return undefined;
  if (typeof sent !== 'string') throw invalidField(name, code);
  try {
    return JSON.parse(sent);
  } catch {
    throw invalidField(name, code);
  }
}
