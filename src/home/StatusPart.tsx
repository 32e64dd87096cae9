import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { countedRegisters, type StatusCounts } from '../../domain/caseCounts';
import { FigurePart } from './FigurePart';
import { StatusCard } from './StatusCard';
import type { Charts } from './useCharts';

interface Props {
  query: UseQueryResult<StatusCounts[]>;
  charts: Charts | undefined;
}

/** A card per register: how many of its cases have each status. */
export function StatusPart({ query, charts }: Props) {
  const translate = useTranslate();
  return (
    <FigurePart title={translate('home.byStatus')} query={query}>
      <Box component="ul" sx={cards}>
        {countedRegisters.map(({ name, statuses }) => (
          <StatusCard
            key={name}
            register={name}
            statuses={statuses}
            counted={query.data?.find(({ register }) => register === name)}
            charts={charts}
          />
        ))}
      </Box>
    </FigurePart>
  );
}

const cards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: 1.5,
  listStyle: 'none',
  m: 0,
  p: 0,
};
