import { useResourceContext, useResourceDefinition } from 'react-admin';
import type { StoredRecord } from './storedRecord';

/**
 * Address of a record of the current resource, for react-admin's links: its details, or its form if it has
 * none. Undefined for a record without an id.
 */
export function useRecordAddress(): (record: Partial<StoredRecord>) => string | undefined {
  const resource = useResourceContext();
  const { hasShow } = useResourceDefinition();
  return ({ id }) => (id === undefined ? undefined : `/${resource}/${id}${hasShow ? '/show' : ''}`);
}
