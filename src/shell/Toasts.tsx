import { useLayoutEffect, useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';

/**
 * Toasts appear for five seconds below the bar and the page's controls: over a list in the middle, because
 * its rows have buttons at the right, elsewhere at the right. Over a form on a phone they appear at the
 * bottom: being as wide as the page, they would hide the first field. Only errors are announced assertively.
 */
export function Toasts() {
  const { notifications } = useNotificationContext();
  const [type, setType] = useState<string>();
  const [isOverList, setOverList] = useState(false);
  const next = notifications[0]?.type;
  if (next !== undefined && next !== type) setType(next);
  useLayoutEffect(() => {
    if (notifications.length === 0) return;
    const isOverForm = window.innerWidth < PHONE && document.querySelector('main form') !== null;
    document.body.style.setProperty('--toast-top', isOverForm ? 'auto' : `${belowControls()}px`);
    document.body.style.setProperty('--toast-bottom', isOverForm ? ABOVE_SAVE : 'auto');
    setOverList(document.querySelector('main table') !== null);
  }, [notifications]);
  return (
    <Notification
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'top', horizontal: isOverList ? 'center' : 'right' }}
      style={PLACE}
      slotProps={{ content: { role: type === 'error' ? 'alert' : 'status' } }}
    />
  );
}

const PLACE = { top: 'var(--toast-top)', bottom: 'var(--toast-bottom)' };

const GAP = 8;
const PHONE = 600;
const ABOVE_SAVE = '4.5rem';

/** The bottom edge of all visible controls: the page's buttons and a list's filters. */
function belowControls(): number {
  const above = document.querySelectorAll('header.MuiAppBar-root, [data-controls]');
  return Math.max(0, ...[...above].map((element) => element.getBoundingClientRect().bottom)) + GAP;
}
