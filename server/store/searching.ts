import { sql, type RawBuilder } from 'kysely';
import { foldTerm } from '../../domain/folding';

/**
 * "The folded column contains this term", or null when the term is empty. `%`, `_` and `\` are
 * ordinary characters; NUL, which no stored text holds, is dropped.
 */
export function contains(foldedColumn: string, term: string): RawBuilder<unknown> | null {
  const folded = foldTerm(term).replaceAll('\0', '');
  if (!folded) return null;
  return sql`${sql.ref(foldedColumn)} like ${`%${folded.replace(/[\\%_]/g, '\\$&')}%`}`;
}
