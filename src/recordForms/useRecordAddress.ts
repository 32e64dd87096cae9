import { useResourceContext, useResourceDefinition } from 'react-admin';
import type { StoredRecord } from './storedRecord';

/**
 * The address of a record of the resource around it, for react-admin's links: its details, or its form where
 * there are none. None for a record that its server has not given an id.
 */
export function useRecordAddress(): (record: Partial<StoredRecord>) => string | undefined {
  const resource = useResourceContext();
  const { hasShow } = useResourceDefinition();
  return ({ id }) => (id === undefined ? undefined : `/${resource}/${id}${hasShow ? '/show' : ''}`);
}
