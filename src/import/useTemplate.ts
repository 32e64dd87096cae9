import { useDataProvider, useTranslate } from 'react-admin';
import { currentPerson } from '../authProvider/session';
import { useLanguage } from '../i18n/useLanguage';
import { referenceName, type ReferenceRecord } from '../inputs/references';
import { useErrorDialog } from '../shell/ErrorDialog';
import { downloadTemplate } from './template';
import { useFieldLabel } from './useImportFields';

/** A drop-down with more names is not offered. */
const MOST_NAMES = 50;

/** Returns a function that downloads the template of a register. */
export function useTemplate(register: string): () => Promise<void> {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useDataProvider();
  const showError = useErrorDialog();
  const label = useFieldLabel(register);
  const namesOf = async (list: string) => {
    // nobody gives a role that they do not have
    if (list === 'roles')
      return (currentPerson()?.authorities ?? []).map((role) => translate(`roles.${role}`));
    const { data } = await provider.getList<ReferenceRecord>(list, {
      pagination: { page: 1, perPage: MOST_NAMES },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    return data.map((record) => referenceName(list, record, language));
  };
  return () =>
    downloadTemplate(register, { label, translate, namesOf }).catch((failure: Error) =>
      showError({ title: 'lists.export.failed', text: failure.message }),
    );
}
