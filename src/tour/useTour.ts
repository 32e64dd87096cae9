import { useNotify, useTranslate } from 'react-admin';
import { localDigits } from '../../domain/digits';
import { withWords } from '../i18n';
import { useLanguage } from '../i18n/useLanguage';
import { completeTour } from './tourCompleted';

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
