import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOpenedFromList } from '../list/openedFromList';

/**
 * Leaves a dialog's address for its list, whose page, sort and filters stay: back to the list it was
 * opened from, or, where the address was opened directly, to the list in its place.
 */
export function useCloseDialog(): () => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const fromList = isOpenedFromList(state);
  const leaving = useRef(false);
  return useCallback(() => {
    if (!fromList) return void navigate({ pathname: '..', search }, { replace: true });
    // Going back takes a moment, in which a second Escape would leave the list too.
    if (leaving.current || window.location.pathname !== pathname) return;
    leaving.current = true;
    window.addEventListener('popstate', () => (leaving.current = false), { once: true });
    void navigate(-1);
  }, [navigate, pathname, search, fromList]);
}
