import { useTranslate } from 'react-admin';
import { keptRegisters } from '../../domain/history';
import { useLanguage } from '../i18n/useLanguage';
import type { Change, ChangedBy } from '../dataProvider/history';
import { nameIn, shownTitle } from '../i18n/nameIn';

type Titled = Pick<Change, 'register' | 'recordId' | 'title' | 'titleBn' | 'file'> &
  Partial<Pick<Change, 'was' | 'became' | 'record'>>;

/**
 * Returns a function that names a record in the current language: by its file number, case number or name, a
 * hearing by its day and file. A record without such a name is named by its id.
 */
export function useTitleOf(): (titled: Titled) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return ({ register, recordId, title, titleBn, file, was, became, record }) => {
    const field = keptRegisters.find(({ name }) => name === register)?.title ?? '';
    const names = [
      { name: title, nameBn: titleBn },
      ...[record, became, was].map((values) => ({ name: values?.[field], nameBn: values?.nameBn })),
    ];
    const named = names.find(({ name }) => typeof name === 'string' && name);
    const known = nameIn(language, named?.name, named?.nameBn);
    if (!known) return translate('history.numbered', { id: recordId });
    return shownTitle({ register, title: known, file }, language);
  };
}

/** The name of the acting person: `Rafiqul Islam (customs)`, or the system. */
export function usePersonName(): (person: ChangedBy | null) => string {
  const translate = useTranslate();
  return (person) => (person ? `${person.fullName} (${person.userName})` : translate('history.system'));
}
