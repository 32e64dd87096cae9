import type { ReactNode } from 'react';
import type { Field } from '../../domain/fields';
import type { SheetCell } from '../spreadsheet/spreadsheetColumn';

/** A value and where it stands. */
export interface Shown<F extends Field = Field> {
  source: string;
  field: F;
  value: unknown;
  /** As the server has it; the value may be one that was typed since. */
  record: Record<string, unknown>;
  resource: string | undefined;
  translate: (key: string, options?: { _: string }) => string;
}

/** What the screens know of a kind of field, beside its input: lists load without inputs (src/inputs/FieldInput.tsx). */
export interface KindView<F extends Field = Field> {
  /** A value as a person reads it; null when it is empty. */
  shown(shown: Shown<F>): ReactNode;
  /** The same in a list, where it differs there. */
  cell?(shown: Shown<F>): ReactNode;
  /** The least width of its column, which else would break at every word. */
  width?(field: F): string;
  /** A number, set right. */
  isNumeric?: true;
  /** Whether it takes the whole width of a form. */
  isWide?(field: F): boolean;
  /** In a spreadsheet; a text where nothing is said. `word` is the key of a choice's word in the catalogue. */
  sheet?(field: F, word: (value: string) => string): SheetCell;
}

/** What is shown of a value, if there is one. */
export const given =
  <F extends Field>(shown: (shown: Shown<F>) => ReactNode) =>
  (props: Shown<F>): ReactNode =>
    props.value === null || props.value === undefined || props.value === '' ? null : shown(props);
