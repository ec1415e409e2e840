import type { ReactNode } from 'react';
import { useOverflow } from '../use-overflow.ts';
import * as css from './table-layout.css.ts';

type ScrollerProps = {
  /** The id of the table's caption. */
  labelledBy: string;
  /** The widths in rem of what stays while the rest scrolls: the first column, the actions. */
  pinned: readonly [start: number, end: number];
  children: ReactNode;
};

/**
 * Too wide a table scrolls in here: a named region, so that the arrow keys reach it. Otherwise
 * this is no scroller at all, or the head could not stick to the page.
 */
export function Scroller({ labelledBy, pinned, children }: ScrollerProps) {
  const { ref, overflows } = useOverflow('inline');
  const region = overflows && {
    role: 'region',
    tabIndex: 0,
    'aria-labelledby': labelledBy,
    'data-overflows': true,
    // What is focused must not come to rest under a pinned column.
    style: { scrollPaddingInline: pinned.map((width) => `${width}rem`).join(' ') },
  };
  return (
    <div ref={ref} {...region} className={css.scroller}>
      {children}
    </div>
  );
}
