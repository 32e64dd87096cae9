import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { Fields } from '../../../domain/fields';
import type { UseFormReturn } from 'react-hook-form';
import type { StoredRecord } from '../../dataProvider/records';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';

/** A row's state: displayed, or edited with a form of its own. */
interface RowEdit {
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

export const useRowEdit = () => useContext(RowEditContext);

export interface EditableRow {
  fields: Fields;
  /** The toast after a save, a key of the catalogue. */
  saved: string;
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

export const useEditableRow = () => useContext(EditableRowContext);

/** Narrow screens edit in the dialog instead. */
export const useRoomInRows = () => useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));

export const inRowButtonId = (id: number | string): string => `row-edit-in-row-${id}`;

export function InRow({ edit, children }: { edit: ReactNode; children: ReactNode }) {
  return useRowEdit().form ? <Box sx={inputs}>{edit}</Box> : children;
}

const inputs = {
  // keeps the focused input clear of the sticky columns, which have these widths
  '& input, & [role=combobox]': { scrollMarginInline: { md: '16rem 9rem' } },
  '& .MuiInputLabel-root': visuallyHidden, // the column's heading is seen instead
  // The inputs must not change the columns' widths.
  '& .MuiFormControl-root': { my: 0.5, width: 0, minWidth: '100%' },
  '& .MuiInputBase-root': { fontSize: 'inherit' },
  '& .MuiOutlinedInput-input': { px: 1, py: 0.75 },
};
