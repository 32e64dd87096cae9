import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { LINE } from '../../../domain/fields';
import type { CasebookDataProvider } from '../../dataProvider';
import { fetchFoundFilings, isExactly } from '../../dataProvider/findFilings';
import type { CaseFilingRecord } from './caseFilingRecord';

/**
 * The filing with exactly this file number, if any, found by the request of the case finder, which every
 * server supports. A failure is only logged, because the server refuses a taken number anyway.
 */
export function useFilingNumbered(nothiNumber: string): CaseFilingRecord | undefined {
  const { call } = useDataProvider<CasebookDataProvider>();
  const search = { nothiNumber: nothiNumber.trim() };
  const { data, error } = useQuery({
    queryKey: ['filingNumbered', search],
    queryFn: ({ signal }) => fetchFoundFilings(call, 'COMMISSIONER', search, signal),
    enabled: search.nothiNumber !== '' && search.nothiNumber.length <= LINE,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    // oxlint-disable-next-line no-console -- nothing else reports it
    if (error) console.error('Whether the file number is taken could not be asked.', error);
  }, [error]);
  return (data as CaseFilingRecord[] | undefined)?.find((filing) => isExactly(filing, search));
}
