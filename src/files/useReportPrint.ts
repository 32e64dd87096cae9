import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { offersQuery } from '../dataProvider/useOffers';

/**
 * Tells the server that the file was printed, by the button or by the browser's own print command. Undefined while
 * none is shown.
 */
export function useReportPrint(caseFilingId: number | undefined): void {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  // before paint: whoever sees the file may print it
  useLayoutEffect(() => {
    if (caseFilingId === undefined) return;
    const report = async () => {
      if (await queryClient.ensureQueryData(offersQuery('events')))
        await dataProvider.create('events', { data: { kind: 'PRINT', caseFilingId } });
    };
    // the paper is not held up by a server that is away
    const reportQuietly = () => void report().catch(() => {});
    window.addEventListener('beforeprint', reportQuietly);
    return () => window.removeEventListener('beforeprint', reportQuietly);
  }, [dataProvider, queryClient, caseFilingId]);
}
