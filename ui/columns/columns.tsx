import type { ReactNode } from 'react';
import type { Space } from '../scale.ts';
import * as css from './columns.css.ts';

/** `aside` makes the last column 380 px wide, for a summary. */
export type ColumnsProps = {
  children: ReactNode;
  split?: 'half' | 'thirds' | 'wideFirst' | 'wideLast' | 'aside';
  gap?: Space;
};

/** Lays out its children side by side on desktops and stacked on smaller screens. */
export function Columns({ children, split = 'half', gap = 'xxl' }: ColumnsProps) {
  return <div className={`${css.columns} ${css.splits[split]} ${css.gaps[gap]}`}>{children}</div>;
}

/** `children` is one column of a Columns layout. */
export type StickyProps = { children: ReactNode };

/** A column that stays in view next to a longer one, on desktops only. */
export function Sticky({ children }: StickyProps) {
  return <div className={css.sticky}>{children}</div>;
}
