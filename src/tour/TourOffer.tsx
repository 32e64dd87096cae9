import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { resourceAddresses } from '../addresses';
import { completeTour, TOUR_OFFER, useTourCompleted } from './tourCompleted';
import { useTour } from './useTour';

/** Offers the tour on a list, to whom it is new; it waits at the foot of the page and takes no focus. */
export function TourOffer() {
  const translate = useTranslate();
  const startTour = useTour();
  const { pathname } = useLocation();
  const isCompleted = useTourCompleted();
  const isOnList = resourceAddresses.some(({ list }) => list === pathname);
  if (isCompleted || !isOnList) return null;
  // Both buttons go away.
  const heading = () => document.getElementById('page-title');
  const decline = () => {
    completeTour();
    heading()?.focus();
  };
  return (
    <Paper
      component="aside"
      elevation={6}
      square
      id={TOUR_OFFER}
      aria-label={translate('tour.offer.title')}
      sx={bar}
    >
      <Typography variant="body2" sx={{ flex: { xs: '1 1 100%', sm: '1 1 12rem' } }}>
        <strong>{translate('tour.offer.title')}</strong> {translate('tour.offer.text')}
      </Typography>
      <Button onClick={decline}>{translate('tour.offer.decline')}</Button>
      <Button onClick={() => startTour(heading())} variant="contained">
        {translate('tour.offer.start')}
      </Button>
    </Paper>
  );
}

// It has its own room at the end of the page, so that everything can be scrolled out from under it.
const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  px: { xs: 1.5, sm: 3 },
  py: 1,
  displayPrint: 'none',
};
