import { type RefObject, useLayoutEffect, useState } from 'react';

/** Which way text runs. */
export type Direction = 'ltr' | 'rtl';

/** Reads it from the page around an element: the primitives have to be told, they do not look. */
export function useDirection(element: RefObject<HTMLElement | null>): Direction {
  const [direction, setDirection] = useState<Direction>('ltr');
  useLayoutEffect(() => {
    const around = element.current?.parentElement;
    if (around) setDirection(getComputedStyle(around).direction === 'rtl' ? 'rtl' : 'ltr');
  });
  return direction;
}
