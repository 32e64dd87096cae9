import { useEffect } from 'react';

/** One object per form, row or dialog part with unsaved changes. */
const holders = new Set<object>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Makes the browser ask before the tab is closed or reloaded while something is unsaved. */
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

/** Stops the browser from asking, when a dialog has already asked the person. */
export const stopAsking = (): void => window.removeEventListener('beforeunload', ask);
