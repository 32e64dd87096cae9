import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

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
