import { useCallback, useRef } from 'react';

/**
 * For a button that goes away once its work is done, whoever did it: the focus that it had goes to
 * its heir beside it, not to nowhere.
 */
export function useFocusFallback() {
  const heir = useRef<HTMLButtonElement>(null);
  /** The ref of the button that may go. */
  const leaving = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) heir.current?.focus();
    },
    [],
  );
  return { heir, leaving };
}
