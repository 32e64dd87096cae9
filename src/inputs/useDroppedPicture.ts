import { useEffect, useState, type DragEvent } from 'react';
import { useEvent } from 'react-admin';

/** Takes a file that is dropped where the handlers stand, or pasted anywhere but as a text. */
export function useDroppedPicture(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);

  const paste = useEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    // What was copied from a document comes as a text and as a picture of it.
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
      event.preventDefault(); // else the browser opens the file in place of the page
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
