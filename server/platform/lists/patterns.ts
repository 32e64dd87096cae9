import type { Pattern, SearchQuery } from '../../../domain/searchKey/query';

/** A query with other spellings of its words that occur in the register, also in the other script. */
export interface Asked extends Omit<SearchQuery, 'needs'> {
  needs: { word: string | null; typed: Pattern[][]; spelt: Pattern[][]; heard: Pattern[][] }[];
}

/** A pattern in a `tsquery`. Patterns hold letters, digits and `=#/`, so nothing in them needs escaping. */
export const quoted = (pattern: Pattern): string =>
  pattern.endsWith('*') ? `'${pattern.slice(0, -1)}':*` : `'${pattern}'`;

/** A `tsquery` for entries that match all patterns of at least one of these lists. */
export const inAnyOf = (ways: Pattern[][]): string =>
  `(${ways.map((patterns) => `(${patterns.map(quoted).join(' & ')})`).join(' | ')})`;
