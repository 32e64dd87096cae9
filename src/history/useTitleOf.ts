import { useTranslate } from 'react-admin';
import { formatDay } from '../../domain/dates';
import { keptRegisters } from '../../domain/history';
import { kindName } from '../../domain/kinds';
import { useLanguage } from '../i18n/useLanguage';
import type { Change } from './change';

type Titled = Pick<Change, 'register' | 'recordId' | 'title' | 'file'> &
  Partial<Pick<Change, 'was' | 'became' | 'record'>>;

/** Names a record by its file number, case number or name, a hearing by its day and file; else by its id. */
export function useTitleOf(): (titled: Titled) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return ({ register, recordId, title, file, was, became, record }) => {
    const { title: source = '', fields = {} } = keptRegisters.find(({ name }) => name === register) ?? {};
    const known = title || record?.[source] || became?.[source] || was?.[source];
    if (typeof known !== 'string') return translate('history.numbered', { id: recordId });
    const field = fields[source];
    // a hearing whose day is unknown has the number of its file as title
    const isDay = field && kindName(field) === 'date' && /^\d{4}-\d\d-\d\d$/.test(known);
    return isDay ? [formatDay(known, language), file].filter(Boolean).join(' · ') : known;
  };
}
