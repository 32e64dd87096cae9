import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useAddressOf } from '../addresses';
import { completeTour, useTourCompleted, useTour } from './useTour';

const ON_LIST = 'main [data-tour=export]';

/** Offers the tour to new users, on a list. It is part of the page and covers nothing. */
export function TourOffer() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const list = useAddressOf()('/case-fillings'); // most steps of the tour show this list
  const startTour = useTour();
  const isCompleted = useTourCompleted();
  if (isCompleted) return null;
  // Both buttons disappear, so the heading gets the focus.
  const heading = () => document.getElementById('page-title');
  const decline = () => {
    completeTour();
    heading()?.focus();
  };
  const start = async () => {
    await navigate(list);
    await appearance(ON_LIST);
    startTour(heading());
  };
  return (
    <Paper component="aside" variant="outlined" aria-label={translate('tour.offer.title')} sx={bar}>
      <Typography variant="body2" sx={{ flex: { xs: '1 1 100%', sm: '1 1 12rem' } }}>
        <strong>{translate('tour.offer.title')}</strong> {translate('tour.offer.text')}
      </Typography>
      <Button onClick={decline}>{translate('tour.offer.decline')}</Button>
      <Button onClick={() => void start()} variant="contained">
        {translate('tour.offer.start')}
      </Button>
    </Paper>
  );
}

/** Waits until the new screen has rendered, with a time limit in case it fails. */
function appearance(selector: string): Promise<void> {
  const until = performance.now() + 10_000;
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(selector) || performance.now() > until) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  mb: 2,
  px: 2,
  py: 1,
  displayPrint: 'none',
};
