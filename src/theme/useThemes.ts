import { useSyncExternalStore } from 'react';
import { themes } from './theme';

/** Both schemes for react-admin, which follows the person's choice or the system; print is always light. */
export function useThemes() {
  const onPaper = useSyncExternalStore(subscribe, isOnPaper);
  return { lightTheme: themes.light, darkTheme: onPaper ? null : themes.dark };
}

const isOnPaper = () => window.matchMedia('print').matches;

function subscribe(renew: () => void) {
  const print = window.matchMedia('print');
  print.addEventListener('change', renew);
  return () => print.removeEventListener('change', renew);
}
