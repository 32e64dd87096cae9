import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { dayInDhaka, formatDay, type Day } from '../../domain/dates';
import { useLanguage } from '../i18n/useLanguage';
import { useOrganisation } from './useOrganisation';

/** The head of a printed page: the organisation and the day of printing. */
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

/** Today, updated before printing because the page may have been open since yesterday. */
function usePrintDay(): Day {
  const [day, setDay] = useState(() => dayInDhaka());
  useEffect(() => {
    const renew = () => flushSync(() => setDay(dayInDhaka()));
    window.addEventListener('beforeprint', renew);
    return () => window.removeEventListener('beforeprint', renew);
  }, []);
  return day;
}

const letterhead = {
  display: 'none',
  displayPrint: 'flex',
  justifyContent: 'space-between',
  mb: 1,
  fontSize: '9pt',
};
