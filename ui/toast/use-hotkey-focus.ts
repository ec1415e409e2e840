import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Moves focus to a region with a hotkey, and back to where it came from. */
export function useHotkeyFocus(
  region: RefObject<HTMLElement | null>,
  key: string,
  isOpen: boolean,
) {
  const origin = useRef<Element>(null);
  const [isVisited, setVisited] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    // In the capture phase, because the focus trap has to be released before focus moves.
    const hear = ({ code }: KeyboardEvent) => {
      if (code === key) flushSync(() => setVisited(true));
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, [key, isOpen]);

  function onFocus({ relatedTarget }: FocusEvent) {
    if (!region.current?.contains(relatedTarget)) origin.current = relatedTarget;
  }
  function onBlur({ relatedTarget }: FocusEvent) {
    if (!region.current?.contains(relatedTarget)) setVisited(false);
  }
  function goBack() {
    const isWithin = region.current?.contains(document.activeElement);
    if (isWithin && origin.current instanceof HTMLElement) origin.current.focus();
  }

  return { isVisited: isVisited && isOpen, onFocus, onBlur, goBack };
}
