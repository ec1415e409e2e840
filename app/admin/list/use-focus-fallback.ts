import { type RefCallback, type RefObject, useCallback, useRef } from 'react';

/** Moves focus from a button that is removed after its action to a button beside it. */
export function useFocusFallback() {
  const fallback = useRef<HTMLButtonElement>(null);
  /** Ref of the button that may be removed. */
  const removable = useFocusOnRemoval(fallback);
  return { fallback, removable };
}

/** Ref of a button that is removed after its action. If it has the focus then, `target` gets it. */
export function useFocusOnRemoval(
  target: RefObject<HTMLElement | null>,
): RefCallback<HTMLButtonElement> {
  return useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (document.activeElement === button) target.current?.focus();
    },
    [target],
  );
}
