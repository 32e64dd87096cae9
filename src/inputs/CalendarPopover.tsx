import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { DayCalendarProps } from './DayCalendar';

// The calendar code is large and most dates are typed, so it loads when first opened.
const DayCalendar = lazy(async () => ({ default: (await import('./DayCalendar')).DayCalendar }));

interface Props extends DayCalendarProps {
  anchor: PopoverProps['anchorEl'];
  onClose: () => void;
}

export function CalendarPopover({ anchor, onClose, ...calendar }: Props) {
  const translate = useTranslate();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      disableRestoreFocus
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('forms.openCalendar') } }}
    >
      <Suspense fallback={<Waiting />}>
        <DayCalendar {...calendar} />
      </Suspense>
    </Popover>
  );
}

const Waiting = () => (
  <Box sx={{ width: 320, height: 336, display: 'grid', placeItems: 'center' }}>
    <CircularProgress aria-label={useTranslate()('layout.loading')} />
  </Box>
);
