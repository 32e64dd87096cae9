import type { MessageCode, MessageParams } from '../messages';
import type { ImportCode } from './messages';

/** A cell of a sheet as it is sent: a date is the text `2021-03-12`, unless the sheet holds its serial. */
export type SheetCell = string | number | boolean | null;

/** How a column is read where its cells leave it open. */
export type ColumnReading = 'dmy' | 'mdy' | 'bijoy';

/** What a cell says, or why it cannot be told. */
export type Read<V> =
  | { value: V; code?: undefined }
  | { value?: undefined; code: ImportCode | MessageCode; params?: MessageParams };

export const refused = (code: ImportCode | MessageCode, params?: MessageParams): Read<never> => ({
  code,
  ...(params && { params }),
});

/** Whether a text stands for nothing, as `-` does. What means 'not known' or 'none' is not among them. */
export const isNothing = (text: string): boolean => /^[-–—_.\s]*$/.test(text);
