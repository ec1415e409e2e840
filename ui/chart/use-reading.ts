import { type PointerEvent, useState } from 'react';

/** Which point is read off: by a pointer over it, a finger on it, or the keys. */
export function useReading(count: number) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = Math.max(0, count - 1);
  const point = (event: PointerEvent<HTMLElement>) => setChosen(indexUnder(event, count));
  return {
    /** Without a choice the newest. */
    index: Math.min(chosen ?? last, last),
    isChosen: chosen !== null,
    choose: setChosen,
    pointing: {
      onPointerDown: point,
      onPointerMove: point,
      // What a finger has chosen stays when it is lifted.
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setChosen(null);
      },
    },
  };
}

function indexUnder({ currentTarget, clientX }: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = width > 0 ? (clientX - left) / width : 0;
  const isBackwards = getComputedStyle(currentTarget).direction === 'rtl';
  const index = Math.floor((isBackwards ? 1 - share : share) * count);
  return Math.min(Math.max(index, 0), count - 1);
}
