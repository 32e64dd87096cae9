import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useAddressOf } from '../addresses';
import { fileNumberOf, type CaseFilingRecord } from '../resources/caseFilings/caseFilingRecord';
import type { CasebookDataProvider } from '../dataProvider';
import { HistorySection } from '../history/HistorySection';
import { FileProposals } from '../proposals/FileProposals';
import { LastChange } from '../recordForms/WithHistory';
import { NotFound } from '../page/NotFound';
import { PageFrame } from '../page/PageFrame';
import { Course } from './Course';
import { DelayAccount } from './DelayAccount';
import { FileActions } from './FileActions';
import { FileDialogs } from './FileDialogs';
import { FileHead } from './FileHead';
import { Limits } from './Limits';
import { Notes } from './Notes';
import { Papers } from './Papers';
import { Timeline } from './Timeline';
import { useReportPrint } from '../page/PrintButton';
import { MissingFileLinks } from './MissingFileLinks';

const FileHistory = lazy(async () => ({ default: (await import('./FileHistory')).FileHistory }));

/** The page of the file with the id in the address. */
export function FilePage() {
  const { id = '' } = useParams();
  return /^\d{1,15}$/.test(id) ? <OneFile id={id} /> : <NotFound />;
}

/** Everything about one file: its present court, its course through the courts, notes, history and a timeline. */
function OneFile({ id }: { id: string }) {
  const addressOf = useAddressOf();
  const translate = useTranslate();
  const query = useFilePage(id);
  const isGone = query.error instanceof HttpError && query.error.status === 404;
  const page = isGone ? undefined : query.data;
  const filing = page?.filing as CaseFilingRecord | undefined;
  useReportPrint(page && Number(id));
  const number = filing ? fileNumberOf(filing) : '';
  const glance = atAGlance(page?.proceedings.length ?? 0);
  return (
    <FileDialogs key={id} page={page}>
      <PageFrame
        title={number || translate('files.title')}
        breadcrumb={[
          { label: translate('resources.case-fillings.name'), to: addressOf('/case-fillings') },
          { label: number },
        ]}
        actions={page && <FileActions page={page} />}
        // trying again does not help if the file was deleted
        query={isGone ? { ...query, refetch: undefined } : query}
      >
        {isGone && <MissingFileLinks id={id} />}
        {page && (
          <>
            <FileProposals caseFilingId={Number(id)} />
            <Box sx={glance}>
              <FileHead page={page} />
              <LastChange register="case-fillings" id={Number(id)} version={filing?.version} />
            </Box>
            <Box sx={columns}>
              <Box sx={{ minWidth: 0, ...glance }}>
                <Course page={page} />
                <Limits page={page} />
                <DelayAccount caseFilingId={Number(page.filing.id)} file={number} />
                <Papers page={page} />
                {/* hidden on paper, where the timeline shows the notes */}
                <Box sx={{ displayPrint: 'none' }}>
                  <Notes page={page} />
                </Box>
                <HistorySection>
                  <FileHistory caseFilingId={Number(id)} />
                </HistorySection>
              </Box>
              <Timeline page={page} />
            </Box>
          </>
        )}
      </PageFrame>
    </FileDialogs>
  );
}

/** Everything of one file, in one request. */
function useFilePage(id: string) {
  const dataProvider = useDataProvider<CasebookDataProvider>();
  return useQuery({
    queryKey: ['files', id],
    queryFn: ({ signal }) => dataProvider.filePage(id, null, signal),
  });
}

/**
 * Prints the part above the timeline smaller, so that it fits one sheet; with many cases it is printed
 * smaller still.
 */
const atAGlance = (cases: number) => ({ '@media print': { zoom: cases > MANY ? 0.65 : 0.75 } });

/** The most cases that fit on the sheet at the larger size, with two lines each. */
const MANY = 12;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  columnGap: 3,
  alignItems: 'start',
  '@media print': { display: 'block' },
};
