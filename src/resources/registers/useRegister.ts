import { useRecordContext, useResourceContext } from 'react-admin';
import { registerNamed, type Register } from '../../../domain/registers';
import { nameIn } from '../../i18n/nameIn';
import { useLanguage } from '../../i18n/useLanguage';
import type { StoredRecord } from '../../dataProvider/records';

export const useRegister = (): Register => registerNamed(useResourceContext() ?? '');

export function useNameOf(): (record: StoredRecord) => string {
  const { nameField } = useRegister();
  const language = useLanguage();
  return (record) => nameIn(language, record[nameField], record.nameBn);
}

export function useRowName(): string {
  const nameOf = useNameOf();
  const record = useRecordContext<StoredRecord>();
  return record ? nameOf(record) : '';
}
