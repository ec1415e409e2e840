import { type PointerEvent, useState } from 'react';
import type { ChartPoint } from './chart-point.ts';

/** Which point is read off: by a pointer over it, a finger on it, or the keys. */
export function useSelectedPoint(points: readonly ChartPoint[]) {
  const count = points.length;
  // By its name: its place may belong to another day, or month, once other points come.
  const [selected, setSelected] = useState<string | null>(null);
  const position = points.findIndex(({ label }) => label === selected);
  const isSelected = position >= 0;
  if (selected !== null && !isSelected) setSelected(null);
  const select = (index: number | null) =>
    setSelected(index === null ? null : (points[index]?.label ?? null));
  const selectUnder = (event: PointerEvent<HTMLElement>) => select(getIndexUnder(event, count));
  return {
    /** Without a choice the newest. */
    index: isSelected ? position : Math.max(0, count - 1),
    isSelected,
    select,
    pointerHandlers: {
      onPointerDown: selectUnder,
      onPointerMove: selectUnder,
      // What a finger has chosen stays when it is lifted.
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setSelected(null);
      },
    },
  };
}

function getIndexUnder(
  { currentTarget, clientX }: PointerEvent<HTMLElement>,
  count: number,
): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = width > 0 ? (clientX - left) / width : 0;
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  const index = Math.floor((isRightToLeft ? 1 - share : share) * count);
  return Math.min(Math.max(index, 0), count - 1);
}
