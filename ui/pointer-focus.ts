import type { MouseEvent } from 'react';

/**
 * Focuses what is pressed. A plain `focus()` before the browser's own shows the focus ring, as after
 * a key. It comes after all handlers of the press: a Radix group expects the focus after its own.
 */
export function focusWithoutRing({ button, ctrlKey, currentTarget }: MouseEvent<HTMLElement>) {
  if (button !== 0 || ctrlKey) return;
  queueMicrotask(() => {
    currentTarget.blur();
    currentTarget.focus({ focusVisible: false });
  });
}

/**
 * For menus, which focus the item under the pointer. Only if the press itself focuses the item, the
 * browser shows no ring where the menu passes the focus on to.
 */
export function letPressFocus() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
