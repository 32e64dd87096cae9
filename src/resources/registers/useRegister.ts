import { useResourceContext } from 'react-admin';
import { registerNamed, type Register } from '../../../domain/registers';
import type { StoredRecord } from '../../recordForms/storedRecord';

/** The register of the current screen. */
export const useRegister = (): Register => registerNamed(useResourceContext() ?? '');

export const nameOf =
  ({ nameField }: Register) =>
  (record: StoredRecord): string =>
    (record[nameField] as string | null) ?? '';
