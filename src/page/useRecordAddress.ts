import { useResourceContext } from 'react-admin';
import { caseTypes } from '../../domain/followOnCases';
import { useRecordUrl } from '../addresses';
import { useOffers } from '../offered/useOffers';
import type { StoredRecord } from '../dataProvider/records';

/**
 * The URL at which a record of the current resource opens. Undefined for a record without an id, and if the
 * server has no call for a single record: in the contract only court cases have one.
 */
export function useRecordAddress(): (record: Partial<StoredRecord>) => string | undefined {
  const resource = useResourceContext() ?? '';
  const recordUrl = useRecordUrl();
  const canAsk = useOffers('recordsById') || caseTypes.some(({ name }) => name === resource);
  return ({ id }) => (id === undefined || !canAsk ? undefined : recordUrl(resource, id));
}
