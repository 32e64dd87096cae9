import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDataProvider, useTranslate } from 'react-admin';
import { formatDay } from '../../domain/dates';
import type { CasebookDataProvider } from '../dataProvider';
import { useLanguage } from '../i18n/useLanguage';
import { PageFrame } from '../layout/PageFrame';
import { LastData } from '../offline/LastData';
import { useConfig } from '../useConfig';
import { DownloadReport } from './DownloadReport';
import './report.css';
import { SectionTable } from './SectionTable';
import { usePrintDay } from './usePrintDay';

/** How many cases every section has in every court, and what they are about: on screen, on paper, to take away. */
export function CaseSummaryReport() {
  const translate = useTranslate();
  const language = useLanguage();
  const organisation = useConfig()?.organisation ?? '';
  const dataProvider = useDataProvider<CasebookDataProvider>();
  const query = useQuery({
    queryKey: ['sectionReport'],
    queryFn: ({ signal }) => dataProvider.sectionReport(signal),
  });
  const report = query.data;
  const title = translate('report.title');
  return (
    <div className={`report-page-${language}`}>
      <PageFrame
        title={title}
        breadcrumb={[{ label: translate('report.breadcrumb') }, { label: title }]}
        actions={<DownloadReport report={report} organisation={organisation} />}
        query={query}
      >
        <OnPaper organisation={organisation} />
        {report && report.sections.length > 0 && (
          <LastData at={query.dataUpdatedAt} error={query.error}>
            <SectionTable report={report} />
          </LastData>
        )}
        {report?.sections.length === 0 && <Typography>{translate('lists.empty')}</Typography>}
      </PageFrame>
    </div>
  );
}

function OnPaper({ organisation }: { organisation: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const day = formatDay(usePrintDay(), language);
  return (
    <Box
      sx={{ display: 'none', displayPrint: 'flex', justifyContent: 'space-between', mb: 1, fontSize: '10pt' }}
    >
      <span>{organisation}</span>
      <span>{translate('report.printedOn', { day })}</span>
    </Box>
  );
}
