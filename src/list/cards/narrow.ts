import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy } from 'react';
import { usePrinting } from '../../shell/usePrinting';

/** Below MUI's `sm`. */
const NARROW = 'screen and (max-width: 599.95px)';

/** Whether lists are cards and their controls are folded. On paper they are tables, however narrow the screen is. */
export function useNarrow(): boolean {
  const isPrinting = usePrinting();
  return useMediaQuery(NARROW, { noSsr: true }) && !isPrinting;
}

const load = () => import('./RegisterCards').then(({ RegisterCards: component }) => ({ default: component }));

/** A list's cards, whose code a wide screen never fetches. */
export const RegisterCards = lazy(load);

/** Fetches the cards while their records are on the way. A failure is told once they are drawn. */
export function loadCardsAhead(): void {
  if (window.matchMedia(NARROW).matches) load().catch(() => {});
}
