import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/**
 * Tells react-query when the connection is lost and restored. When the browser reports no network, the
 * server may still answer, as on an office PC that runs both: only if the health check fails too is the
 * connection lost.
 */
export function watchLine(): void {
  onlineManager.setEventListener((setOnline) => {
    const back = () => setOnline(true);
    const lost = () => void answers().then((answered) => setOnline(answered || navigator.onLine));
    addEventListener('online', back);
    addEventListener('offline', lost);
    if (!navigator.onLine) lost();
    return () => {
      removeEventListener('online', back);
      removeEventListener('offline', lost);
    };
  });
}

/** Any response counts as reachable. */
const answers = () =>
  fetch('/config.json', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

export const useOffline = (): boolean =>
  !useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
