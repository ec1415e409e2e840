import type { KeyboardEvent } from 'react';

/** Enter alone adds a line, so that messages are not sent by accident. */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
