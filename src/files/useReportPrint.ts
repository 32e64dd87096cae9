import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { useOffers } from '../dataProvider/useOffers';

/** Tells the server that the file was printed, by the button or by the browser's own print command. */
export function useReportPrint(caseFilingId: number, isShown: boolean): void {
  const dataProvider = useDataProvider();
  const isReported = useOffers('events') && isShown;
  useEffect(() => {
    if (!isReported) return;
    const report = () =>
      // the paper is not held up by a server that is away
      void dataProvider.create('events', { data: { kind: 'PRINT', caseFilingId } }).catch(() => {});
    window.addEventListener('beforeprint', report);
    return () => window.removeEventListener('beforeprint', report);
  }, [dataProvider, caseFilingId, isReported]);
}
