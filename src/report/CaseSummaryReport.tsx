import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import Typography from '@mui/material/Typography';
import type { CasebookDataProvider } from '../dataProvider';
import { fetchSectionReport } from '../dataProvider/sectionSummary';
import { NothingHere } from '../page/NothingHere';
import { PageFrame } from '../page/PageFrame';
import { LastData } from '../offline/LastData';
import { useOrganisation } from '../page/useOrganisation';
import { SectionTable } from './SectionTable';
import { DownloadTables } from '../spreadsheet/DownloadTables';
import { reportTable } from './reportTable';
import { formatInstant } from '../../domain/dates';
import { useNewestSeal } from '../page/useNewestSeal';
import { useLanguage } from '../i18n/useLanguage';

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
      actions={
        <DownloadTables
          label="report.download"
          file="Section_Wise_Case_Summary.xlsx"
          tables={report?.sections.length ? () => [reportTable(report, organisation, translate)] : undefined}
        />
      }
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

/**
 * The newest seal of the history. It is printed on reports, so that a copy exists outside the register, where
 * nobody can alter it.
 */
function SealAtTheFoot() {
  const translate = useTranslate();
  const language = useLanguage();
  const seal = useNewestSeal();
  if (!seal) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={onPaper}>
      {translate('history.seal.foot', { hash: seal.hash, at: formatInstant(seal.at, language) })}
    </Typography>
  );
}

const onPaper = { display: 'none', displayPrint: 'block', mt: 1, overflowWrap: 'anywhere' };
