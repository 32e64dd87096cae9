import { useLayoutEffect, useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';

/**
 * Toasts appear for five seconds at the right, below the bar, the page's controls and the facts of a file, which a save
 * may just have changed; over a list they are beside the buttons of its rows. Over a form or a file on a phone they
 * appear at the bottom: being as wide as the page, they would hide the first field or the facts. Only errors are
 * announced assertively.
 */
export function Toasts() {
  const { notifications } = useNotificationContext();
  const [type, setType] = useState<string>();
  const next = notifications[0]?.type;
  if (next !== undefined && next !== type) setType(next);
  useLayoutEffect(() => {
    if (notifications.length === 0) return;
    const { style } = document.body;
    for (const [name, value] of Object.entries(place())) style.setProperty(`--toast-${name}`, value);
  }, [notifications]);
  return (
    <Notification
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      style={PLACE}
      slotProps={{ content: { role: type === 'error' ? 'alert' : 'status' } }}
    />
  );
}

const PLACE = {
  top: 'var(--toast-top)',
  bottom: 'var(--toast-bottom)',
  left: 'var(--toast-left)',
  right: 'var(--toast-right)',
};

const GAP = 8;
const EDGE = '8px';
const MARGIN = 24;
const PHONE = 600;
const ABOVE_SAVE = '4.5rem';

function place() {
  const isPhone = window.innerWidth < PHONE;
  if (isPhone && document.querySelector('main :is(form, [data-facts])')) {
    return { top: 'auto', bottom: ABOVE_SAVE, left: EDGE, right: EDGE };
  }
  const below = { top: `${belowControls()}px`, bottom: 'auto' };
  if (isPhone) return { ...below, left: EDGE, right: EDGE };
  return { ...below, left: 'auto', right: `${besideRowButtons()}px` };
}

/** The distance from the right edge at which a toast covers no button of a list's rows. */
function besideRowButtons(): number {
  const edge = document.documentElement.clientWidth;
  const buttons = document.querySelector('main tbody .row-actions')?.getBoundingClientRect().left ?? edge;
  return Math.max(MARGIN, edge - buttons + GAP);
}

/**
 * The bottom edge of all visible controls, the page's buttons and a list's filters, and of a file's facts. A title without
 * buttons does not count.
 */
function belowControls(): number {
  const above = document.querySelectorAll(
    'header.MuiAppBar-root, [data-controls]:has(a, button, input), [data-facts]',
  );
  return Math.max(0, ...[...above].map((element) => element.getBoundingClientRect().bottom)) + GAP;
}
