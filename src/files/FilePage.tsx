import Box from '@mui/material/Box';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useAddressOf, PAGE_AT_HISTORY } from '../addresses';
import { fileNumberOf, type CaseFilingRecord } from '../resources/caseFilings/caseFilingRecord';
import type { CasebookDataProvider } from '../dataProvider';
import { HistorySection } from '../history/HistorySection';
import { FileProposals } from '../proposals/FileProposals';
import { LastChange } from '../recordForms/WithHistory';
import { NotFound } from '../page/NotFound';
import { PageFrame } from '../page/PageFrame';
import { Course } from './Course';
import { DelayAccount } from './DelayAccount';
import { FileDialogs, useOpenDialog } from './FileDialogs';
import { FileHead } from './FileHead';
import { Limits } from './Limits';
import { Notes } from './Notes';
import { Timeline } from './Timeline';
import { useReportPrint, PrintButton } from '../page/PrintButton';
import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import FollowedIcon from '@mui/icons-material/Notifications';
import FollowIcon from '@mui/icons-material/NotificationsNone';
import HistoryIcon from '@mui/icons-material/History';
import AsOfDayIcon from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import { useMay } from '../authProvider/permissions';
import { usePerson } from '../authProvider/useSession';
import type { FilePage as Page } from '../dataProvider/files';
import { OPENED_FROM_LIST } from '../list/openedFromList';
import { AddCaseMenu } from '../resources/caseFilings/AddCaseMenu';
import { useErrorDialog } from '../page/ErrorDialog';
import { standingOf } from './proceedingTree';
import OutsideIcon from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';
import { useProceedingName } from '../hearings/hearingNames';
import { Section } from '../page/Section';

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

/** The buttons for what can be done with a file. */
function FileActions({ page }: { page: Page }) {
  const addressOf = useAddressOf();
  const translate = useTranslate();
  const open = useOpenDialog();
  const filing = page.filing as CaseFilingRecord;
  const proceedingId = standingOf(page.proceedings)?.proceeding.id;
  return (
    <>
      {useMay('edit', 'case-fillings') && (
        <Button
          component={RouterLink}
          to={addressOf(`/case-fillings/${filing.id}`)}
          // so that closing the dialog comes back here
          state={OPENED_FROM_LIST}
          startIcon={<EditIcon />}
        >
          {translate('forms.edit')}
        </Button>
      )}
      <AddCaseMenu fileNumber={fileNumberOf(filing)} />
      {useMay('create', 'hearings') && (
        <Button
          startIcon={<AddIcon />}
          onClick={() => open({ dialog: 'addHearing', ...(proceedingId && { proceedingId }) })}
        >
          {translate('hearings.add')}
        </Button>
      )}
      {useMay('create', 'notes') && (
        <Button startIcon={<AddIcon />} onClick={() => open({ dialog: 'note' })}>
          {translate('files.addNote')}
        </Button>
      )}
      <Button component={RouterLink} to={PAGE_AT_HISTORY} replace startIcon={<HistoryIcon />}>
        {translate('forms.history')}
      </Button>
      <Button startIcon={<AsOfDayIcon />} onClick={() => open({ dialog: 'asOfDay' })}>
        {translate('history.asOfDay.action')}
      </Button>
      <PrintButton />
      <FollowButton id={filing.id} followers={page.followers} />
    </>
  );
}

function FollowButton({ id, followers }: { id: number; followers: Page['followers'] }) {
  const translate = useTranslate();
  const userName = usePerson()?.userName;
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const showError = useErrorDialog();
  const isFollowed = followers.some((follower) => follower.userName === userName);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      isFollowed
        ? dataProvider.delete('follows', { id })
        : dataProvider.create('follows', { data: { caseFilingId: id } }),
    onSuccess: () => queries.invalidateQueries(),
    onError: ({ message }) => showError({ title: 'forms.failed', text: message }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={isFollowed ? <FollowedIcon /> : <FollowIcon />}
      onClick={() => !isPending && mutate()}
      aria-disabled={isPending}
    >
      {translate(isFollowed ? 'files.unfollow' : 'files.follow')}
    </Button>
  );
}

/**
 * Links to go on from a file that does not exist: to the list and, for administrators, to the bin, where the
 * file may be.
 */
function MissingFileLinks({ id }: { id: string }) {
  const translate = useTranslate();
  const hasBin = useMay('read', 'deleted');
  const filter = JSON.stringify({ register: 'case-fillings', recordId: Number(id) });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button component={RouterLink} to={useAddressOf()('/case-fillings')} variant="contained">
        {translate('files.toList')}
      </Button>
      {hasBin && (
        <Button component={RouterLink} to={`/bin?${new URLSearchParams({ filter })}`} variant="outlined">
          {translate('files.toBin')}
        </Button>
      )}
    </Box>
  );
}

/** Links to the public pages of a file's cases at the Supreme Court; nothing is fetched from there. */
function Papers({ page: { papers, proceedings } }: { page: Page }) {
  const translate = useTranslate();
  const nameOf = useProceedingName();
  if (!papers?.length) return null;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Section heading={translate('files.papers')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {papers.map(({ proceedingId, number, url }) => {
            const kind = proceedings.find(({ id }) => id === proceedingId)!.kind;
            return (
              <Box key={`${proceedingId} ${number}`} component="li" sx={{ py: 0.5 }}>
                <Link href={url} target="_blank" rel="noopener noreferrer">
                  {translate('files.paper', { name: nameOf({ kind, number }) })}
                  <OutsideIcon fontSize="inherit" sx={{ ml: 0.5, verticalAlign: 'text-bottom' }} />
                </Link>
              </Box>
            );
          })}
        </Box>
      </Section>
    </Box>
  );
}
