import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Scan } from '../../dataProvider/scans';
import { ScanThumbnail } from './ScanPicture';

/** Thumbnails are drawn this many scans before and after the one that is shown. */
const NEAR = 8;

interface Props {
  scans: readonly Scan[];
  /** The place of the scan that is shown. */
  at: number;
  onShow: (id: number) => void;
}

/** The scans that wait, as plain buttons. */
export function ScanList({ scans, at, onShow }: Props) {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('inbox.waiting', { smart_count: scans.length })} sx={list}>
      <ol>
        {scans.map((scan, place) => (
          <li key={scan.id}>
            <button
              type="button"
              ref={place === at ? scrollTo : undefined}
              aria-current={place === at}
              onClick={() => onShow(scan.id)}
            >
              <ScanThumbnail scan={scan} isNear={Math.abs(place - at) <= NEAR} />
              <span>
                {scan.fileName}
                <small>
                  {translate(scan.pages ? 'inbox.pages' : 'inbox.noPages', { smart_count: scan.pages ?? 0 })}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Box>
  );
}

/** Scrolls the list alone: on a phone it stands below the form. */
const scrollTo = (button: HTMLButtonElement | null) => {
  const box = button?.closest('nav');
  if (!button || !box) return;
  const { offsetTop, offsetHeight } = button;
  box.scrollTop = Math.min(offsetTop, Math.max(box.scrollTop, offsetTop + offsetHeight - box.clientHeight));
};

const list = {
  // on a phone the page and its form come first
  order: { xs: 1, lg: 0 },
  maxHeight: { xs: '14rem', lg: 'calc(100vh - 14rem)' },
  position: 'relative',
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& ol': { listStyle: 'none', m: 0, p: 0 },
  '& button': {
    display: 'flex',
    gap: 1,
    width: '100%',
    minHeight: '4rem',
    px: 1,
    py: 0.5,
    border: 0,
    borderInlineStart: '4px solid transparent',
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
    '&[aria-current=true]': { borderInlineStartColor: 'primary.main', bgcolor: 'action.selected' },
  },
  '& button > span:last-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: 'text.secondary', fontSize: '0.8125rem' },
};
