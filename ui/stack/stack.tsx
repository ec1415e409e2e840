import { Children, type ReactNode } from 'react';
import type { Space } from '../scale.ts';
import * as css from './stack.css.ts';

/** Elements that a stack can be: with `ul` and `ol`, every child becomes a list item. */
export type StackElement = 'div' | 'ul' | 'ol' | 'article' | 'header' | 'fieldset';

/** Spacing between elements, in place of margins. */
export type StackProps = {
  children: ReactNode;
  /** A step of the spacing scale. */
  gap?: Space;
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** With `ul` and `ol`, every child becomes a list item. */
  as?: StackElement;
  id?: string;
};

/** Stacks its children vertically with an even gap. */
export function Stack({ children, gap = 'm', align = 'stretch', as = 'div', id }: StackProps) {
  const Element = as;
  const isList = as === 'ul' || as === 'ol';
  return (
    <Element id={id} className={`${css.stack} ${css.gaps[gap]} ${css.aligns[align]}`}>
      {isList ? Children.map(children, (child) => child && <li>{child}</li>) : children}
    </Element>
  );
}
