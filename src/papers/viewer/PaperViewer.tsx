import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Proceeding } from '../../dataProvider/files';
import type { Paper } from '../../dataProvider/papers';
import { ErrorBox } from '../../page/PageFrame';
import { useReportPrint } from '../../page/PrintButton';
import { useErrorDialog } from '../../page/ErrorDialog';
import { useCharacterKeys } from '../../page/useShortcutKey';
import { usePaperName } from '../paperNames';
import { PageView, scrollToPage } from './PageView';
import { PaperFacts } from './PaperFacts';
import { printPages } from './printPages';
import { useFind } from './useFind';
import { isDrawn, usePages } from './usePages';
import type { Scan } from './pages';
import { ViewerBar } from './ViewerBar';

interface Props {
  paper: Paper;
  /** The papers that the keys and buttons go to, in their order. */
  papers: readonly Paper[];
  /** The number of the file that the papers are on. */
  file: string;
  proceedings: readonly Proceeding[];
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** A paper beside its facts, in a window of its own; on a phone it is the whole screen. */
export function PaperViewer({ paper, papers, file, proceedings, onOpen, onClose }: Props) {
  const translate = useTranslate();
  const nameOf = usePaperName();
  const showError = useErrorDialog();
  const [characterKeys] = useCharacterKeys();
  const [earlier, setEarlier] = useState<Scan | null>(null);
  // an earlier version is left with its paper
  const scan = earlier?.id === paper.id ? earlier : paper;
  const { pages, error, fail, retry } = usePages(scan);
  const box = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const [page, setPage] = useState(1);
  const [printed, setPrinted] = useState<number | null>(null);
  const removePrinted = useRef(() => {});
  const goTo = (to: number) => scrollToPage(box.current, to);
  const find = useFind(pages, goTo);
  useReportPrint(paper.caseFilingId);
  useEffect(() => () => removePrinted.current(), []);
  const [shown, setShown] = useState(scan);
  if (shown.id !== scan.id || shown.fileVersion !== scan.fileVersion) {
    setShown(scan);
    setTurns(0);
    setPage(1);
  }

  const at = papers.findIndex(({ id }) => id === paper.id);
  const open = (step: number) => {
    const next = papers[at + step];
    if (next) onOpen(next.id);
  };
  const zoomBy = (factor: number) => setZoom(Math.min(6, Math.max(0.25, zoom * factor)));
  const print = async () => {
    if (!pages || printed !== null) return;
    removePrinted.current();
    setPrinted(0);
    try {
      removePrinted.current = await printPages(pages, setPrinted);
    } catch (reason) {
      showError({ title: 'filePapers.viewer.notPrinted', text: (reason as Error).message });
    } finally {
      setPrinted(null);
    }
  };

  const keys: Record<string, () => void> = {
    '+': () => zoomBy(1.25),
    '=': () => zoomBy(1.25),
    '-': () => zoomBy(0.8),
    '0': () => setZoom(1),
    r: () => setTurns((turns + 1) % 4),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isControl = event.ctrlKey || event.metaKey;
    const isTyping = event.target instanceof HTMLInputElement;
    const isWide = box.current && box.current.scrollWidth > box.current.clientWidth;
    // dialogs above this one are in its React tree too
    if (!event.currentTarget.contains(event.target as Node) || event.altKey) return;
    let act: (() => unknown) | undefined;
    if (isControl) act = { f: () => search.current?.focus(), p: print }[event.key.toLowerCase()];
    else if (isTyping) return;
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      act = isWide ? undefined : () => open(event.key === 'ArrowLeft' ? -1 : 1);
    else if (characterKeys) act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    void act();
  };

  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      onKeyDown={onKeyDown}
      fullScreen
      transitionDuration={0}
      slotProps={{
        paper: {
          'aria-label': translate('filePapers.viewer.title', { name: nameOf(paper), file }),
          sx: { overflow: 'hidden' },
        },
      }}
    >
      <ViewerBar
        paper={paper}
        scan={scan}
        place={{ at, count: papers.length }}
        pages={pages}
        page={page}
        zoom={zoom}
        search={search}
        find={find}
        isPrinting={printed !== null}
        onPaper={open}
        onPage={goTo}
        onZoom={zoomBy}
        onFit={() => setZoom(1)}
        onTurn={() => setTurns((turns + 1) % 4)}
        onPrint={() => void print()}
        onClose={onClose}
      />
      <output style={visuallyHidden}>
        {printed ? translate('filePapers.viewer.preparing', { page: printed, count: pages?.count ?? 0 }) : ''}
      </output>
      <Box sx={body}>
        <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 }}>
          {scan !== paper && (
            <Alert severity="warning" square sx={{ py: 0 }}>
              {translate('filePapers.viewer.earlier', { version: scan.fileVersion })}
            </Alert>
          )}
          {error !== null && (
            <Box sx={{ p: 2 }}>
              <ErrorBox error={error} onRetry={retry} />
            </Box>
          )}
          {!isDrawn(scan.type) && (
            <Alert severity="info" sx={{ m: 2 }}>
              {translate('filePapers.viewer.onlyDownloaded')}
            </Alert>
          )}
          {isDrawn(scan.type) && !pages && error === null && (
            <LinearProgress aria-label={translate('layout.loading')} />
          )}
          {pages && (
            <PageView
              key={`${scan.id}/${scan.fileVersion}`}
              pages={pages}
              box={box}
              zoom={zoom}
              turns={turns}
              wanted={find.shown ? find.typed : ''}
              chosen={find.chosen}
              onPage={setPage}
              onFailed={fail}
            />
          )}
        </Box>
        <PaperFacts
          key={paper.id}
          paper={paper}
          shown={scan.fileVersion}
          file={file}
          proceedings={proceedings}
          onVersion={(version) => setEarlier(version.fileVersion === paper.fileVersion ? null : version)}
          onGone={() => (papers[at + 1] ? open(1) : papers[at - 1] ? open(-1) : onClose())}
        />
      </Box>
    </Dialog>
  );
}

const body = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
};
