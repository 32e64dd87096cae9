import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';
import { fetchSectionReport } from '../dataProvider/sectionSummary';
import { NothingHere } from '../page/NothingHere';
import { PageFrame } from '../page/PageFrame';
import { LastData } from '../offline/LastData';
import { useOrganisation } from '../page/useOrganisation';
import { DownloadReport } from './DownloadReport';
import { SealAtTheFoot } from './SealAtTheFoot';
import { SectionTable } from './SectionTable';

/** Cases of every section in every court, by count and revenue: on screen, in print and as a spreadsheet. */
export function CaseSummaryReport() {
  const translate = useTranslate();
  const organisation = useOrganisation();
  const { call } = useDataProvider<CasebookDataProvider>();
  const query = useQuery({
    queryKey: ['sectionReport'],
    queryFn: ({ signal }) => fetchSectionReport(call, signal),
  });
  const report = query.data;
  const title = translate('report.title');
  return (
    <PageFrame
      title={title}
      breadcrumb={[{ label: translate('report.breadcrumb') }, { label: title }]}
      actions={<DownloadReport report={report} organisation={organisation} />}
      query={query}
    >
      {report && report.sections.length > 0 && (
        <LastData at={query.dataUpdatedAt} error={query.error}>
          <SectionTable report={report} />
          <SealAtTheFoot />
        </LastData>
      )}
      {report?.sections.length === 0 && <NothingHere />}
    </PageFrame>
  );
}
