import type { MouseEvent } from 'react';

/** What has a click of its own: everything that is operated, and the labels of fields. */
const operated = 'a, button, input, select, textarea, label, [data-select]';

/** What a click on a row follows, the preferred one first. */
const openers = {
  link: ['th a[href]', '[aria-haspopup="dialog"]', 'a[href]'],
  dialog: ['[aria-haspopup="dialog"]', 'th a[href]', 'a[href]'],
} as const;

/**
 * A click beside the controls of a row opens it, as its link or its details button would. Selecting
 * text doesn't. With Ctrl or ⌘, a link opens in a new tab as usual.
 */
export function openRow(
  event: MouseEvent<HTMLTableRowElement>,
  first: keyof typeof openers = 'link',
): void {
  const { currentTarget: row, target, ctrlKey, metaKey, shiftKey } = event;
  if (target instanceof Element && target.closest(operated)) return;
  if (getSelection()?.toString()) return;
  const [opener] = openers[first].flatMap((selector) => row.querySelector(selector) ?? []);
  const init = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
  opener?.dispatchEvent(new window.MouseEvent('click', init));
}
