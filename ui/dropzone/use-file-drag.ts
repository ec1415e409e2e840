import { useEffect, useState } from 'react';

/**
 * Whether files are being dragged over the page. A file that is dropped next to the drop zone would
 * replace the page, so that is prevented.
 */
export function useFileDrag(): boolean {
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const on = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      window.addEventListener(type, listener, { signal });
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      setDragging(true);
      if (isFileInput(event.target)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    });
    on('dragleave', (event) => {
      // Without a related target, the pointer has left the window.
      if (!event.relatedTarget) setDragging(false);
    });
    on('drop', (event) => {
      setDragging(false);
      if (!isFileInput(event.target)) event.preventDefault();
    });
    return () => ending.abort();
  }, []);
  return isDragging;
}

function isFileInput(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'file';
}
