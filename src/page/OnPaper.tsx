import Box from '@mui/material/Box';
import { useEffect, useState, useLayoutEffect } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { dayInDhaka, formatDay, type Day } from '../../domain/dates';
import type { Language } from '../i18n/catalogue';
import { useLanguage } from '../i18n/useLanguage';
import { useOrganisation } from './useOrganisation';

/** The head of a printed page: the organisation and the day of printing. */
export function OnPaper() {
  const translate = useTranslate();
  const organisation = useOrganisation();
  const language = useLanguage();
  const day = formatDay(usePrintDay(), language);
  useSheetName(language);
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

/** Puts the page's title and the day at the foot of every sheet (print.css), because loose sheets get mixed up. */
function useSheetName(language: Language): void {
  useEffect(() => {
    const name = () => {
      const text = `${document.title}, ${formatDay(dayInDhaka(), language)}`;
      document.documentElement.style.setProperty('--sheet', JSON.stringify(text));
    };
    window.addEventListener('beforeprint', name);
    return () => window.removeEventListener('beforeprint', name);
  }, [language]);
}

const letterhead = {
  display: 'none',
  displayPrint: 'flex',
  justifyContent: 'space-between',
  mb: 1,
  fontSize: '9pt',
};

/**
 * Whether the page is being printed. It listens from the first frame on, and re-renders synchronously, so
 * that the change is done before the browser takes its snapshot.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useLayoutEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
