import { createContext, useContext } from 'react';
import type { Fields } from '../../../domain/fields';
import type { UseFormReturn } from 'react-hook-form';

/** How a row stands: shown, or with a form of its own. */
export interface RowEdit {
  /** What is typed into the row, while it is edited. */
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

/** The row around a cell. */
export const useRowEdit = () => useContext(RowEditContext);

/** What of a list's rows can be edited in place. */
export interface EditableRow {
  fields: Fields;
  /** The toast after a save, a key of the catalogue. */
  saved: string;
  /** The columns of fields that have none of their own. */
  columnOf?: Record<string, string>;
  /** A field that some servers save by a call of its own (dataProvider/endpoints.ts). */
  status?: string;
}

const EditableRowContext = createContext<EditableRow>({ fields: {}, saved: '' });

export const EditableRowProvider = EditableRowContext.Provider;

/** What the rows around a cell are. */
export const useEditableRow = () => useContext(EditableRowContext);

/** The id of the button that opens a row for editing. */
export const inRowButtonId = (id: number | string): string => `row-edit-in-row-${id}`;
