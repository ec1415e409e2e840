import type { ReactNode } from 'react';
import { useOverflow } from '../use-overflow.ts';
import * as css from './table-layout.css.ts';

type ScrollerProps = {
  /** The id of the table's caption. */
  labelledBy: string;
  /**
   * Widths in rem of the columns that stay while the rest scrolls: the first one and the actions.
   */
  pinned: readonly [start: number, end: number];
  children: ReactNode;
};

/**
 * Scrolls a table that is too wide: a named region, so that arrow keys work. Otherwise it must not
 * scroll at all, because a scroll container would stop the head from sticking to the page.
 */
export function Scroller({ labelledBy, pinned, children }: ScrollerProps) {
  const { ref, overflows } = useOverflow('inline');
  const region = overflows && {
    role: 'region',
    tabIndex: 0,
    'aria-labelledby': labelledBy,
    'data-overflows': true,
    // Focused elements must not end up under a pinned column.
    style: { scrollPaddingInline: pinned.map((width) => `${width}rem`).join(' ') },
  };
  return (
    <div ref={ref} {...region} className={css.scroller}>
      {children}
    </div>
  );
}
