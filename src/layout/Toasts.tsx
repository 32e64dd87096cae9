import { Notification } from 'react-admin';

/** Toasts stand top right for five seconds. */
export const Toasts = () => (
  <Notification autoHideDuration={5000} anchorOrigin={{ vertical: 'top', horizontal: 'right' }} />
);
