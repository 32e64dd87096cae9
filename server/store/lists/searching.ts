import { sql, type RawBuilder } from 'kysely';
import { foldTerm } from '../../../domain/folding';

/** A term as it is compared with folded columns; NUL, which no stored text holds, is dropped. */
export const searchTerm = (term: string): string => foldTerm(term).replaceAll('\0', '');

/**
 * "The folded column contains this term", or null when the term is empty. `%`, `_` and `\` are
 * ordinary characters. A term in which the index finds nothing to go by is compared row by row: left to
 * the planner, it would read the whole index first.
 */
export function contains(foldedColumn: string, term: string): RawBuilder<unknown> | null {
  const folded = searchTerm(term);
  if (!folded) return null;
  if (!isIndexed(term)) return sql`strpos(${sql.ref(foldedColumn)}, ${folded}) > 0`;
  return sql`${sql.ref(foldedColumn)} like ${`%${folded.replace(/[\\%_]/g, '\\$&')}%`}`;
}

/** Whether the trigram index leaves few rows of a term: it holds three letters or digits, or two at an end of a word. */
export const isIndexed = (term: string): boolean => THREE_IN_A_ROW.test(searchTerm(term.slice(0, LOOKED_AT)));

/** Of a term of any length the beginning tells, in characters. */
const LOOKED_AT = 1000;

const LETTER = String.raw`[\p{Alphabetic}\p{Nd}]`;
const OTHER = String.raw`[^\p{Alphabetic}\p{Nd}]`;
const THREE_IN_A_ROW = new RegExp(`${LETTER}{3}|${OTHER}${LETTER}{2}|${LETTER}{2}${OTHER}`, 'u');
