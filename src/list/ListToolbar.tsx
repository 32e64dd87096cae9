import SortIcon from '@mui/icons-material/Sort';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { loadCardsAhead, useNarrow } from './cards/narrow';
import { useFactFilters, type Filter } from './filters/filter';
import { FilterChips } from './filters/FilterChips';
import { FilterControl } from './filters/FilterControl';
import { Filters } from './filters/Filters';
import { FoldedControls } from './filters/FoldedControls';
import { SortFacts, SortSelectors, type SortOption } from './filters/ToolbarSelects';
import { ColumnsButton, type HideableColumn } from './table/ColumnsButton';
import { useWithLastChange } from './table/lastChangeColumn';
import { nameColumn } from './table/tableColumns';
import { toolbarRow } from './toolbarRow';
import { ViewsButton } from './views/ViewsButton';
import type { ListFilters } from '../../domain/listFilters';

interface Props {
  /** Absent where the list has only one order. */
  sorts?: readonly SortOption[];
  columns: readonly HideableColumn[];
  /** Facts that the filters follow from, or the filters themselves. */
  filters?: ListFilters | readonly Filter[];
  /** The search. */
  children?: ReactNode;
}

loadCardsAhead();

/**
 * The controls above a list: the search, the commonest filters, one button for the others and one for order,
 * columns and views, and chips for the filters that are in use behind a button. A phone has one button for all.
 */
export function ListToolbar({ sorts, columns, filters: given = NONE, children: search }: Props) {
  const isNarrow = useNarrow();
  const offered = useWithLastChange(columns);
  const filters = [...useFactFilters(isFacts(given) ? given : {}), ...(isFacts(given) ? [] : given)];
  const common = filters.filter(({ isCommon }) => isCommon && !isNarrow);
  const folded = filters.filter((filter) => !common.includes(filter));
  const hasFolded = folded.some(({ linked }) => !linked);
  const order = sorts && <SortSelectors sorts={sorts} />;
  const views = (close: () => void) => <ViewsButton onShown={close} />;
  return (
    <>
      <Box data-controls sx={toolbarRow}>
        {search}
        {common.map((filter) => (
          <FilterControl key={filter.source} filter={filter} />
        ))}
        {isNarrow && !hasFolded && !sorts && <ViewsButton />}
        {isNarrow && (hasFolded || sorts) && (
          <Filters filters={folded} more={{ label: 'cards.controls', controls: order, actions: views }} />
        )}
        {!isNarrow && (
          <>
            {hasFolded && <Filters filters={folded} />}
            {sorts && <SortFacts sorts={sorts} />}
            <Box sx={{ ml: 'auto', displayPrint: 'none' }}>
              <FoldedControls
                label="lists.arrange"
                icon={<SortIcon />}
                tour="columns"
                actions={(close) => (
                  <Stack direction="row" spacing={1.5}>
                    <ColumnsButton
                      columns={offered.filter((_, position) => position !== nameColumn(columns))}
                    />
                    {views(close)}
                  </Stack>
                )}
              >
                {order}
              </FoldedControls>
            </Box>
          </>
        )}
      </Box>
      <FilterChips filters={folded} />
    </>
  );
}

const NONE: readonly Filter[] = [];
const isFacts = (given: ListFilters | readonly Filter[]): given is ListFilters => !Array.isArray(given);
