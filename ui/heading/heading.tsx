import type { ReactNode, Ref } from 'react';
import * as css from './heading.css.ts';

/** Its place in the outline, and its look where the two differ. */
export type HeadingProps = {
  children: ReactNode;
  /** Its place in the outline, never skipped. */
  level: 1 | 2 | 3 | 4;
  /** Its look; the level's own unless given. */
  size?: 'display' | 1 | 2 | 3 | 4;
  /** `display` sets it in the serif, for the few large ones. */
  face?: 'sans' | 'display';
  align?: 'start' | 'center';
  /** Lets a script move focus here after a change of screen. */
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
