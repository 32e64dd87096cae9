import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListFilterContext, useTranslate } from 'react-admin';
import { useChangeFilters } from './filterChanges';
import type { Filter } from './filter';
import { FilterControl } from './FilterControl';
import { FoldedControls } from './FoldedControls';

interface Props {
  filters: readonly Filter[];
  /** What a phone's sheet has besides; it is then named so. */
  more?: { label: string; controls: ReactNode; actions: (close: () => void) => ReactNode };
}

/** The controls of filters behind one button, which says how many are set. */
export function Filters({ filters, more }: Props) {
  const translate = useTranslate();
  const changeFilters = useChangeFilters();
  const { filterValues } = useListFilterContext();
  const controls = filters.filter(({ linked }) => !linked);
  const set = controls.filter(({ source }) => filterValues[source]);
  return (
    <FoldedControls
      label={more?.label ?? 'lists.filters'}
      icon={<TuneIcon />}
      count={set.length}
      tour={more && 'controls'}
      actions={
        more?.actions ??
        (() => (
          <Button
            disabled={set.length === 0}
            onClick={() => changeFilters(Object.fromEntries(set.map(({ source }) => [source, ''])))}
          >
            {translate('lists.clearFilters')}
          </Button>
        ))
      }
    >
      {controls.map((filter) => (
        <FilterControl key={filter.source} filter={filter} />
      ))}
      {more?.controls}
    </FoldedControls>
  );
}
