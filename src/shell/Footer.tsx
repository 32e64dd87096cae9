import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { dayInDhaka } from '../../domain/dates';
import { useOrganisation } from '../page/useOrganisation';

export function Footer() {
  const translate = useTranslate();
  const organisation = useOrganisation();
  const year = Number(dayInDhaka().slice(0, 4));
  return (
    <Box
      component="footer"
      sx={{
        px: { xs: 1.5, sm: 3 },
        py: 1.5,
        fontSize: '0.8125rem',
        color: 'text.secondary',
        displayPrint: 'none',
      }}
    >
      {translate('layout.footer', { year, organisation })}
    </Box>
  );
}
