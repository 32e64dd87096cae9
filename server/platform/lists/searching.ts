import { sql, type RawBuilder } from 'kysely';
import { foldTerm } from '../../../domain/folding';
import type { Pattern, SearchQuery } from '../../../domain/searchKey/query';

/** Folds a search term; removes NUL, which stored texts never contain. */
export const searchTerm = (term: string): string => foldTerm(term).replaceAll('\0', '');

/**
 * The condition that a folded column contains a term; null for an empty term. `%`, `_` and `\` are
 * ordinary characters. Terms without trigrams are compared row by row, since the planner would otherwise
 * scan the whole trigram index first.
 */
export function contains(foldedColumn: string, term: string): RawBuilder<unknown> | null {
  const folded = searchTerm(term);
  if (!folded) return null;
  if (!isIndexed(term)) return sql`strpos(${sql.ref(foldedColumn)}, ${folded}) > 0`;
  return sql`${sql.ref(foldedColumn)} like ${`%${folded.replace(/[\\%_]/g, '\\$&')}%`}`;
}

/**
 * Whether the trigram index narrows a term: it contains three letters or digits in a row, or two of them at
 * the start or end of a word.
 */
export const isIndexed = (term: string): boolean =>
  THREE_IN_A_ROW.test(searchTerm(term.slice(0, EXAMINED_LENGTH)));

/**
 * How many characters are examined, so that a long term costs no time. Examining more would rarely change the
 * answer.
 */
const EXAMINED_LENGTH = 1000;

const LETTER = String.raw`[\p{Alphabetic}\p{Nd}]`;
const OTHER = String.raw`[^\p{Alphabetic}\p{Nd}]`;
const THREE_IN_A_ROW = new RegExp(`${LETTER}{3}|${OTHER}${LETTER}{2}|${LETTER}{2}${OTHER}`, 'u');

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
