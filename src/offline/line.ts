import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/**
 * Tells react-query when the line is lost and when it is back. A browser without a network may still have
 * its server: on the one office PC where both run. Only when that does not answer either is the line lost.
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

/** Any answer is one. */
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
