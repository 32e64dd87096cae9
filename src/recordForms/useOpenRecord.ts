import { useGetOne, useResourceContext, type RaRecord, HttpError, useNotify } from 'react-admin';
import { useParams, useLocation, useNavigate } from 'react-router-dom';
import { useEffect, useRef, useCallback } from 'react';
import { useErrorDialog } from '../page/ErrorDialog';
import { isOpenedFromList } from '../list/openedFromList';

/**
 * The record in a dialog's URL: the list's row until the stored one arrives. A foreign server may have no URL
 * for a single record (docs/contract.md); then only the row is shown. If there is neither, the dialog closes
 * with a message.
 */
export function useOpenRecord<R extends RaRecord>() {
  const { id = '' } = useParams();
  const resource = useResourceContext() ?? '';
  const { data, error, isFetching, refetch } = useGetOne<R>(resource, { id }, ONCE);
  useLeaveWithoutRecord(data ? null : error);
  return { record: data, settled: Boolean(data) && !isFetching, refetch };
}

const ONCE = { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

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

/**
 * Closes a dialog by going from its URL to that of its list, with page, sort and filters kept: back in the
 * history if the dialog was opened from the list, else by replacing the URL.
 */
export function useCloseDialog(): () => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const fromList = isOpenedFromList(state);
  const leaving = useRef(false);
  return useCallback(() => {
    if (!fromList) return void navigate({ pathname: '..', search }, { replace: true });
    // Going back is asynchronous; a second Escape meanwhile would leave the list too.
    if (leaving.current || window.location.pathname !== pathname) return;
    leaving.current = true;
    window.addEventListener('popstate', () => (leaving.current = false), { once: true });
    void navigate(-1);
  }, [navigate, pathname, search, fromList]);
}
