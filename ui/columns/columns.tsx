import type { ReactNode } from 'react';
import type { Space } from '../scale.ts';
import * as css from './columns.css.ts';

/** `aside` gives the last column 380 px, the width of an order summary. */
export type ColumnsProps = {
  children: ReactNode;
  split?: 'half' | 'thirds' | 'wideFirst' | 'wideLast' | 'aside';
  gap?: Space;
};

/** Sets its children beside each other from the desktop on, below each other before. */
export function Columns({ children, split = 'half', gap = 'xxl' }: ColumnsProps) {
  return <div className={`${css.columns} ${css.splits[split]} ${css.gaps[gap]}`}>{children}</div>;
}

/** `children` is one column of a Columns. */
export type StickyProps = { children: ReactNode };

/** A column that stays in view beside a longer one, on the desktop only. */
export function Sticky({ children }: StickyProps) {
  return <div className={css.sticky}>{children}</div>;
}
