import type { ReactNode, Ref } from 'react';
import * as css from './heading.css.ts';

/** The heading's level, and its size where that differs. */
export type HeadingProps = {
  children: ReactNode;
  /** The level in the page outline. Don't skip levels. */
  level: 1 | 2 | 3 | 4;
  /** Defaults to the size of the level. */
  size?: 'display' | 1 | 2 | 3 | 4;
  /** `display` uses the serif, for the few large headlines. */
  face?: 'sans' | 'display';
  align?: 'start' | 'center';
  /** Lets a script move focus here after a change of screen. */
  focusable?: boolean;
  id?: string;
  ref?: Ref<HTMLHeadingElement>;
};

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A heading in the page outline. */
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
