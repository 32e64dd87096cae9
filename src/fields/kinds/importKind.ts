import type { Field, RefsField, TextField } from '../../../domain/fields';
import { sampleAmounts, sampleCells, sampleDays } from '../../../domain/import/samples';
import type { Cell, Reading } from '../../../domain/imports';
import { kindName, type KindName } from '../../../domain/kinds';
import { readCell } from '../../../domain/kinds/readCell';

/** Whether the cells of a field are dates, whose order of day and month may be unclear. */
export const isDay = (field: Field): boolean => kindName(field) === 'date';

/** Whether the cells of a field are amounts, which may count lakhs or crores. */
export const isAmount = (field: Field): boolean => kindName(field) === 'money';

/**
 * The value that a cell was read as; undefined for texts other than telephone numbers, for names of records, and for
 * a cell that cannot be read.
 */
export function readValue(field: Field, cell: Cell, reading: Reading | undefined): unknown {
  const isPhone = (field as Partial<TextField>).isPhone === true;
  return AS_IT_STANDS.has(kindName(field)) && !isPhone ? undefined : readCell(field, cell, reading).value;
}

const AS_IT_STANDS: ReadonlySet<KindName> = new Set(['text', 'ref', 'refs', 'image']);

const samples: Partial<Record<KindName, readonly [string, string]>> = {
  date: sampleDays,
  money: sampleAmounts,
};

/**
 * The reference list whose records a field's cells name, if it is short enough to offer all of them;
 * otherwise null.
 */
export function offeredList(field: Field): string | null {
  const { to } = field as Partial<RefsField>;
  return to !== undefined && SHORT_LISTS.has(to) ? to : null;
}

const SHORT_LISTS: ReadonlySet<string> = new Set(['workplace', 'bank-choices', 'roles']);

/** The two sample values of a field in a template; `words` are the choices that it offers. */
export function sampleRows(name: string, field: Field, words: readonly string[]): readonly [string, string] {
  const [first = '', second = first] = words;
  return sampleCells[name] ?? samples[kindName(field)] ?? [first, second];
}

/** The wire values that a field offers: `yes` and `no`, or a choice's own; else none. */
export function offeredValues(field: Field): readonly string[] {
  const kind = kindName(field);
  if (kind === 'yesNo' || kind === 'bool') return ['yes', 'no'];
  return kind === 'choice' ? (field as Field & { choices: readonly string[] }).choices : [];
}
