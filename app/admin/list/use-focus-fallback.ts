import { useCallback, useRef } from 'react';

/** Moves focus from a button that is removed after its action to a button beside it. */
export function useFocusFallback() {
  const fallback = useRef<HTMLButtonElement>(null);
  /** Ref of the button that may be removed. */
  const removable = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) fallback.current?.focus();
    },
    [],
  );
  return { fallback, removable };
}
