import { useSyncExternalStore } from 'react';

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
