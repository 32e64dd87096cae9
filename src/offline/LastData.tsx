import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatTimeOrInstant } from '../../domain/dates';
import { useLanguage } from '../i18n/useLanguage';
import { useOffline } from './connection';

interface Props {
  /** When the data was fetched, in epoch milliseconds; undefined or 0, as in react-query, if it never was. */
  at: number | undefined;
  /** Why newer data could not be fetched. */
  error: unknown;
  children: ReactNode;
}

/** Greys out data that cannot be refreshed and says when it was fetched. */
export function LastData({ at, error, children }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const isOffline = useOffline();
  const oldFrom = (isOffline || error) && at ? at : undefined;
  return (
    <>
      {oldFrom !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
          {translate('offline.asOf', { time: formatTimeOrInstant(new Date(oldFrom), language) })}
        </Typography>
      )}
      <Box sx={oldFrom !== undefined ? grey : undefined}>{children}</Box>
    </>
  );
}

// A filter instead of opacity, which would make pale texts unreadable.
const grey = { filter: 'grayscale(1) contrast(0.8)' };
