import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy } from 'react';
import { usePrinting } from '../../page/OnPaper';

/** Screens below MUI's breakpoint `sm`. */
const NARROW = 'screen and (max-width: 599.95px)';

/** Whether lists are shown as cards with their controls behind a button. Paper always gets tables. */
export function useNarrow(): boolean {
  const isPrinting = usePrinting();
  return useMediaQuery(NARROW, { noSsr: true }) && !isPrinting;
}

const load = () => import('./RegisterCards').then(({ RegisterCards: component }) => ({ default: component }));

/** A chunk of its own, which wide screens load late. */
export const RegisterCards = lazy(load);

/** Loads the cards' code while their records are fetched. A failure shows when they are rendered. */
export function loadCardsAhead(): void {
  if (window.matchMedia(NARROW).matches) load().catch(() => {});
}
