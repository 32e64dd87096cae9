import { createContext, useContext, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

/** The forms of a dialog that hold what is not saved. */
export const UnsavedParts = createContext(new Set<string>());

/** Tells the dialog around a form whether it holds what is not saved. */
export function useReportUnsaved(part: string, unsaved: boolean): void {
  const parts = useContext(UnsavedParts);
  useEffect(() => {
    if (unsaved) parts.add(part);
    return () => void parts.delete(part);
  }, [parts, part, unsaved]);
}

/** Closes a dialog of several forms; who has typed what is not saved is asked first. */
export function useAskedClose(onClose: () => void) {
  const translate = useTranslate();
  const [parts] = useState(() => new Set<string>());
  const close = () => {
    if (parts.size === 0 || window.confirm(translate('ra.message.unsaved_changes'))) onClose();
  };
  return { parts, close };
}
