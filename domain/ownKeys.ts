import type { SearchedKind } from './searchEntries';
import { caseKeyOf, fileKeyOf } from './searchKey/nearNumbers';

/**
 * The key of the number that identifies a record, equal for two records that are one file, or one case of one file.
 * Empty if the record has no such number.
 */
export function ownKeyOf({ name, title, filing }: SearchedKind, record: Record<string, unknown>): string {
  const text = record[title];
  if (filing === undefined || typeof text !== 'string') return '';
  return filing === 'id' ? fileKeyOf(text) : caseKeyOf(name, text);
}
