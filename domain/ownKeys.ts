import type { SearchedKind } from './searchEntries';
import { caseKeyOf, fileKeyOf } from './searchKey/nearNumbers';

/**
 * The key of the number that identifies a record, equal for two records that are one file, or one case of one file.
 * Empty if the record has no such number.
 */
export function ownKeyOf({ name, title, fields }: SearchedKind, record: Record<string, unknown>): string {
  const text = record[title];
  if (typeof text !== 'string') return '';
  if (fields[title] === 'ownNumber') return fileKeyOf(text);
  return fields[title] === 'caseNumber' ? caseKeyOf(name, text) : '';
}
