import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Moves focus to a region with a hotkey, and back to where it came from. */
export function useHotkeyFocus(
  region: RefObject<HTMLElement | null>,
  key: string,
  isOpen: boolean,
) {
  const origin = useRef<Element>(null);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    // In the capture phase, because the focus trap has to be released before focus moves.
    const handleKeyDown = ({ code }: KeyboardEvent) => {
      if (code === key) flushSync(() => setFocused(true));
    };
    document.addEventListener('keydown', handleKeyDown, true);
    return () => document.removeEventListener('keydown', handleKeyDown, true);
  }, [key, isOpen]);

  function onFocus({ relatedTarget }: FocusEvent) {
    if (!region.current?.contains(relatedTarget)) origin.current = relatedTarget;
  }
  function onBlur({ relatedTarget }: FocusEvent) {
    if (!region.current?.contains(relatedTarget)) setFocused(false);
  }
  function restoreFocus() {
    const isWithin = region.current?.contains(document.activeElement);
    if (isWithin && origin.current instanceof HTMLElement) origin.current.focus();
  }

  return { isFocused: isFocused && isOpen, onFocus, onBlur, restoreFocus };
}
