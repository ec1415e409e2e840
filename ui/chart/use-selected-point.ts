import { type PointerEvent, useState } from 'react';
import type { ChartPoint } from './chart-point.ts';

/** The selected point: under the pointer, touched, or chosen by keyboard. */
export function useSelectedPoint(points: readonly ChartPoint[]) {
  const count = points.length;
  // Stored by label, because an index may refer to another day once new points arrive.
  const [selected, setSelected] = useState<string | null>(null);
  const position = points.findIndex(({ label }) => label === selected);
  const isSelected = position >= 0;
  if (selected !== null && !isSelected) setSelected(null);
  const select = (index: number | null) =>
    setSelected(index === null ? null : (points[index]?.label ?? null));
  const selectUnder = (event: PointerEvent<HTMLElement>) => select(getIndexUnder(event, count));
  return {
    /** The newest point when none is selected. */
    index: isSelected ? position : Math.max(0, count - 1),
    isSelected,
    select,
    pointerHandlers: {
      onPointerDown: selectUnder,
      onPointerMove: selectUnder,
      // A touched point stays selected after the finger is lifted.
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
