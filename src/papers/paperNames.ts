import { useTranslate } from 'react-admin';
import { formatDay } from '../../domain/dates';
import type { Paper } from '../dataProvider/papers';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';

/** What a paper is called: its kind and day, `Order, 01/02/2025`; without a day its kind and name. */
export function usePaperName(): (paper: Paper) => string {
  const language = useLanguage();
  return ({ kindName, kindNameBn, date, name }) =>
    [nameIn(language, kindName, kindNameBn), date ? formatDay(date, language) : name]
      .filter(Boolean)
      .join(', ');
}

/** The number of pages in words; null while they are not counted. */
export function usePageCount(): (pages: number | null) => string | null {
  const translate = useTranslate();
  return (pages) => (pages ? translate('filePapers.pages', { smart_count: pages }) : null);
}
