import { createContext, useContext } from 'react';
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

/** The id of the button that opens a row for editing. */
export const inRowButtonId = (id: number | string): string => `row-edit-in-row-${id}`;
