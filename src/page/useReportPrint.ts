import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { offersQuery } from '../offered/useOffers';

/**
 * Tells the server that the file was printed, by the button or by the browser's own print command.
 * `caseFilingId` is undefined while no file is shown.
 */
export function useReportPrint(caseFilingId: number | undefined): void {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  // a layout effect, which runs before paint, because the file may be printed as soon as it is visible
  useLayoutEffect(() => {
    if (caseFilingId === undefined) return;
    const report = async () => {
      if (await queryClient.ensureQueryData(offersQuery('events')))
        await dataProvider.create('events', { data: { kind: 'PRINT', caseFilingId } });
    };
    // printing does not wait for a server that cannot be reached
    const reportQuietly = () => void report().catch(() => {});
    window.addEventListener('beforeprint', reportQuietly);
    return () => window.removeEventListener('beforeprint', reportQuietly);
  }, [dataProvider, queryClient, caseFilingId]);
}
