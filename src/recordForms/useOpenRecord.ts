import { useGetOne, useResourceContext, type RaRecord } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useLeaveWithoutRecord } from './useLeaveWithoutRecord';

/**
 * The record of a dialog's address: the list's row until the server has answered with the stored one, or
 * for good when it has no address for one record, which is ours only (docs/contract.md). Without either
 * the list is all that is left, with a word why.
 */
export function useOpenRecord<R extends RaRecord>() {
  const { id = '' } = useParams();
  const resource = useResourceContext() ?? '';
  const { data, error, isFetching, refetch } = useGetOne<R>(resource, { id }, ONCE);
  useLeaveWithoutRecord(data ? null : error);
  return { record: data, settled: Boolean(data) && !isFetching, refetch };
}

const ONCE = { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
