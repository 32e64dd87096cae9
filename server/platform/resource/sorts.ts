import { sql, type RawBuilder } from 'kysely';
import type { SortedBy } from '../lists/slices';

/** Sorts by a column that is never null, so that the query reads no second range of the index for nulls. */
export const by = (column: string): SortedBy => ({ column, nullable: false });

/** Sorts by a column, with its nulls last. */
export const byNullable = (column: string): SortedBy => ({ column, nullable: true });

/**
 * Sorts by a text that has no folded column as if it had one: by code point of the folded text, whatever the
 * database's locale.
 */
export const byText = (column: string, text: RawBuilder<unknown> = sql.ref(column)): SortedBy => ({
  column,
  nullable: true,
  expression: sql`folded(${text}) collate "C"`,
});

/**
 * Sorts by Bengali names in the order of the Bengali alphabet, which code points do not follow. Records
 * without a Bengali name are sorted by their other name; names in Latin letters come after all Bengali ones.
 */
export const byBengaliName = (nameColumn: string, bengaliColumn = 'name_bn_fold'): SortedBy => ({
  column: bengaliColumn,
  nullable: false,
  expression: sql`coalesce(${sql.ref(bengaliColumn)}, ${sql.ref(nameColumn)}) collate "bn-x-icu"`,
});
