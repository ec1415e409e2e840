import type { ReactNode, Ref } from 'react';
import * as css from './heading.css.ts';

/**
 * `level` is the outline (h1–h4); `size` the look, the level's own unless given.
 * `focusable` lets a script move focus here after a change of screen.
 */
export type HeadingProps = {
  children: ReactNode;
  level: 1 | 2 | 3 | 4;
  size?: 'display' | 1 | 2 | 3 | 4;
  face?: 'sans' | 'display';
  align?: 'start' | 'center';
  focusable?: boolean;
  id?: string;
  ref?: Ref<HTMLHeadingElement>;
};

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A headline of the page's outline. */
export function Heading({
  children,
  level,
  size = level,
  face = 'sans',
  align = 'start',
  focusable = false,
  id,
  ref,
}: HeadingProps) {
  const Element = elements[level];
  const serif = face === 'display' ? css.serif : '';
  return (
    <Element
      ref={ref}
      id={id}
      tabIndex={focusable ? -1 : undefined}
      className={`${css.heading} ${css.sizes[size]} ${css.aligns[align]} ${serif}`}
    >
      {children}
    </Element>
  );
}
