import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useOffline } from '../offline/connection';
import { OfflineDialog } from './OfflineDialog';

/**
 * A banner that stays visible while there is no connection, and a dialog that opens once and says what can be
 * done.
 */
export function OfflineNotice() {
  const translate = useTranslate();
  const isOffline = useOffline();
  return (
    <>
      {/* Rendered empty first: screen readers announce changes of a live region, not its appearance. */}
      <Box component="output" sx={inSight}>
        {isOffline && <Box sx={banner}>{translate('offline.title')}</Box>}
      </Box>
      {isOffline && <OfflineDialog />}
    </>
  );
}

/** Sticky below the top bar. */
const inSight = {
  display: 'block',
  position: 'sticky',
  top: 'var(--bar-height)',
  zIndex: ({ zIndex }: Theme) => zIndex.appBar - 1, // below an open menu
  displayPrint: 'none',
};

const banner = {
  px: { xs: 1.5, sm: 3 },
  py: 0.75,
  bgcolor: 'warning.main',
  color: 'warning.contrastText',
  fontWeight: 600,
};
