import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The history state of a paper that was opened from its file's page, to which the way back leads. */
export const OVER_THE_PAGE = { isOnTop: true };

/** The paper that the URL names, `?paper=12`, and a function that opens another one or, by null, closes it. */
export function useOpenedPaper(): [number | null, (id: number | null) => void] {
  const [asked] = useSearchParams();
  const navigate = useNavigate();
  const { state, pathname, hash } = useLocation();
  const opened = Number(asked.get('paper')) || null;
  const isOnTop = (state as { isOnTop?: boolean } | null)?.isOnTop ?? false;
  const open = useCallback(
    (id: number | null) => {
      // the way back leads to the page as it was before the first paper
      if (id === null && isOnTop) return void navigate(-1);
      const search = id === null ? '' : `?paper=${id}`;
      void navigate(
        { pathname, search, hash },
        {
          replace: opened !== null,
          state: opened === null ? OVER_THE_PAGE : (state as object | null),
          preventScrollReset: true,
        },
      );
    },
    [navigate, pathname, hash, opened, isOnTop, state],
  );
  return [opened, open];
}
