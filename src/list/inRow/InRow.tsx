import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useRowEdit } from './rowEdit';

/** A cell: what it shows, or, while its row is edited, its input. */
export function InRow({ edit, children }: { edit: ReactNode; children: ReactNode }) {
  return useRowEdit().form ? <Box sx={inputs}>{edit}</Box> : children;
}

const inputs = {
  // as wide as the columns that stay in sight
  '& input, & [role=combobox]': { scrollMarginInline: { md: '16rem 9rem' } },
  // The columns keep their widths, whatever the inputs' own would be.
  '& .MuiFormControl-root': { my: 0.5, width: 0, minWidth: '100%' },
  '& .MuiInputBase-root': { fontSize: 'inherit' },
  '& .MuiOutlinedInput-input': { px: 1, py: 0.75 },
  '& .MuiFormHelperText-root': { mx: 0 },
};
