import { useSyncExternalStore } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { localDigits } from '../../domain/digits';
import { withWords } from '../i18n';
import { useLanguage } from '../i18n/useLanguage';

/** Loads and starts the tour; `returnTo` gets the focus afterwards. The tour is offered only once. */
export function useTour(): (returnTo: HTMLElement | null) => void {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLanguage();
  const shown = (count: number) => localDigits(String(count), language);
  return (returnTo) => {
    withWords(import('./runTour'), 'tourSteps').then(
      ({ runTour }) => {
        completeTour();
        runTour({ translate, shown, returnTo });
      },
      () => notify('errors.noResponse', { type: 'error' }),
    );
  };
}

const KEY = 'tourCompleted';
const listeners = new Set<() => void>();

/** Records that the tour was seen or declined in this browser; outlives logout. */
export function completeTour(): void {
  localStorage.setItem(KEY, 'true');
  listeners.forEach((listener) => listener());
}

export const useTourCompleted = (): boolean => useSyncExternalStore(subscribe, isCompleted);

const isCompleted = () => localStorage.getItem(KEY) === 'true';

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
