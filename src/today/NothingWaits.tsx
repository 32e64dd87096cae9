import RestIcon from '@mui/icons-material/WbSunnyOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** Shown when there is no task: says so in a friendly way, and lists what would appear here. */
export function NothingWaits() {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: '36rem', mx: 'auto', px: 2, py: 6, textAlign: 'center' }}>
      <RestIcon color="primary" sx={{ fontSize: '3rem' }} aria-hidden />
      <Typography component="output" variant="h6" sx={{ display: 'block', mt: 1 }}>
        {translate('today.nothing')}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1, mb: 2 }}>
        {translate('today.nothingText')}
      </Typography>
      <Link component={RouterLink} to="/hearings">
        {translate('today.openDiary')}
      </Link>
    </Box>
  );
}
