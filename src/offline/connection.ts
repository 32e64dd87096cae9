import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/**
 * Tells react-query when the connection is lost and restored. The browser may report no network although the
 * server answers, as on an office PC that runs both, so the connection only counts as lost if the server does
 * not answer either.
 */
export function watchConnection(): void {
  onlineManager.setEventListener((setOnline) => {
    const onOnline = () => setOnline(true);
    const onOffline = () =>
      void isServerReachable().then((answered) => setOnline(answered || navigator.onLine));
    addEventListener('online', onOnline);
    addEventListener('offline', onOffline);
    if (!navigator.onLine) onOffline();
    return () => {
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
    };
  });
}

/** Any response counts as reachable. */
const isServerReachable = () =>
  fetch('/config.json', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

export const useOffline = (): boolean =>
  !useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );

/** Whether the browser or the network asks to save data; then nothing is loaded in advance. */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
