import type { ReactNode } from 'react';
import * as css from './panel.css.ts';

/** An `aside` or a `section` needs the id of the heading that names it. */
export type PanelProps = {
  children: ReactNode;
  padding?: 'none' | 'small' | 'medium' | 'large';
} & (
  | { as?: 'div'; 'aria-labelledby'?: never }
  | { as: 'aside' | 'section'; 'aria-labelledby': string }
);

/** A raised surface for content that belongs together, such as a summary. */
export function Panel({
  children,
  padding = 'medium',
  as = 'div',
  'aria-labelledby': labelledBy,
}: PanelProps) {
  const Element = as;
  return (
    <Element aria-labelledby={labelledBy} className={`${css.panel} ${css.paddings[padding]}`}>
      {children}
    </Element>
  );
}
