import { createContext, useContext, useEffect, useState } from 'react';
import { useUnsaved } from './unsaved';

/** The forms of a dialog that have unsaved changes. */
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
