import { useEffect } from 'react';

/** One for each form, row or part of a dialog that holds what is not saved. */
const holders = new Set<object>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Has the browser ask before the tab is closed or reloaded, as long as something is unsaved. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const holder = {};
    holders.add(holder);
    window.addEventListener('beforeunload', ask);
    return () => {
      holders.delete(holder);
      if (holders.size === 0) stopAsking();
    };
  }, [isUnsaved]);
}

export const isAnythingUnsaved = (): boolean => holders.size > 0;

/** For a person who has already been asked: the browser would ask the same again. */
export const stopAsking = (): void => window.removeEventListener('beforeunload', ask);
