import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { countedRegisters } from '../../domain/caseCounts';
import type { CasebookDataProvider } from '../dataProvider';
import { FigurePart } from './FigurePart';
import { homeQueries } from './homeQueries';
import { StatusCard } from './StatusCard';
import { statusCardStyle } from './statusCardStyle';
import { useFigureLink } from './useFigureLink';

/** A card per register: how many of its cases have each status. */
export function StatusPart() {
  const translate = useTranslate();
  const linkTo = useFigureLink();
  const query = useQuery(homeQueries(useDataProvider<CasebookDataProvider>()).statuses);
  return (
    <FigurePart title={translate('home.byStatus')} query={query}>
      <Box component="ul" sx={cards}>
        {countedRegisters.map(({ name, statuses }) => (
          <StatusCard
            key={name}
            register={name}
            statuses={statuses}
            counted={query.data?.find(({ register }) => register === name)}
            linkTo={linkTo}
          />
        ))}
      </Box>
    </FigurePart>
  );
}

/** The layout of the ten cards: two rows of five where there is room, two columns on a tablet. */
const cards = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(5, minmax(0, 1fr))',
  },
  gap: 1.5,
  listStyle: 'none',
  m: 0,
  p: 0,
  ...statusCardStyle,
};
