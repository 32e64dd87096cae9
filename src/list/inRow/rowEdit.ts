import { createContext, useContext, type ComponentType } from 'react';
import type { Fields } from '../../../domain/fields';
import type { UseFormReturn } from 'react-hook-form';
import type { StoredRecord } from '../../dataProvider/storedRecord';

/** A row's state: displayed, or edited with a form of its own. */
export interface RowEdit {
  /** The row's form while it is edited. */
  form?: UseFormReturn;
  saving: boolean;
  start: () => void;
  save: () => void;
  cancel: () => void;
}

const RowEditContext = createContext<RowEdit>({
  saving: false,
  start: () => {},
  save: () => {},
  cancel: () => {},
});

export const RowEditProvider = RowEditContext.Provider;

/** The row that contains this cell. */
export const useRowEdit = () => useContext(RowEditContext);

/** The fields that can be edited in a list's rows. */
export interface EditableRow {
  fields: Fields;
  /** The toast after a save, a key of the catalogue. */
  saved: string;
  /** The record's name in that toast. */
  nameOf: (record: StoredRecord) => string;
  /** Warnings in rows of their own below the edited one, across this many columns. */
  Warnings?: ComponentType<{ columns: number }>;
  /** The column that shows a field while its own is hidden. */
  columnOf?: Record<string, string>;
  /** The field that some servers save by a separate call (dataProvider/endpoints.ts). */
  status?: string;
}

const EditableRowContext = createContext<EditableRow>({ fields: {}, saved: '', nameOf: () => '' });

export const EditableRowProvider = EditableRowContext.Provider;

/** The editable fields of the rows around this cell. */
export const useEditableRow = () => useContext(EditableRowContext);

/** Id of the button that starts editing a row. */
export const inRowButtonId = (id: number | string): string => `row-edit-in-row-${id}`;
