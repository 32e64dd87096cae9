import { isFilterValue, type ListFilter } from '../../domain/listFilters';

const MOST_ROWS = 100;

/** The values that a list's filters allow, by name; filters not listed allow any text or number. */
export type SoundFilters = Readonly<Record<string, ListFilter | ((value: unknown) => boolean)>>;

/**
 * Removes invalid parameters from a list's query string, for example an unknown sort option, so that their
 * defaults apply. A valid query string is returned unchanged.
 */
export function soundSearch(search: string, sorts: readonly string[], filters: SoundFilters = {}): string {
  const query = new URLSearchParams(search);
  const has = (name: string, isSound: (value: string) => boolean) => {
    const [value, ...more] = query.getAll(name);
    return value !== undefined && more.length === 0 && isSound(value);
  };
  const isSorted = has('sort', (sort) => sorts.includes(sort)) && has('order', isOrder);
  const isInvalid = [
    !isSorted && ['sort', 'order'],
    !has('page', isCount) && ['page'],
    !has('perPage', (rows) => isCount(rows) && Number(rows) <= MOST_ROWS) && ['perPage'],
    !has('filter', (filter) => isFilter(filter, filters)) && ['filter'],
  ]
    .flatMap((names) => names || [])
    .filter((name) => query.has(name));
  if (isInvalid.length === 0) return search;

  isInvalid.forEach((name) => query.delete(name));
  return query.size === 0 ? '' : `?${query}`;
}

const isOrder = (order: string) => order === 'ASC' || order === 'DESC';
const isCount = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/**
 * Whether a JSON text is an object of plain values in which each known filter is empty or has an allowed
 * value; a filter's function may allow values of other types.
 */
function isFilter(json: string, filters: SoundFilters): boolean {
  try {
    const filter: unknown = JSON.parse(json);
    if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return false;
    return Object.entries(filter).every(([name, value]) => {
      const known = Object.hasOwn(filters, name) ? filters[name] : undefined;
      if (typeof known === 'function') return known(value);
      if (typeof value !== 'string' && typeof value !== 'number') return false;
      return !known || value === '' || isFilterValue(known, value);
    });
  } catch {
    return false;
  }
}

/**
 * The URL of a list with a figure's filters (domain/listFilters.ts). Only for servers that offer
 * `figureFilters`.
 */
export const figureLink = (list: string, filter: Record<string, string | number>): string =>
  `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
