import { HttpError } from 'react-admin';
import type { Fault } from '../../domain/faults';

/** Reports what fails outside of drawing, where no boundary sees it. @returns how to stop. */
export function watchFaults(): () => void {
  const onError = ({ error, message, filename }: ErrorEvent) => {
    if (!isOurs(filename) || isHarmless(message)) return;
    report('error', error ?? message);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!isExpected(reason)) report('rejection', reason);
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

/** Nobody needs its code before. */
const report = (kind: Fault['kind'], error: unknown) =>
  void import('./reportFault').then(({ reportFault }) => reportFault(kind, error)).catch(() => null);

/** Not of an extension of the browser. */
const isOurs = (filename: string) => !filename || filename.startsWith(location.origin);

/** Says only that sizes settle with the next frame. */
const isHarmless = (message: string) => message.startsWith('ResizeObserver loop');

/** Refusals of the server have been shown, and it knows of them; what was given up is no fault. */
const isExpected = (reason: unknown) =>
  reason instanceof HttpError || (reason as { name?: unknown } | null)?.name === 'AbortError';
