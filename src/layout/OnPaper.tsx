import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatDay } from '../../domain/dates';
import { useLanguage } from '../i18n/useLanguage';
import { useOrganisation } from './useOrganisation';
import { usePrintDay } from './usePrintDay';

/** Above what is printed: whose paper it is, and of which day. */
export function OnPaper() {
  const translate = useTranslate();
  const organisation = useOrganisation();
  const day = formatDay(usePrintDay(), useLanguage());
  return (
    <Box sx={letterhead}>
      <span>{organisation}</span>
      <span>{translate('look.printedOn', { day })}</span>
    </Box>
  );
}

const letterhead = {
  display: 'none',
  displayPrint: 'flex',
  justifyContent: 'space-between',
  mb: 1,
  fontSize: '9pt',
};
