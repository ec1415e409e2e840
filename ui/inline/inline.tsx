import { Children, type ReactNode } from 'react';
import type { Space } from '../scale.ts';
import * as css from './inline.css.ts';

/** `wrap="column"` stacks the children on a phone and sets them in a row from the tablet on. */
export type InlineProps = {
  children: ReactNode;
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  wrap?: 'wrap' | 'never' | 'column';
  as?: 'div' | 'ul';
};

/** Lays its children beside each other; they wrap instead of overflowing. */
export function Inline({
  children,
  gap = 'xs',
  align = 'center',
  justify = 'start',
  wrap = 'wrap',
  as = 'div',
}: InlineProps) {
  const Element = as;
  const isList = as === 'ul';
  return (
    <Element
      className={`${css.inline} ${css.gaps[gap]} ${css.aligns[align]} ${css.justifies[justify]} ${css.wraps[wrap]}`}
    >
      {isList ? Children.map(children, (child) => child && <li>{child}</li>) : children}
    </Element>
  );
}
