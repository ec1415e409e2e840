import { type RefObject, useLayoutEffect, useState } from 'react';

/** The direction of text. */
export type Direction = 'ltr' | 'rtl';

/** Reads the direction from the surrounding page, because Radix components don't detect it. */
export function useDirection(element: RefObject<HTMLElement | null>): Direction {
  const [direction, setDirection] = useState<Direction>('ltr');
  useLayoutEffect(() => {
    // Reading computed styles would make the browser calculate them at every render.
    const around = element.current?.parentElement?.closest<HTMLElement>('[dir]');
    setDirection(around?.dir === 'rtl' ? 'rtl' : 'ltr');
  });
  return direction;
}
