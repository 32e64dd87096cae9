import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOpenedFromList } from '../list/openedFromList';

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
