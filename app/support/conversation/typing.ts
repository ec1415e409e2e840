import type { KeyboardEvent } from 'react';

/**
 * Enter alone adds a line, and in the form's other fields does nothing, so that messages are not
 * sent by accident. Their own handling of Enter comes first. With Shift, too, a form that can resolve its
 * ticket does.
 */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  const isSent = event.ctrlKey || event.metaKey;
  if (isSent || submitsByEnter(event.target)) event.preventDefault();
  if (!isSent) return;
  const resolve = event.currentTarget.querySelector<HTMLButtonElement>('button[value=resolve]');
  event.currentTarget.requestSubmit(event.shiftKey ? resolve : null);
}

/** Browsers submit the form of a text field or a checkbox on Enter. */
function submitsByEnter(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'file';
}
