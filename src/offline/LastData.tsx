import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatTimeOrInstant } from '../../domain/dates';
import { useLanguage } from '../i18n/useLanguage';
import { useOffline } from './line';

interface Props {
  /** When the data came, in epoch milliseconds. */
  at: number | undefined;
  /** Why newer ones could not be fetched. */
  error: unknown;
  children: ReactNode;
}

/** Greys what may be old, since it cannot be fetched again just now, and says of when it is. */
export function LastData({ at, error, children }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const isOffline = useOffline();
  const isOld = at !== undefined && (isOffline || Boolean(error));
  return (
    <>
      {isOld && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
          {translate('offline.asOf', { time: formatTimeOrInstant(new Date(at), language) })}
        </Typography>
      )}
      <Box sx={isOld ? grey : undefined}>{children}</Box>
    </>
  );
}

// Not by opacity, which would leave the paler texts too pale to read.
const grey = { filter: 'grayscale(1) contrast(0.8)' };
