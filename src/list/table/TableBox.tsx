import Box from '@mui/material/Box';
import {
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  type PointerEvent,
  useId,
} from 'react';
import { useFollowedLinks } from '../../page/useFollowedLinks';
import { useDensity } from '../listSettings';
import { cutTextOf, useMarkedTexts } from './markTexts';
import { TO_DIALOGS } from '../openedFromList';
import { useTableHeight } from './useTableHeight';
import { setCurrentRow, walkRows } from './walkRows';
import Tooltip from '@mui/material/Tooltip';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/**
 * Wraps a table in its behaviours: height, row density, opening of clamped texts, button hints, links, and
 * arrow keys between rows. They work by event delegation, so the table does not re-render for them.
 */
export function TableBox({ children }: { children: ReactNode }) {
  const box = useTableHeight();
  useMarkedTexts(box);
  useFollowedLinks(box, TO_DIALOGS);
  const [density] = useDensity();
  const [opened, setOpened] = useState<HTMLElement | null>(null);
  const { handlers, hint } = useRowHints();
  const press = (event: KeyboardEvent<HTMLElement>) => {
    walkRows(event);
    const text = cutTextOf(event.target);
    if (!text || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault(); // otherwise the space bar would scroll
    setOpened(text);
  };
  return (
    <>
      <Box
        ref={box}
        data-density={density}
        {...handlers}
        onFocus={(event) => {
          setCurrentRow(event.currentTarget, event.target);
          uncoverFocused(event);
          handlers.onFocus(event);
        }}
        onClick={({ target }) => setOpened(cutTextOf(target))}
        onKeyDown={press}
      >
        {children}
        {hint}
      </Box>
      {opened && <WholeText element={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Scrolls a focused element out from under sticky columns, which the browser counts as visible. */
function uncoverFocused({ target }: FocusEvent) {
  if (target.closest(':is(th, td):not(.row-number, .row-name, .row-actions)')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

const PAUSE_MS = 100;

/**
 * Shows an element's `data-hint` as a tooltip on hover and on keyboard focus. One tooltip serves the whole
 * table: one per button would take most of the time to render a hundred rows.
 */
export function useRowHints() {
  const [hinted, setHinted] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const close = () => {
    clearTimeout(pause.current);
    setOpen(false);
  };
  const show = (element: HTMLElement | null) => {
    close();
    if (!element) return;
    pause.current = setTimeout(() => {
      setHinted(element);
      setOpen(true);
    }, PAUSE_MS);
  };
  const handlers = {
    onPointerOver: ({ target, pointerType }: PointerEvent<HTMLElement>) => {
      const element = hintedBy(target);
      const stays = open && (element === hinted || isTooltip(target));
      if (pointerType !== 'touch' && !stays) show(element);
    },
    onPointerLeave: close,
    onPointerDown: close, // a click may open a dialog or menu, so close first
    onFocus: ({ target }: FocusEvent<HTMLElement>) =>
      target.matches(':focus-visible') && show(hintedBy(target)),
    onBlur: close,
  };
  const hint = (
    <Tooltip
      title={hinted?.dataset.hint ?? ''}
      open={open && Boolean(hinted?.isConnected)}
      onClose={close}
      slotProps={{ popper: { anchorEl: hinted } }}
    >
      <span hidden />
    </Tooltip>
  );
  return { handlers, hint };
}

const hintedBy = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;

/**
 * Whether the pointer is on the tooltip, which then stays open. Its events arrive here because React bubbles
 * them through the table that renders the tooltip.
 */
const isTooltip = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[role=tooltip]') !== null;

function WholeText({ element, onClose }: { element: HTMLElement; onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const close = translate('forms.close');
  return (
    <Popover
      open
      anchorEl={element}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': `${id}-heading`, sx: paper } }}
    >
      <IconButton size="small" aria-label={close} title={close} onClick={onClose} sx={corner}>
        <CloseIcon fontSize="small" />
      </IconButton>
      <Typography id={`${id}-heading`} component="h2" variant="caption" color="text.secondary">
        {headingOf(element)}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {element.textContent}
      </Typography>
    </Popover>
  );
}

function headingOf(text: HTMLElement): string {
  const headers = text.closest('table')?.tHead?.rows[0]?.cells;
  return headers?.[text.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? -1]?.textContent ?? '';
}

const paper = { p: 1.5, maxWidth: 'min(36rem, calc(100vw - 2rem))', maxHeight: '50vh' };
const corner = { float: 'right', position: 'sticky', top: 0, mt: -0.75, mr: -0.75, ml: 1 };
