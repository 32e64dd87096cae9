import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Leaves a dialog's address for its list, whose page, sort and filters stay. */
export function useCloseDialog(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(() => {
    void navigate({ pathname: '..', search }, { replace: true });
  }, [navigate, search]);
}
