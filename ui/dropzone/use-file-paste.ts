import { type RefObject, useEffect } from 'react';

/** Takes files that are pasted anywhere in the form of the control. */
export function useFilePaste(
  control: RefObject<HTMLInputElement | null>,
  onPaste: (files: File[]) => void,
) {
  const take = (event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    // Spreadsheets copy text together with a picture of it.
    const isText = event.clipboardData?.types.includes('text/plain');
    if (files.length === 0 || isText) return;
    event.preventDefault();
    onPaste(files);
  };
  useEffect(() => {
    const scope = control.current?.form ?? control.current;
    const listener = (event: Event) => take(event as ClipboardEvent);
    scope?.addEventListener('paste', listener);
    return () => scope?.removeEventListener('paste', listener);
  });
}
