import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';

/** Shown while a screen's code loads. */
export function WaitingPage() {
  const translate = useTranslate();
  return (
    <Box sx={{ mx: { xs: -1.5, sm: -3 } }}>
      <LinearProgress aria-label={translate('layout.loading')} />
    </Box>
  );
}
