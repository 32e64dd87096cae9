import { useEffect, useState, type DragEvent } from 'react';
import { useEvent } from 'react-admin';

/** Accepts a picture file dropped on the element, or pasted anywhere on the page. */
export function useDroppedPicture(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);

  const paste = useEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    // Text copied from a document is on the clipboard as text and as a picture; ignore the picture.
    if (!file || event.clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [paste]);

  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault(); // otherwise the browser would open the file instead of the page
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  return { isOver, handlers };
}
