import AddIcon from '@mui/icons-material/UploadFileOutlined';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useGetList, useNotify, useTranslate } from 'react-admin';
import { useMay } from '../authProvider/permissions';
import type { Proceeding } from '../dataProvider/files';
import type { Paper } from '../dataProvider/papers';
import { useProceedingName } from '../hearings/hearingNames';
import { savesData } from '../offline/connection';
import { useOffers } from '../offered/useOffers';
import { ErrorBox } from '../page/PageFrame';
import { Section } from '../page/Section';
import type { Added } from './adding/AddPapers';
import { chooseFiles, onTouch } from '../inputs/chooseFiles';
import { fileKey, forgetPending, pendingOn } from './adding/pending';
import { useDroppedFiles } from './adding/useDroppedFiles';
import { PaperRows, type PaperGroup } from './PaperRows';
import { useOpenedPaper } from './useOpenedPaper';

const loadViewer = () => import('./viewer/PaperViewer');
const loadPdf = () => import('./viewer/pdfPages');
const PaperViewer = lazy(async () => ({ default: (await loadViewer()).PaperViewer }));
const AddPapers = lazy(async () => ({ default: (await import('./adding/AddPapers')).AddPapers }));

interface Props {
  caseFilingId: number;
  /** The number of the file. */
  file: string;
  proceedings: readonly Proceeding[];
  /** Further links, below the papers. */
  links?: ReactNode;
}

/** The papers on a file. Files are dropped or pasted anywhere on its page, chosen, or taken by the phone's camera. */
export function FilePapers(props: Props) {
  const translate = useTranslate();
  if (useOffers('papers')) return <Papers {...props} />;
  return props.links ? (
    <Section heading={translate('files.papers')} isPrinted={false}>
      {props.links}
    </Section>
  ) : null;
}

function Papers({ caseFilingId, file, proceedings, links }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const mayAdd = useMay('create', 'papers');
  const {
    data: papers,
    error,
    refetch,
  } = useGetList<Paper>('papers', {
    filter: { caseFilingId },
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'date', order: 'DESC' },
  });
  const [adding, setAdding] = useState<{ added: Added[]; photos: File[] } | null>(null);
  const [left, setLeft] = useState<readonly Added[]>([]);
  const [opened, open] = useOpenedPaper();
  const groups = useGroups(papers ?? NONE, proceedings);
  const inOrder = groups.flatMap((group) => group.papers);
  const found = inOrder.find(({ id }) => id === opened);
  // one that was moved or deleted is shown until its viewer goes on to the next
  const [last, setLast] = useState<{ paper: Paper; papers: readonly Paper[] }>();
  if (found && found !== last?.paper) setLast({ paper: found, papers: inOrder });
  const shown = found ? { paper: found, papers: inOrder } : last?.paper.id === opened ? last : undefined;
  const isMissing = Boolean(papers && opened && !shown);
  useEffect(() => {
    if (!isMissing) return;
    open(null);
    notify('filePapers.notHere', { type: 'info' });
  }, [isMissing, open, notify]);
  const hasPdf = papers?.some(({ type }) => type === 'pdf') ?? false;
  useEffect(
    () => (hasPdf && !savesData() ? whenIdle(() => void Promise.all([loadViewer(), loadPdf()])) : undefined),
    [hasPdf],
  );

  const goOn = (more: readonly Added[]) => {
    setAdding((before) => ({ added: [...(before?.added ?? left), ...more], photos: [] }));
    setLeft([]);
  };
  const add = (files: readonly File[]) => goOn(files.map((each) => ({ file: each, isPhoto: false })));
  const isOver = useDroppedFiles(mayAdd, add);
  const newest = papers?.reduce<Paper | undefined>(
    (last, each) => (last && last.id > each.id ? last : each),
    undefined,
  );
  return (
    <Section
      heading={
        papers?.length ? translate('filePapers.heading', { count: papers.length }) : translate('files.papers')
      }
      isPrinted={inOrder.length > 0}
      action={
        mayAdd && (
          <>
            <Button
              startIcon={<CameraIcon />}
              sx={onTouch}
              onClick={() =>
                chooseFiles((photos) => setAdding({ added: [...left], photos }), { isCamera: true })
              }
            >
              {translate('filePapers.photograph')}
            </Button>
            <Button startIcon={<AddIcon />} onClick={() => chooseFiles(add)}>
              {translate('filePapers.add')}
            </Button>
          </>
        )
      }
    >
      {mayAdd && !adding && (
        <Unfinished
          caseFilingId={caseFilingId}
          left={left}
          onChosen={add}
          onGoOn={() => goOn([])}
          onForget={() => setLeft([])}
        />
      )}
      {error && <ErrorBox error={error} onRetry={() => void refetch()} />}
      {papers?.length === 0 && !links && (
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          {translate(mayAdd ? 'filePapers.none' : 'filePapers.noneYet')}
        </Box>
      )}
      <PaperRows groups={groups} onOpen={open} />
      {links}
      {isOver && <Box sx={overlay}>{translate('filePapers.drop', { file })}</Box>}
      <Suspense fallback={null}>
        {shown && (
          <PaperViewer
            {...shown}
            file={file}
            proceedings={proceedings}
            onOpen={open}
            onClose={() => open(null)}
          />
        )}
        {adding && (
          <AddPapers
            {...adding}
            caseFilingId={caseFilingId}
            file={file}
            proceedings={proceedings}
            last={newest ? { kind: newest.kind, proceedingId: newest.proceedingId } : {}}
            onChange={(change) => setAdding((before) => ({ added: change(before?.added ?? []), photos: [] }))}
            onClose={(notAdded) => {
              setLeft(notAdded);
              setAdding(null);
            }}
          />
        )}
      </Suspense>
    </Section>
  );
}

const NONE: Paper[] = [];

/** The papers by their proceeding, in the order of the file's course; those of none come first. */
function useGroups(papers: readonly Paper[], proceedings: readonly Proceeding[]): PaperGroup[] {
  const translate = useTranslate();
  const nameOf = useProceedingName();
  const known = new Set(proceedings.map(({ id }) => id));
  const others = papers.filter(({ proceedingId }) => !proceedingId || !known.has(proceedingId));
  return [
    { id: null, heading: translate('filePapers.ofFile'), papers: others },
    ...proceedings.map((each) => ({
      id: each.id,
      heading: nameOf(each),
      papers: papers.filter(({ proceedingId }) => proceedingId === each.id),
    })),
  ].filter((group) => group.papers.length > 0);
}

interface UnfinishedProps {
  caseFilingId: number;
  /** Those that are still at hand. After a reload a browser gives files back only when they are chosen again. */
  left: readonly Added[];
  onChosen: (files: File[]) => void;
  onGoOn: () => void;
  onForget: () => void;
}

/** Files that were begun to be added, on this page or before it was loaded again. */
function Unfinished({ caseFilingId, left, onChosen, onGoOn, onForget }: UnfinishedProps) {
  const translate = useTranslate();
  const [pending, setPending] = useState(() => pendingOn(caseFilingId));
  const names = [...new Set([...left.map(({ file }) => file.name), ...pending.map(([, { name }]) => name)])];
  if (names.length === 0) return null;
  const isAtHand = names.length === left.length;
  const forget = () => {
    for (const key of [...pending.map(([known]) => known), ...left.map(({ file }) => fileKey(file))])
      forgetPending(key);
    setPending([]);
    onForget();
  };
  return (
    <Alert severity="warning" sx={{ mb: 1, displayPrint: 'none' }}>
      {translate('filePapers.unfinished.text', { names: names.join(', ') })}{' '}
      {!isAtHand && translate('filePapers.unfinished.chosenAgain')}
      <Box sx={{ mt: 0.5 }}>
        <Button color="inherit" size="small" onClick={isAtHand ? onGoOn : () => chooseFiles(onChosen)}>
          {translate(isAtHand ? 'filePapers.unfinished.goOn' : 'filePapers.unfinished.choose')}
        </Button>
        <Button color="inherit" size="small" onClick={forget}>
          {translate('filePapers.unfinished.forget')}
        </Button>
      </Box>
    </Alert>
  );
}

/** Runs work when the browser has nothing else to do. Returns what calls it off. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const waiting = setTimeout(work, 1000);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(work);
  return () => cancelIdleCallback(waiting);
}

const overlay = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  display: 'grid',
  placeItems: 'center',
  p: 3,
  border: 4,
  borderStyle: 'dashed',
  borderColor: 'primary.main',
  bgcolor: 'background.paper',
  opacity: 0.92,
  typography: 'h5',
  textAlign: 'center',
  pointerEvents: 'none',
};
