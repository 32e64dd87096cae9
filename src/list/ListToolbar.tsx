import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FigureFilters } from '../../domain/figureFilters';
import { ColumnsButton, type HideableColumn } from './ColumnsButton';
import { FigureChips } from './FigureChips';
import { FilterChangesProvider } from './filterChanges';
import { nameColumn } from './nameColumn';
import { SortSelectors, type SortOption } from './SortSelectors';
import { ViewsButton } from './ViewsButton';

interface Props {
  /** None where the list has one order only. */
  sorts?: readonly SortOption[];
  /** The table's; the rows' name always stays. */
  columns: readonly HideableColumn[];
  /** What figures narrow it down to, and no filter of the row shows. */
  figures?: FigureFilters;
  /** The filters. */
  children: ReactNode;
}

/** Above a list: a row of its filters, then sort-by and order, then what is seen of it; and what figures ask. */
export const ListToolbar = ({ sorts, columns, figures, children }: Props) => (
  <FilterChangesProvider>
    <Box sx={row}>
      {children}
      <Box sx={{ flexGrow: 1 }} />
      {sorts && <SortSelectors sorts={sorts} />}
      <ColumnsButton columns={columns.filter((_, position) => position !== nameColumn(columns))} />
      <ViewsButton />
    </Box>
    {figures && <FigureChips filters={figures} />}
  </FilterChangesProvider>
);

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 1.5,
  '@media print': { columnGap: 3, rowGap: 0, '& > .MuiFormControl-root': { display: 'none' } },
  '& > .MuiFormControl-root': { flex: '1 1 8.5rem', maxWidth: { sm: '14rem' }, m: 0 },
  // The search stands first and gets a line of its own on a narrow screen.
  '& > .MuiFormControl-root:first-of-type': { minWidth: { xs: '100%', sm: 0 } },
  '& > .MuiBox-root': { display: { xs: 'none', lg: 'block' } },
};
