import { useResourceContext } from 'react-admin';
import { registerNamed, type Register } from '../../../domain/registers';
import type { StoredRecord } from '../../recordForms/storedRecord';

/** The register whose screen this is. */
export const useRegister = (): Register => registerNamed(useResourceContext() ?? '');

export const nameOf =
  ({ nameField }: Register) =>
  (record: StoredRecord): string =>
    (record[nameField] as string | null) ?? '';
