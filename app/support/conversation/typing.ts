import type { ClipboardEvent, KeyboardEvent } from 'react';

/** Enter alone adds a line, so that messages are not sent by accident. */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

export function pasteFiles(event: ClipboardEvent, add: (files: readonly File[]) => void) {
  const files = [...event.clipboardData.files];
  if (files.length === 0) return;
  event.preventDefault();
  add(files);
}
