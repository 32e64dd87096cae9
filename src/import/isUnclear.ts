import type { Fields } from '../../domain/fields';
import { isDay } from '../kinds/importKind';
import type { ColumnChoice } from './draft';
import type { ColumnLook } from './file/fileTask';

/** Whether somebody must say if the day or the month comes first in a column. */
export const isUnclear = (
  { order }: ColumnLook,
  choice: ColumnChoice | undefined,
  fields: Fields,
): boolean => {
  const field = choice?.field ? fields[choice.field] : undefined;
  return Boolean(field && isDay(field) && order === 'unclear' && !choice?.reading);
};
