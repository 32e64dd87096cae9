import type { Fields } from '../../../domain/fields';
import type { Candidate, ImportError } from '../../../domain/imports';
import { PARTY_COLUMNS } from './parties';
import type { Stored } from './stored';

/** The results of reading a row, each by its column. */
interface FillingRow {
  values: Record<string, unknown>;
  candidates: Record<string, Candidate[]>;
  errors: ImportError[];
  /** Companies and agents to add first. */
  make: Map<string, unknown>;
}

/**
 * Removes from a row everything for fields that already have a value in the stored record. A default, such as
 * that a filing is open, counts as a value.
 */
export function leaveFilled(
  { values: stored }: Pick<Stored, 'values'>,
  row: FillingRow,
  fields: Fields,
): void {
  const isOpen = (column: string) => {
    const party = PARTY_COLUMNS.find(({ number }) => number === column);
    const name = fields[column] || !party ? column : party.field;
    const field = fields[name];
    if (!field) return true;
    return typeof field.empty !== 'string' && field.kind.isSame(stored[name], field.empty, field);
  };
  const openOf = <V>(byField: Record<string, V>) =>
    Object.fromEntries(Object.entries(byField).filter(([name]) => isOpen(name)));
  for (const name of row.make.keys()) if (!isOpen(name)) row.make.delete(name);
  row.values = openOf(row.values);
  row.candidates = openOf(row.candidates);
  row.errors = row.errors.filter(({ field }) => isOpen(field));
}
