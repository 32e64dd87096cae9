import { createContext, useContext, useEffect, useState } from 'react';
import { useUnsaved } from '../inputs/unsaved';

/** The forms of a dialog that hold what is not saved. */
export const UnsavedParts = createContext(new Set<string>());

/** Tells the dialog around a form whether it holds what is not saved. */
export function useReportUnsaved(part: string, unsaved: boolean): void {
  const parts = useContext(UnsavedParts);
  useUnsaved(unsaved);
  useEffect(() => {
    if (unsaved) parts.add(part);
    return () => void parts.delete(part);
  }, [parts, part, unsaved]);
}

/** Closes a dialog of several forms; who has typed what is not saved is asked first, while `isAsking`. */
export function useAskedClose(onClose: () => void) {
  const [parts] = useState(() => new Set<string>());
  const [isAsking, setAsking] = useState(false);
  const close = () => (parts.size === 0 ? onClose() : setAsking(true));
  return { parts, close, isAsking, stay: () => setAsking(false) };
}
