import CancelIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { useExport, type ExportButtonProps } from './useExport';

/** Downloads all rows of the current list, filtered and sorted as shown, as a spreadsheet. */
export function ExportButton(props: ExportButtonProps) {
  const translate = useTranslate();
  const { total, shown, progress, announced, begin, cancel } = useExport(props);
  const button = useRef<HTMLButtonElement>(null);
  const cancelByKey = ({ key }: KeyboardEvent) => key === 'Escape' && cancel();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {/* Not disabled while busy, to keep the focus; a second click does nothing. */}
      <Button
        ref={button}
        variant="outlined"
        startIcon={<DownloadIcon />}
        data-tour="export"
        disabled={total === 0 && !progress}
        aria-disabled={progress !== null}
        onClick={() => void begin()}
        onKeyDown={cancelByKey}
        sx={{ position: 'relative', overflow: 'hidden', cursor: progress ? 'progress' : undefined }}
      >
        {translate(progress ? 'lists.export.busy' : 'lists.export.action')}
        {progress && (
          <>
            <Box component="span" sx={{ ml: 1, fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
              {translate('lists.export.progress', {
                rows: shown(progress.rows),
                total: shown(progress.total),
              })}
            </Box>
            <Box component="span" sx={bar} style={{ width: `${(100 * progress.rows) / progress.total}%` }} />
          </>
        )}
      </Button>
      {progress && <CancelButton returnTo={button} onClick={cancel} onKeyDown={cancelByKey} />}
      <Box component="output" sx={heardOnly}>
        {announced}
      </Box>
    </Box>
  );
}

interface CancelButtonProps {
  /** The element that gets the focus if the progress has it when the export ends. */
  returnTo: RefObject<HTMLElement | null>;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function CancelButton({ returnTo, ...events }: CancelButtonProps) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const [here, there] = [button.current, returnTo.current];
    return () => {
      if (document.activeElement === here) there?.focus();
    };
  }, [returnTo]);
  const name = translate('lists.export.cancel');
  return (
    <IconButton ref={button} size="small" aria-label={name} title={name} {...events}>
      <CancelIcon fontSize="small" />
    </IconButton>
  );
}

const bar = { position: 'absolute', left: 0, bottom: 0, height: 3, bgcolor: 'primary.main' };

const heardOnly = {
  displayPrint: 'none',
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
