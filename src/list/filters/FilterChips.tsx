import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, type SyntheticEvent } from 'react';
import { useListFilterContext, useTranslate } from 'react-admin';
import { useChangeFilters } from './filterChanges';
import { useShownValue, type Filter } from './filter';

/** A removable chip for each of these filters that is set. */
export function FilterChips({ filters }: { filters: readonly Filter[] }) {
  const translate = useTranslate();
  const id = useId();
  const { filterValues } = useListFilterContext();
  const active = filters.filter(({ source }) => filterValues[source]);
  if (active.length === 0) return null;
  return (
    <Box component="fieldset" aria-labelledby={id} sx={row}>
      <Typography component="span" id={id} variant="body2" color="text.secondary">
        {translate('drillDownFilters.only')}
      </Typography>
      {active.map((filter) => (
        <FilterChip key={filter.source} filter={filter} value={String(filterValues[filter.source])} />
      ))}
    </Box>
  );
}

function FilterChip({ filter, value }: { filter: Filter; value: string }) {
  const translate = useTranslate();
  const changeFilters = useChangeFilters();
  const words = { filter: translate(filter.label), value: useShownValue(filter, value) };
  const remove = ({ currentTarget }: SyntheticEvent) => {
    focusNextChip(currentTarget.closest('[role=button]'));
    changeFilters({ [filter.source]: '' });
  };
  return (
    <Chip
      variant="outlined"
      label={translate('drillDownFilters.chip', words)}
      aria-label={translate('drillDownFilters.remove', words)}
      onClick={remove}
      onDelete={remove}
      sx={chip}
    />
  );
}

/** Removed chips that are on screen until the list re-renders. */
const removedChips = new WeakSet<Element>();

/** Moves the focus from a removed chip to the next one, or else to the controls above. */
function focusNextChip(chip: Element | null) {
  if (!chip) return;
  removedChips.add(chip);
  const row = chip.parentElement;
  const chips = [...(row?.querySelectorAll<HTMLElement>('[role=button]') ?? [])];
  const place = chips.findIndex((each) => each === chip);
  const others = [...chips.slice(place + 1), ...chips.slice(0, place).toReversed()];
  const above = row?.previousElementSibling;
  const control = above?.querySelector<HTMLElement>('input') ?? above?.querySelector<HTMLElement>('button');
  (others.find((each) => !removedChips.has(each)) ?? control)?.focus();
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mx: 0,
  mt: 0,
  mb: 1.5,
  p: 0,
  border: 0,
};
const chip = { maxWidth: '100%', '& .MuiChip-deleteIcon': { color: 'text.secondary' } };
