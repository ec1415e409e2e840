import type { ClipboardEvent, KeyboardEvent } from 'react';

/** Enter alone makes a new line: a message is easily sent too soon. */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** A picture of the screen is pasted more often than it is saved. */
export function pasteFiles(event: ClipboardEvent, add: (files: readonly File[]) => void) {
  const files = [...event.clipboardData.files];
  if (files.length === 0) return;
  event.preventDefault();
  add(files);
}
