import { useLocation, type Location } from 'react-router-dom';

/**
 * History state of a dialog opened by a link: closing it goes back to the previous history entry, which is
 * the list or the dialog with that link.
 */
export const OPENED_FROM_LIST = { openedFromList: true };

/** Options of a list's links to its dialogs: they keep the page, sort and filters. */
export const TO_DIALOGS = { keepsSearch: true, state: OPENED_FROM_LIST };

export const isOpenedFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedFromList' in state;

/** History state of a dialog that opens above the present page instead of its list. */
export function useAbovePage() {
  const location = useLocation();
  return { ...OPENED_FROM_LIST, below: pageBelow(location.state) ?? location };
}

/** The page above which a dialog was opened, if that is not its list. */
export const pageBelow = (state: unknown): Location | undefined =>
  (state as { below?: Location } | null)?.below;
