import AddIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../../authProvider/permissions';
import type { CasebookDataProvider } from '../../dataProvider';
import { scansStateQuery, type Scan, createScanCalls } from '../../dataProvider/scans';
import { NothingHere } from '../../page/NothingHere';
import { PageFrame } from '../../page/PageFrame';
import { ViewLinks } from '../../page/ViewLinks';
import { chooseFiles } from '../../inputs/chooseFiles';
import { useDroppedFiles } from '../adding/useDroppedFiles';
import { AttachedPapers } from './AttachedPapers';
import { OneScan } from './OneScan';
import { ScanList } from './ScanList';
import { createUploadCalls } from '../../dataProvider/uploads';
import { useCalls } from '../../dataProvider/useCalls';

const MOST = 500;
const LOOKED_AGAIN = 5000;
const REMEMBERED = 5;

/** The scan inbox: each scan is seen, put on its file by Enter, and followed by the next. */
export function InboxPage() {
  const translate = useTranslate();
  const [params] = useSearchParams();
  const isAside = params.has('aside');
  const query = useGetList<Scan>(
    'scans',
    {
      filter: { aside: isAside },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'id', order: 'ASC' },
    },
    { refetchInterval: LOOKED_AGAIN },
  );
  const { call } = useDataProvider<CasebookDataProvider>();
  const state = useQuery(scansStateQuery(call));
  const { add, isAdding, failures } = useAddScans();
  const isOver = useDroppedFiles(useMay('create', 'scans'), add);
  const [attached, setAttached] = useState<number[]>([]);
  const title = translate('inbox.title');
  const views = [
    { name: translate('inbox.views.waiting'), to: '/papers/inbox', isHere: !isAside },
    { name: translate('inbox.views.aside'), to: '/papers/inbox?aside', isHere: isAside },
  ];
  return (
    <PageFrame
      title={title}
      breadcrumb={[{ label: title }]}
      actions={
        <Button startIcon={<AddIcon />} onClick={() => chooseFiles(add)} aria-busy={isAdding}>
          {translate(isAdding ? 'inbox.adding' : 'inbox.add')}
        </Button>
      }
      query={query}
    >
      <Box sx={isOver ? { outline: '3px dashed', outlineOffset: 8, outlineColor: 'primary.main' } : null}>
        <ViewLinks label={translate('inbox.view')} views={views} />
        {state.data?.reachable === false && (
          <Alert severity="error" role="alert" sx={{ mb: 1 }}>
            {translate('inbox.unreachable', { setting: 'SCAN_DIR' })}
          </Alert>
        )}
        {failures.map((failure) => (
          <Alert key={failure} severity="error" role="alert" sx={{ mb: 1 }}>
            {failure}
          </Alert>
        ))}
        {query.data?.length ? (
          <Scans
            key={String(isAside)}
            scans={query.data}
            onAttached={(id) => setAttached([id, ...attached].slice(0, REMEMBERED))}
          />
        ) : (
          <NothingHere why={translate(isAside ? 'inbox.noneAside' : 'inbox.none')} />
        )}
        <Box sx={{ mt: 2 }}>
          <AttachedPapers ids={attached} />
        </Box>
      </Box>
    </PageFrame>
  );
}

interface ScansProps {
  scans: readonly Scan[];
  onAttached: (paperId: number) => void;
}

/** One scan with its page and its form, beside the list. What is done leaves the list, and the next is shown. */
function Scans({ scans: listed, onAttached }: ScansProps) {
  const [done, setDone] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const scans = listed.filter(({ id }) => !done.includes(id));
  const place = scans.findIndex(({ id }) => id === chosen);
  const at = Math.max(0, place);
  const shown = scans[at];
  const next = scans[at + 1] ?? scans[at - 1];
  if (!shown) return null;
  const goOn = () => {
    setDone([...done, shown.id]);
    setChosen(next?.id ?? null);
  };
  return (
    <Box sx={columns}>
      <ScanList scans={scans} at={at} onShow={setChosen} />
      <OneScan
        key={shown.id}
        id={shown.id}
        next={scans[at + 1]}
        onDone={goOn}
        onAttached={(paperId) => {
          onAttached(paperId);
          goOn();
        }}
        onSkip={scans.length > 1 ? () => setChosen(scans[(at + 1) % scans.length]!.id) : undefined}
      />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' },
};

/** Sends files to the inbox, one after another; those that are refused are named with the reason. */
function useAddScans() {
  const queries = useQueryClient();
  const uploads = useCalls(createUploadCalls);
  const scans = useCalls(createScanCalls);
  const [failures, setFailures] = useState<string[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const refused: string[] = [];
      for (const file of files) {
        try {
          await scans.addScan(await uploads.uploadFile(file, { onProgress: () => {} }));
        } catch (error) {
          refused.push(`${file.name}: ${(error as Error).message}`);
        }
        await queries.invalidateQueries({ queryKey: ['scans'] });
      }
      return refused;
    },
    onMutate: () => setFailures([]),
    onSuccess: setFailures,
  });
  return { add: (files: readonly File[]) => mutate(files), isAdding: isPending, failures };
}
