import { useTranslate } from 'react-admin';
import { formatDay, parseDay } from '../../domain/dates';
import { keptRegisters } from '../../domain/history';
import { useLanguage } from '../i18n/useLanguage';
import type { Change } from './change';

type Titled = Pick<Change, 'register' | 'recordId' | 'title'> &
  Partial<Pick<Change, 'was' | 'became' | 'record'>>;

/** The name of a record: its file number, case number, name or day; else its id. */
export function useTitleOf(): (titled: Titled) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return ({ register, recordId, title, was, became, record }) => {
    const field = keptRegisters.find(({ name }) => name === register)?.title ?? '';
    const known = title || record?.[field] || became?.[field] || was?.[field];
    if (typeof known !== 'string') return translate('history.numbered', { id: recordId });
    // a hearing is called by its day
    const day = parseDay(known);
    return day ? formatDay(day, language) : known;
  };
}
