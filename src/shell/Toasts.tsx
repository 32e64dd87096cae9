import { useLayoutEffect, useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';

/** Toasts stand top right for five seconds, below the bar and the page's buttons. Only an error interrupts. */
export function Toasts() {
  const { notifications } = useNotificationContext();
  const [type, setType] = useState<string>();
  const next = notifications[0]?.type;
  if (next !== undefined && next !== type) setType(next);
  useLayoutEffect(() => {
    if (notifications.length > 0) document.body.style.setProperty('--toast-top', `${belowControls()}px`);
  }, [notifications]);
  return (
    <Notification
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      style={BELOW_CONTROLS}
      slotProps={{ content: { role: type === 'error' ? 'alert' : 'status' } }}
    />
  );
}

const BELOW_CONTROLS = { top: 'var(--toast-top)' };

const GAP = 8;
const PHONE = 600;
const BAR = 'header.MuiAppBar-root';

/**
 * Below all of them that are in sight: the buttons of the page, the filters of a list. On a phone, where a
 * toast is as wide as the page, it lies on the title of a form: below it, it would hide the first field.
 */
function belowControls(): number {
  const isOverForm = window.innerWidth < PHONE && document.querySelector('main form');
  const above = document.querySelectorAll(isOverForm ? BAR : `${BAR}, [data-controls]`);
  return Math.max(0, ...[...above].map((element) => element.getBoundingClientRect().bottom)) + GAP;
}
