import { useContext } from 'react';
import { useResourceContext, useResourceDefinition } from 'react-admin';
import { HasFilePages } from '../shell/fileAddress';
import type { StoredRecord } from './storedRecord';

/**
 * Address of a record of the current resource, for react-admin's links: the page of a file, a record's details,
 * or its form if it has none. Undefined for a record without an id.
 */
export function useRecordAddress(): (record: Partial<StoredRecord>) => string | undefined {
  const resource = useResourceContext();
  const { hasShow } = useResourceDefinition();
  const hasPage = useContext(HasFilePages) && resource === 'case-fillings';
  return ({ id }) => {
    if (id === undefined) return undefined;
    return hasPage ? `/files/${id}` : `/${resource}/${id}${hasShow ? '/show' : ''}`;
  };
}
