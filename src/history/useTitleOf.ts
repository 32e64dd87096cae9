import { useTranslate } from 'react-admin';
import { keptRegisters } from '../../domain/history';
import { useLanguage } from '../i18n/useLanguage';
import type { Change } from './change';
import { shownTitle } from './shownTitle';

type Titled = Pick<Change, 'register' | 'recordId' | 'title' | 'file'> &
  Partial<Pick<Change, 'was' | 'became' | 'record'>>;

/** Names a record by its file number, case number or name, a hearing by its day and file; else by its id. */
export function useTitleOf(): (titled: Titled) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return ({ register, recordId, title, file, was, became, record }) => {
    const field = keptRegisters.find(({ name }) => name === register)?.title ?? '';
    const known = title || record?.[field] || became?.[field] || was?.[field];
    if (typeof known !== 'string') return translate('history.numbered', { id: recordId });
    return shownTitle({ register, title: known, file }, language);
  };
}
