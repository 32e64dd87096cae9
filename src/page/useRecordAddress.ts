import { useContext } from 'react';
import { useResourceContext, useResourceDefinition } from 'react-admin';
import { caseTypes } from '../../domain/followOnCases';
import { HasFilePages } from '../addresses';
import { useOffers } from '../offered/useOffers';
import type { StoredRecord } from '../dataProvider/records';

/**
 * The URL of a record of the current resource, for react-admin's links: the page of a file, the details of
 * another record, or its form if it has no details. Undefined for a record without an id, and if the server
 * has no call for a single record: in the contract only court cases have one.
 */
export function useRecordAddress(): (record: Partial<StoredRecord>) => string | undefined {
  const resource = useResourceContext();
  const { hasShow } = useResourceDefinition();
  const canAsk = useOffers('recordsById') || caseTypes.some(({ name }) => name === resource);
  const hasPage = useContext(HasFilePages) && resource === 'case-fillings';
  return ({ id }) => {
    if (id === undefined || !canAsk) return undefined;
    return hasPage ? `/files/${id}` : `/${resource}/${id}${hasShow ? '/show' : ''}`;
  };
}
