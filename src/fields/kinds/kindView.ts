import type { ReactNode } from 'react';
import type { Field } from '../../../domain/fields';
import type { SheetCell } from '../../spreadsheet/spreadsheetColumn';

/** A value with its field and record. */
export interface Shown<F extends Field = Field> {
  source: string;
  field: F;
  value: unknown;
  /** The server's record; `value` may have been typed since. */
  record: Record<string, unknown>;
  resource: string | undefined;
  translate: (key: string, options?: { _: string }) => string;
}

/**
 * How a kind of field is displayed. Inputs are separate (src/inputs/FieldInput.tsx), so that lists load
 * without them.
 */
export interface KindView<F extends Field = Field> {
  /** The value formatted for reading; null when it is empty. */
  shown(shown: Shown<F>): ReactNode;
  /** The cell in a list, if it differs from `shown`. */
  cell?(shown: Shown<F>): ReactNode;
  /** The column's minimum width, which keeps it from wrapping at every word. */
  width?(field: F): string;
  /** Whether the value is a number, which is aligned right. */
  isNumeric?: true;
  /** Whether the input takes the full width of a form. */
  isWide?(field: F): boolean;
  /** The spreadsheet cell, by default a text. `word` gives the catalogue key of a choice's text. */
  sheet?(field: F, word: (value: string) => string): SheetCell;
}

/** Formats a value unless it is empty. */
export const given =
  <F extends Field>(shown: (shown: Shown<F>) => ReactNode) =>
  (props: Shown<F>): ReactNode =>
    props.value === null || props.value === undefined || props.value === '' ? null : shown(props);
