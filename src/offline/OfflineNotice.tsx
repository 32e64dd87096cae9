import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useOffline } from './line';
import { OfflineDialog } from './OfflineDialog';

/** Says, as long as it is so, that there is no connection; the dialog says it once, and what can be done. */
export function OfflineNotice() {
  const translate = useTranslate();
  const isOffline = useOffline();
  return (
    <>
      {/* It stands empty before, so that screen readers announce what comes into it. */}
      <Box component="output" sx={inSight}>
        {isOffline && <Box sx={banner}>{translate('offline.title')}</Box>}
      </Box>
      {isOffline && <OfflineDialog />}
    </>
  );
}

/** Right below the bar, however far the page is scrolled. */
const inSight = {
  display: 'block',
  position: 'sticky',
  top: 'var(--bar-height)',
  zIndex: ({ zIndex }: Theme) => zIndex.appBar - 1, // an open menu lies above it
  displayPrint: 'none',
};

const banner = {
  px: { xs: 1.5, sm: 3 },
  py: 0.75,
  bgcolor: 'warning.main',
  color: 'warning.contrastText',
  fontWeight: 600,
};
