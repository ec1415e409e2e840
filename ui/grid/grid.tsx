import { Children, type ReactNode } from 'react';
import type { Space } from '../scale.ts';
import * as css from './grid.css.ts';

/** The minimum width of a column, and what neighbors share. */
export type GridProps = {
  children: ReactNode;
  /** The minimum width of a column: 240, 300 or 420 px. `figure`: two or four columns. */
  min?: 'figure' | 'tile' | 'card' | 'wide';
  gap?: Space;
  /** Aligns the parts of neighboring cells: `cardRows` for Cards. */
  sharedRows?: 1 | 2 | 3 | 4 | 5;
  /** With `ul`, every child becomes a list item. */
  as?: 'div' | 'ul';
};

/** As many equal columns as fit, each at least `min` wide. */
export function Grid({ children, min = 'card', gap = 'xl', sharedRows, as = 'div' }: GridProps) {
  const Element = as;
  const Cell = as === 'ul' ? 'li' : 'div';
  const cell = sharedRows ? `${css.shared} ${css.spans[sharedRows]}` : undefined;
  const wrapped = as === 'ul' || sharedRows !== undefined;
  return (
    <Element className={`${css.grid} ${css.minimums[min]} ${css.gaps[gap]}`}>
      {wrapped
        ? Children.map(children, (child) => child && <Cell className={cell}>{child}</Cell>)
        : children}
    </Element>
  );
}
