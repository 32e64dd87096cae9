import { HttpError } from 'react-admin';
import type { Fault } from '../../domain/faults';

/** Reports errors outside rendering, which no error boundary catches. @returns a function that stops it. */
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

/** Loaded only when something fails. */
const report = (kind: Fault['kind'], error: unknown) =>
  void import('./reportFault').then(({ reportFault }) => reportFault(kind, error)).catch(() => null);

/** False for errors in browser extensions. */
const isOurs = (filename: string) => !filename || filename.startsWith(location.origin);

/** Whether the error is only the browser's notice that an observed size will settle in the next frame. */
const isHarmless = (message: string) => message.startsWith('ResizeObserver loop');

/**
 * Whether an error needs no report: refusals were shown and are in the server's log, and an aborted request
 * is no fault.
 */
const isExpected = (reason: unknown) =>
  reason instanceof HttpError || (reason as { name?: unknown } | null)?.name === 'AbortError';
