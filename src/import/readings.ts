import type { Field, Fields } from '../../domain/fields';
import { readBijoy } from '../../domain/import/bijoy';
import type { AmountUnit, ImportLayout, Reading } from '../../domain/imports';
import { isAmount, isDay } from '../fields/kinds/importKind';
import type { ColumnLook } from './file/fileTask';

const UNITS: readonly AmountUnit[] = ['thousand', 'lakh', 'crore'];

/** The ways in which a column can be read as a field, other than as it stands. */
export function readingsOf({ order, isBijoy }: ColumnLook, field: Field): readonly Reading[] {
  if (isDay(field))
    return [...(order ? (['dmy', 'mdy'] as const) : []), ...(isBijoy ? (['bijoy'] as const) : [])];
  return isAmount(field) ? [...UNITS, ...(isBijoy ? (['bijoy'] as const) : [])] : ['bijoy'];
}

/** How the column must be read according to its own content; undefined if the content leaves it open. */
export function shownReading({ order, isBijoy, unit }: ColumnLook, field?: Field): Reading | undefined {
  if (!field) return undefined;
  if (isAmount(field) && unit) return unit;
  if (isBijoy) return 'bijoy';
  return isDay(field) && (order === 'dmy' || order === 'mdy') ? order : undefined;
}

interface Choice {
  field: string;
  reading?: Reading | undefined;
}

/**
 * A column's heading. A Bijoy heading is shown in Unicode, followed by the original; the heading of a
 * left-out column counts as Bijoy if the column's cells are in Bijoy.
 */
export function shownHeading({ heading, isBijoy }: ColumnLook, choice: Choice | undefined): string {
  const read = (choice?.field ? choice.reading === 'bijoy' : isBijoy) ? readBijoy(heading) : heading;
  return read === heading ? heading : `${read} (${heading})`;
}

/**
 * Whether the user must say if the day or the month comes first in a column, because its dates leave that
 * open or contradict each other.
 */
export function isUnclear({ order }: Pick<ColumnLook, 'order'>, choice: Choice | undefined, fields: Fields) {
  const field = choice?.field ? fields[choice.field] : undefined;
  const isAsked = order === 'unclear' || order === 'mixed';
  return Boolean(field && isDay(field) && isAsked && !choice?.reading);
}

/** The unit in which a field's column counts amounts; null if in taka. */
export function unitOf({ columns }: ImportLayout, field: string): AmountUnit | null {
  const reading = columns.find((column) => column.field === field)?.reading;
  return UNITS.find((unit) => unit === reading) ?? null;
}
