import { sql, type RawBuilder } from 'kysely';
import { foldTerm } from '../../domain/folding';

/** A term as it is compared with folded columns; NUL, which no stored text holds, is dropped. */
export const searchTerm = (term: string): string => foldTerm(term).replaceAll('\0', '');

/**
 * "The folded column contains this term", or null when the term is empty. `%`, `_` and `\` are
 * ordinary characters.
 */
export function contains(foldedColumn: string, term: string): RawBuilder<unknown> | null {
  const folded = searchTerm(term);
  if (!folded) return null;
  return sql`${sql.ref(foldedColumn)} like ${`%${folded.replace(/[\\%_]/g, '\\$&')}%`}`;
}
