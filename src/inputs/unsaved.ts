import { useEffect, createContext, useContext, useState } from 'react';

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

export const UnsavedParts = createContext(new Set<string>());

/** Tells the surrounding dialog whether this form has unsaved changes. */
export function useReportUnsaved(part: string, unsaved: boolean): void {
  const parts = useContext(UnsavedParts);
  useUnsaved(unsaved);
  useEffect(() => {
    if (unsaved) parts.add(part);
    return () => void parts.delete(part);
  }, [parts, part, unsaved]);
}

/** Closes a dialog of several forms. With unsaved changes it asks first; `isAsking` is true until the answer. */
export function useAskedClose(onClose: () => void) {
  const [parts] = useState(() => new Set<string>());
  const [isAsking, setAsking] = useState(false);
  const close = () => (parts.size === 0 ? onClose() : setAsking(true));
  return { parts, close, isAsking, stay: () => setAsking(false) };
}
