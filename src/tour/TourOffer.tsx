import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { resourceRoutes } from '../routes';
import { completeTour, useTourCompleted } from './tourCompleted';
import { useTour } from './useTour';

/** Offers the tour on a list, to whom it is new; it waits in a corner and takes no focus. */
export function TourOffer() {
  const translate = useTranslate();
  const startTour = useTour();
  const { pathname } = useLocation();
  const isCompleted = useTourCompleted();
  const isOnList = resourceRoutes.some(({ list }) => list.path === pathname);
  if (isCompleted || !isOnList) return null;
  // Both buttons go away.
  const heading = () => document.getElementById('page-title');
  const decline = () => {
    completeTour();
    heading()?.focus();
  };
  return (
    <Paper component="aside" elevation={6} aria-label={translate('tour.offer.title')} sx={corner}>
      <Typography variant="subtitle1" component="p" sx={{ fontWeight: 600 }}>
        {translate('tour.offer.title')}
      </Typography>
      <Typography variant="body2">{translate('tour.offer.text')}</Typography>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1.5 }}>
        <Button onClick={decline}>{translate('tour.offer.decline')}</Button>
        <Button onClick={() => startTour(heading())} variant="contained">
          {translate('tour.offer.start')}
        </Button>
      </Box>
    </Paper>
  );
}

const corner = {
  position: 'fixed',
  left: 16,
  bottom: 16,
  zIndex: 'appBar',
  width: '20rem',
  maxWidth: 'calc(100vw - 2rem)',
  p: 2,
  displayPrint: 'none',
};
