import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import FitIcon from '@mui/icons-material/FitScreen';
import NextIcon from '@mui/icons-material/NavigateNext';
import PreviousIcon from '@mui/icons-material/NavigateBefore';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import TurnIcon from '@mui/icons-material/RotateRight';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { localDigits, toAsciiDigits } from '../../../domain/digits';
import { paperFile, type Paper } from '../../dataProvider/papers';
import { useLanguage } from '../../i18n/useLanguage';
import { useDownload } from '../../spreadsheet/useDownload';
import { usePaperName } from '../paperNames';
import type { Pages } from './pages';
import type { Scan } from './pages';
import type { useFind } from './useFind';

interface Props {
  paper: Paper;
  scan: Scan;
  /** Which of how many papers this is, from 0. */
  place: { at: number; count: number };
  pages: Pages | null;
  page: number;
  zoom: number;
  search: RefObject<HTMLInputElement | null>;
  find: ReturnType<typeof useFind>;
  isPrinting: boolean;
  onPaper: (step: number) => void;
  onPage: (page: number) => void;
  onZoom: (factor: number) => void;
  onFit: () => void;
  onTurn: () => void;
  onPrint: () => void;
  onClose: () => void;
}

/** What the viewer does, above the pages. */
export function ViewerBar(props: Props) {
  const { paper, scan, place, pages, page, zoom, search, find, isPrinting } = props;
  const translate = useTranslate();
  const nameOf = usePaperName();
  const { download, isPending } = useDownload();
  return (
    <Box component="header" sx={bar}>
      <Tool name="previous" keys="ArrowLeft" off={place.at <= 0} onClick={() => props.onPaper(-1)}>
        <PreviousIcon />
      </Tool>
      <Tool name="next" keys="ArrowRight" off={place.at + 1 >= place.count} onClick={() => props.onPaper(1)}>
        <NextIcon />
      </Tool>
      <Typography
        component="h1"
        variant="subtitle1"
        noWrap
        sx={{ fontWeight: 600, flex: '1 1 6rem', minWidth: 0 }}
      >
        {nameOf(paper)}
        <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontWeight: 400 }}>
          {translate('filePapers.viewer.place', { at: place.at + 1, count: place.count })}
        </Box>
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', order: { xs: 2, sm: 0 } }}>
        {pages && (
          <>
            <PageNumber key={page} page={page} count={pages.count} onPage={props.onPage} />
            <Tool name="zoomOut" keys="-" off={zoom <= 0.25} onClick={() => props.onZoom(0.8)}>
              <ZoomOutIcon />
            </Tool>
            <Tool name="zoomIn" keys="+" off={zoom >= 6} onClick={() => props.onZoom(1.25)}>
              <ZoomInIcon />
            </Tool>
            <Tool name="fit" keys="0" onClick={props.onFit}>
              <FitIcon />
            </Tool>
            <Tool name="turn" keys="r" onClick={props.onTurn}>
              <TurnIcon />
            </Tool>
            <Tool name="print" keys="Control+P" off={isPrinting} onClick={props.onPrint}>
              <PrintIcon />
            </Tool>
          </>
        )}
        <Tool
          name="download"
          off={isPending}
          onClick={() => download(paperFile.content(scan.id, scan.fileVersion))}
        >
          <DownloadIcon />
        </Tool>
      </Box>
      {pages?.text && <Search find={find} input={search} />}
      <Box sx={{ order: { xs: 1, sm: 0 } }}>
        <Tool name="close" keys="Escape" onClick={props.onClose} autoFocus>
          <CloseIcon />
        </Tool>
      </Box>
    </Box>
  );
}

interface ToolProps {
  name: string;
  keys?: string;
  off?: boolean;
  autoFocus?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Not `disabled` when it is off: otherwise the focus would be lost at the last paper. */
function Tool({ name, keys, off = false, autoFocus, onClick, children }: ToolProps) {
  const label = useTranslate()(`filePapers.viewer.${name}`);
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      aria-disabled={off}
      autoFocus={autoFocus}
      onClick={() => !off && onClick()}
      sx={{ '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' } }}
    >
      {children}
    </IconButton>
  );
}

function PageNumber({
  page,
  count,
  onPage,
}: {
  page: number;
  count: number;
  onPage: (page: number) => void;
}) {
  const translate = useTranslate();
  const language = useLanguage();
  const [typed, setTyped] = useState(localDigits(String(page), language));
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = Number(toAsciiDigits(typed));
        if (wanted >= 1 && wanted <= count) onPage(wanted);
        else setTyped(localDigits(String(page), language));
      }}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      <TextField
        size="small"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{
          htmlInput: {
            'aria-label': translate('filePapers.viewer.page'),
            inputMode: 'numeric',
            autoComplete: 'off',
          },
        }}
        sx={{ width: '4rem' }}
      />
      <span>{translate('filePapers.viewer.of', { count })}</span>
    </Box>
  );
}

function Search({ find, input }: { find: Props['find']; input: Props['search'] }) {
  const translate = useTranslate();
  const { typed, setTyped, search, shown, isBusy } = find;
  const label = translate('filePapers.viewer.search');
  return (
    <Box
      component="search"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        flex: { xs: '1 1 100%', sm: '0 1 auto' },
        order: { xs: 3, sm: 0 },
      }}
    >
      <TextField
        size="small"
        type="search"
        placeholder={label}
        value={typed}
        inputRef={input}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed) {
            event.stopPropagation();
            setTyped('');
          }
          if (event.key === 'Enter') void search(event.shiftKey ? -1 : 1);
        }}
        slotProps={{
          htmlInput: { 'aria-label': label, 'aria-keyshortcuts': 'Control+F', autoComplete: 'off' },
        }}
        sx={{ width: { xs: '100%', sm: '12rem' } }}
      />
      <Box component="output" sx={{ minWidth: '4.5rem', typography: 'body2', color: 'text.secondary' }}>
        {isBusy
          ? translate('filePapers.viewer.searching')
          : shown &&
            (shown.matches.length > 0
              ? translate('filePapers.viewer.match', { at: shown.at + 1, count: shown.matches.length })
              : translate('filePapers.viewer.noMatch'))}
      </Box>
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  px: 1,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
};
