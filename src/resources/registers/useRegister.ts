import { useRecordContext, useResourceContext } from 'react-admin';
import { registerNamed, type Register } from '../../../domain/registers';
import { nameIn } from '../../i18n/nameIn';
import { useLanguage } from '../../i18n/useLanguage';
import type { StoredRecord } from '../../dataProvider/storedRecord';

/** The register of the current screen. */
export const useRegister = (): Register => registerNamed(useResourceContext() ?? '');

/** The name of a record of the current register, in the reader's language. */
export function useNameOf(): (record: StoredRecord) => string {
  const { nameField } = useRegister();
  const language = useLanguage();
  return (record) => nameIn(language, record[nameField], record.nameBn);
}

/** The name of the current row's record, in the reader's language. */
export function useRowName(): string {
  const nameOf = useNameOf();
  const record = useRecordContext<StoredRecord>();
  return record ? nameOf(record) : '';
}
