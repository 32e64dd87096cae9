import Box from '@mui/material/Box';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useAddressOf, PAGE_AT_HISTORY } from '../addresses';
import { fileNumberOf, type CaseFilingRecord } from '../resources/caseFilings/caseFilingRecord';
import type { CasebookDataProvider } from '../dataProvider';
import { isNotFound } from '../dataProvider/errors';
import { HistorySection } from '../history/HistorySection';
import { FileProposals } from '../proposals/FileProposals';
import { LastChange } from '../recordForms/WithHistory';
import { NotFound, RecordNotFound } from '../page/NotFound';
import { PageFrame } from '../page/PageFrame';
import { Course } from './Course';
import { DelayAccount } from './DelayAccount';
import { FileDialogs, useOpenDialog } from './FileDialogs';
import { FileHead } from './FileHead';
import { FilingDetails } from './FilingDetails';
import { MoneyPanel } from '../money/MoneyPanel';
import { DestroyedNote, RetentionItem, RetentionPanel } from '../retention/RetentionPanel';
import { VolumesPanel } from '../volumes/VolumesPanel';
import { Limits } from './Limits';
import { Notes } from './Notes';
import { Timeline } from './Timeline';
import { useReportPrint } from '../page/PrintButton';
import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import MoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useMay } from '../authProvider/permissions';
import { useOffers } from '../offered/useOffers';
import { usePerson } from '../authProvider/useSession';
import type { FilePage as Page } from '../dataProvider/files';
import { useAbovePage } from '../list/openedFromList';
import { MenuButton } from '../page/MenuButton';
import { AddCaseMenu } from '../resources/caseFilings/AddCaseMenu';
import { useErrorDialog } from '../page/ErrorDialog';
import OutsideIcon from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';
import { useProceedingName } from '../hearings/hearingNames';
import { FilePapers } from '../papers/FilePapers';
import { useRememberFile } from '../papers/inbox/useLastFile';

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
  const page = isNotFound(query.error) ? undefined : query.data;
  const filing = page?.filing as CaseFilingRecord | undefined;
  useReportPrint(page && Number(id));
  useRememberFile(page && Number(id));
  const number = filing ? fileNumberOf(filing) : '';
  const list = { label: translate('resources.case-fillings.name'), to: addressOf('/case-fillings') };
  if (isNotFound(query.error)) {
    return (
      <RecordNotFound what={translate('files.title')} list={list}>
        <BinLink id={id} />
      </RecordNotFound>
    );
  }
  return (
    <FileDialogs key={id} page={page}>
      <PageFrame
        title={number || translate('files.title')}
        breadcrumb={[list, { label: number }]}
        actions={page && <FileActions page={page} />}
        query={query}
      >
        {page && (
          <>
            <FileProposals caseFilingId={Number(id)} />
            <DestroyedNote caseFilingId={Number(id)} />
            <FileHead page={page} />
            <Box sx={columns}>
              <div>
                <Course page={page} />
                <MoneyPanel caseFilingId={Number(id)} proceedings={page.proceedings} />
                <Limits page={page} />
                <Notes page={page} />
                <VolumesPanel caseFilingId={Number(id)} file={number} />
                <RetentionPanel caseFilingId={Number(id)} />
                <DelayAccount caseFilingId={Number(page.filing.id)} file={number} />
                <HistorySection
                  summary={<LastChange of={{ caseFilingId: Number(id) }} version={filing?.version} />}
                >
                  <FileHistory caseFilingId={Number(id)} />
                </HistorySection>
              </div>
              <div>
                <FilePapers
                  caseFilingId={Number(id)}
                  file={number}
                  proceedings={page.proceedings}
                  links={page.papers?.length ? <PublicPages page={page} /> : null}
                />
                {/* first on paper, as in a paper file */}
                <Box sx={{ '@media print': { order: -1 } }}>
                  <FilingDetails filing={page.filing as CaseFilingRecord} />
                </Box>
                <Timeline page={page} />
              </div>
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

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  columnGap: 3,
  alignItems: 'start',
  '& > div': { minWidth: 0 },
  '@media print': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    '& > div': { display: 'contents' },
  },
};

/** What is done with a file most often, and a menu with the rest. What belongs to a part of the page stands there. */
function FileActions({ page }: { page: Page }) {
  const addressOf = useAddressOf();
  const translate = useTranslate();
  const open = useOpenDialog();
  const above = useAbovePage();
  const filing = page.filing as CaseFilingRecord;
  return (
    <>
      {useMay('edit', 'case-fillings') && (
        <Button
          component={RouterLink}
          to={addressOf(`/case-fillings/${filing.id}`)}
          state={above}
          startIcon={<EditIcon />}
        >
          {translate('forms.edit')}
        </Button>
      )}
      <AddCaseMenu filing={filing} />
      {useMay('create', 'notes') && (
        <Button startIcon={<AddIcon />} onClick={() => open({ dialog: 'note' })}>
          {translate('files.addNote')}
        </Button>
      )}
      <MenuButton label={translate('lists.more')} endIcon={<MoreIcon />}>
        <FollowItem id={filing.id} followers={page.followers} />
        <PaperFileItems />
        <RetentionItem caseFilingId={filing.id} onOpen={() => open({ dialog: 'retention' })} />
        <MenuItem onClick={() => window.print()}>{translate('forms.print')}</MenuItem>
        <MenuItem component={RouterLink} to={PAGE_AT_HISTORY} replace>
          {translate('forms.history')}
        </MenuItem>
        <MenuItem onClick={() => open({ dialog: 'asOfDay' })}>{translate('history.asOfDay.action')}</MenuItem>
      </MenuButton>
    </>
  );
}

/** What is seldom done with the paper file; the rest stands with its volumes. */
function PaperFileItems() {
  const translate = useTranslate();
  const open = useOpenDialog();
  const mayAdd = useMay('create', 'volumes');
  if (!useOffers('volumes')) return null;
  return (
    <>
      {mayAdd && (
        <MenuItem onClick={() => open({ dialog: 'volume' })}>{translate('volumes.addVolume')}</MenuItem>
      )}
      <MenuItem onClick={() => open({ dialog: 'label' })}>{translate('volumes.labels.one')}</MenuItem>
    </>
  );
}

function FollowItem({ id, followers }: { id: number; followers: Page['followers'] }) {
  const translate = useTranslate();
  const userName = usePerson()?.userName;
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const showError = useErrorDialog();
  const isFollowed = followers.some((follower) => follower.userName === userName);
  const { mutate } = useMutation({
    mutationFn: () =>
      isFollowed
        ? dataProvider.delete('follows', { id })
        : dataProvider.create('follows', { data: { caseFilingId: id } }),
    onSuccess: () => queries.invalidateQueries(),
    onError: ({ message }) => showError({ title: 'forms.failed', text: message }),
  });
  return (
    <MenuItem onClick={() => mutate()}>{translate(isFollowed ? 'files.unfollow' : 'files.follow')}</MenuItem>
  );
}

/** A link to the bin, where a deleted file is, for those who may open the bin. */
function BinLink({ id }: { id: string }) {
  const translate = useTranslate();
  const hasBin = useMay('read', 'deleted');
  const filter = JSON.stringify({ register: 'case-fillings', recordId: Number(id) });
  return hasBin ? (
    <Button component={RouterLink} to={`/bin?${new URLSearchParams({ filter })}`} variant="outlined">
      {translate('files.toBin')}
    </Button>
  ) : null;
}

/** Links to the public pages of a file's cases at the Supreme Court; nothing is fetched from there. */
function PublicPages({ page: { papers, proceedings } }: { page: Page }) {
  const translate = useTranslate();
  const nameOf = useProceedingName();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, displayPrint: 'none' }}>
      {papers?.map(({ proceedingId, number, url }) => {
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
  );
}
