import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { SyntheticEvent } from 'react';
import { useGetOne, useListFilterContext, useResourceContext, useTranslate } from 'react-admin';
import { NOT_GIVEN, type ListFilter, type ListFilters } from '../../../domain/listFilters';
import { formatMonth } from '../../../domain/months';
import { useOffers } from '../../offered/useOffers';
import { useLanguage } from '../../i18n/useLanguage';
import { useReferenceName, type ReferenceRecord } from '../../fields/references';
import { useChangeFilters } from './filterChanges';

/** A removable chip for each filter that a figure's link has set and that has no select. */
export function FigureChips({ filters }: { filters: ListFilters }) {
  const translate = useTranslate();
  const { filterValues } = useListFilterContext();
  const isOffered = useOffers('figureFilters');
  const active = Object.entries(filters).filter(([name, { hasSelect }]) => !hasSelect && filterValues[name]);
  if (!isOffered || active.length === 0) return null;

  return (
    <Box component="fieldset" aria-labelledby={HEADING} sx={row}>
      <Typography component="span" id={HEADING} variant="body2" color="text.secondary">
        {translate('drillDownFilters.only')}
      </Typography>
      {active.map(([name, filter]) => (
        <FigureChip key={name} name={name} filter={filter} value={String(filterValues[name])} />
      ))}
    </Box>
  );
}

function FigureChip({ name, filter, value }: { name: string; filter: ListFilter; value: string }) {
  const translate = useTranslate();
  const changeFilters = useChangeFilters();
  const words = {
    filter: translate(`drillDownFilters.filters.${name}`),
    value: useShownValue(name, filter, value),
  };
  const remove = ({ currentTarget }: SyntheticEvent) => {
    focusNextChip(currentTarget.closest('[role=button]'));
    changeFilters({ [name]: '' });
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

function useShownValue(name: string, filter: ListFilter, value: string): string {
  const translate = useTranslate();
  const language = useLanguage();
  const resource = useResourceContext();
  const nameOf = useReferenceName('workplace');
  const isRecord = filter.kind === 'section' || filter.kind === 'company';
  const { data: record, isPending } = useGetOne<ReferenceRecord>(
    filter.kind === 'company' ? 'companies' : 'workplace',
    { id: isRecord ? Number(value) : undefined },
    { enabled: isRecord },
  );
  switch (filter.kind) {
    case 'section':
    case 'company':
      if (record) return filter.kind === 'section' ? nameOf(record) : String(record.companyName);
      return isPending ? '…' : value;
    case 'flag':
      return value;
    case 'month':
      return formatMonth(value, language);
    case 'choice': {
      if (value === NOT_GIVEN) return translate('drillDownFilters.notGiven');
      const register = name === 'filingStatus' ? 'case-fillings' : resource;
      return translate(`resources.${register}.choices.status.${value}`);
    }
  }
}

/** Removed chips that are on screen until the list re-renders. */
const removedChips = new WeakSet<Element>();

/** Moves the focus from a removed chip to the next one, or else to the search. */
function focusNextChip(chip: Element | null) {
  if (!chip) return;
  removedChips.add(chip);
  const row = chip.parentElement;
  const chips = [...(row?.querySelectorAll<HTMLElement>('[role=button]') ?? [])];
  const place = chips.findIndex((each) => each === chip);
  const others = [...chips.slice(place + 1), ...chips.slice(0, place).toReversed()];
  const search = row?.previousElementSibling?.querySelector('input');
  (others.find((each) => !removedChips.has(each)) ?? search)?.focus();
}

const HEADING = 'shown-only';

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
