import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FilterChangesProvider } from './filterChanges';
import { SortSelectors, type SortOption } from './SortSelectors';

/** The row above a list: its filters, then sort-by and order. */
export const ListToolbar = ({ sorts, children }: { sorts: readonly SortOption[]; children: ReactNode }) => (
  <Box sx={row}>
    <FilterChangesProvider>{children}</FilterChangesProvider>
    <Box sx={{ flexGrow: 1 }} />
    <SortSelectors sorts={sorts} />
  </Box>
);

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 1.5,
  '& > .MuiFormControl-root': { flex: '1 1 8.5rem', maxWidth: { sm: '14rem' }, m: 0 },
  // The search stands first and gets a line of its own on a narrow screen.
  '& > .MuiFormControl-root:first-of-type': { minWidth: { xs: '100%', sm: 0 } },
  '& > .MuiBox-root': { display: { xs: 'none', lg: 'block' } },
};
