import { useEffect, useState } from 'react';

/** After this long without a sign of use, the page counts as left alone. */
const idleAfterMs = 10_000;

const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'touchmove'] as const;

/**
 * Whether someone is using the page: they moved the pointer, scrolled or pressed a key recently, have
 * selected text, have the focus on a control of the content, or are in another tab.
 */
export function usePageInUse(): boolean {
  const [isInUse, setInUse] = useState(false);

  useEffect(() => {
    let usedAt = Number.NEGATIVE_INFINITY;
    const look = () => setInUse(isHeld() || Date.now() - usedAt < idleAfterMs);
    const use = (event: Event) => {
      if (isStill(event)) return;
      usedAt = Date.now();
      look();
    };
    look();
    const timer = setInterval(look, 250);
    const options = { capture: true, passive: true };
    for (const sign of signs) addEventListener(sign, use, options);
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, use, options);
    };
  }, []);

  return isInUse;
}

/** Browsers also report a pointer that rests while the page moves under it. */
function isStill(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false;
  return event.movementX === 0 && event.movementY === 0;
}

function isHeld(): boolean {
  return document.hidden || hasSelection() || isFocusOnControl();
}

function hasSelection(): boolean {
  return getSelection()?.isCollapsed === false;
}

/** After a navigation the focus is on a heading or the content itself, which no one chose. */
function isFocusOnControl(): boolean {
  return Boolean(document.activeElement?.matches('main :is(a, button, input, summary)'));
}
