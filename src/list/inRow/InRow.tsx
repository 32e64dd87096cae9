import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useRowEdit } from './rowEdit';

/** A cell that shows its value, or its input while the row is edited. */
export function InRow({ edit, children }: { edit: ReactNode; children: ReactNode }) {
  return useRowEdit().form ? <Box sx={inputs}>{edit}</Box> : children;
}

const inputs = {
  // keeps the focused input clear of the sticky columns, which have these widths
  '& input, & [role=combobox]': { scrollMarginInline: { md: '16rem 9rem' } },
  // The inputs must not change the columns' widths.
  '& .MuiFormControl-root': { my: 0.5, width: 0, minWidth: '100%' },
  '& .MuiInputBase-root': { fontSize: 'inherit' },
  '& .MuiOutlinedInput-input': { px: 1, py: 0.75 },
  '& .MuiFormHelperText-root': { mx: 0 },
};
