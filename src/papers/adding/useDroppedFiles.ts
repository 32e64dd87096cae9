import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';

/** Takes files that are dropped or pasted anywhere on the page. Returns whether files are held over it. */
export function useDroppedFiles(isWanted: boolean, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEvent(onFiles);
  useEffect(() => {
    if (!isWanted) return;
    // a dialog that takes files itself has stopped the event, and one that does not is in the way
    const isFree = () => document.querySelector('[role=dialog]:not([data-papers] *)') === null;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
      event.preventDefault(); // otherwise the browser would open the file instead of the page
      if (isFree()) setOver(true);
      else event.dataTransfer.dropEffect = 'none';
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0 || event.defaultPrevented) return;
      event.preventDefault();
      if (isFree()) take(files);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // text copied from a document is on the clipboard as text and as a picture
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain') || !isFree()) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [isWanted, take]);
  return isOver;
}
