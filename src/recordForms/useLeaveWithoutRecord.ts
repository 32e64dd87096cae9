import { useEffect, useRef } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useErrorDialog } from '../page/ErrorDialog';
import { useCloseDialog } from './useCloseDialog';

/** Returns to the list with a message when a dialog's record could not be fetched. */
export function useLeaveWithoutRecord(error: unknown): void {
  const notify = useNotify();
  const showError = useErrorDialog();
  const close = useCloseDialog();
  const reported = useRef<unknown>(null);
  useEffect(() => {
    if (!error || reported.current === error) return;
    reported.current = error;
    if (error instanceof HttpError && error.status !== 404) {
      showError({ title: 'lists.viewFailed', text: error.message });
    } else {
      notify('lists.notFound', { type: 'warning' });
    }
    close();
  }, [error, notify, showError, close]);
}
