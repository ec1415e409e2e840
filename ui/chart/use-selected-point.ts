import { type PointerEvent, useState } from 'react';
import type { ChartPoint } from './chart.tsx';

/** Which point is read off: by a pointer over it, a finger on it, or the keys. */
export function useSelectedPoint(points: readonly ChartPoint[]) {
  const count = points.length;
  // By its name: its place may belong to another day, or month, once other points come.
  const [chosen, setChosen] = useState<string | null>(null);
  const place = points.findIndex(({ label }) => label === chosen);
  const isChosen = place >= 0;
  if (chosen !== null && !isChosen) setChosen(null);
  const choose = (index: number | null) =>
    setChosen(index === null ? null : (points[index]?.label ?? null));
  const point = (event: PointerEvent<HTMLElement>) => choose(indexUnder(event, count));
  return {
    /** Without a choice the newest. */
    index: isChosen ? place : Math.max(0, count - 1),
    isChosen,
    choose,
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
