import { useGetOne, useResourceContext, type RaRecord } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useLeaveWithoutRecord } from './useLeaveWithoutRecord';

/**
 * The record in a dialog's URL: the list's row until the stored one arrives. A foreign server may have no URL
 * for a single record (docs/contract.md); then only the row is shown. If there is neither, the dialog closes
 * with a message.
 */
export function useOpenRecord<R extends RaRecord>() {
  const { id = '' } = useParams();
  const resource = useResourceContext() ?? '';
  const { data, error, isFetching, refetch } = useGetOne<R>(resource, { id }, ONCE);
  useLeaveWithoutRecord(data ? null : error);
  return { record: data, settled: Boolean(data) && !isFetching, refetch };
}

const ONCE = { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
