import { Children, type ReactNode } from 'react';
import type { Space } from '../scale.ts';
import * as css from './inline.css.ts';

/** Children in a row that wraps. */
export type InlineProps = {
  children: ReactNode;
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** `column` stacks the children on phones. */
  wrap?: 'wrap' | 'never' | 'column';
  /** With `ul`, every child becomes a list item. */
  as?: 'div' | 'ul';
};

/** Lays out its children in a row and wraps them where there is no room. */
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
