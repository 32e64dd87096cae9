import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Children, type ReactNode } from 'react';
import type { ListFilters } from '../../domain/listFilters';
import { ColumnsButton, type HideableColumn } from './table/ColumnsButton';
import { useOffered } from '../offered/useOffers';
import { FactFilter, SortSelectors, type SortOption } from './filters/ToolbarSelects';
import { FigureChips } from './filters/FigureChips';
import { FilterChangesProvider } from './filters/filterChanges';
import { FoldedControls } from './filters/FoldedControls';
import { useWithLastChange } from './table/lastChangeColumn';
import { nameColumn } from './table/tableColumns';
import { loadCardsAhead, useNarrow } from './cards/narrow';
import { toolbarRow } from './toolbarRow';
import { ViewsButton } from './views/ViewsButton';

interface Props {
  /** Absent where the list has only one order. */
  sorts?: readonly SortOption[];
  columns: readonly HideableColumn[];
  /** The filters that follow from facts: a select, or a chip if a link has set them. */
  filters?: ListFilters;
  /** The search field first, then further filters. */
  children: ReactNode;
}

loadCardsAhead();

/**
 * The controls above a list: search and filters, sort order, columns and views, and chips for figure
 * filters.
 */
export function ListToolbar({ sorts, columns, filters: facts = NONE, children }: Props) {
  const isNarrow = useNarrow();
  const offered = useWithLastChange(columns);
  const isOffered = useOffered();
  const selects = Object.entries(facts)
    .filter(([, { hasSelect, ours }]) => hasSelect && isOffered(ours))
    .map(([name, filter]) => <FactFilter key={name} source={name} filter={filter} />);
  const [search, ...others] = Children.toArray(children);
  const filters = [...selects, ...others];
  return (
    <FilterChangesProvider>
      <Box data-controls sx={row}>
        {search}
        {isNarrow ? (
          <FoldedControls filters={filters} sorts={sorts} />
        ) : (
          <>
            {filters}
            <Box sx={{ flexGrow: 1 }} />
            {sorts && (
              <Stack sx={sortSelectors}>
                <SortSelectors sorts={sorts} />
              </Stack>
            )}
            <Stack direction="row" spacing={1.5} sx={{ ml: 'auto' }}>
              <ColumnsButton columns={offered.filter((_, position) => position !== nameColumn(columns))} />
              <ViewsButton />
            </Stack>
          </>
        )}
      </Box>
      <FigureChips filters={facts} />
    </FilterChangesProvider>
  );
}

const NONE: ListFilters = {};

/** Two controls that wrap to the next line together. */
const sortSelectors = {
  flexDirection: 'row',
  gap: 1.5,
  flex: '1 1 18.5rem',
  maxWidth: { sm: '29.5rem' },
  '& > .MuiFormControl-root': { flex: 1, m: 0 },
  '@media print': { flex: 'none', columnGap: 3 }, // the sort order is printed as text
};

const row = { ...toolbarRow, '& > .MuiBox-root': { display: { xs: 'none', lg: 'block' } } };
