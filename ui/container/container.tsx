import type { ReactNode } from 'react';
import * as css from './container.css.ts';

/** `form` is 480 px wide, `text` about 66 characters per line, `page` 1200 px. */
export type ContainerProps = {
  children: ReactNode;
  width?: 'form' | 'text' | 'page';
};

/** Limits content to a readable width and keeps it off the edges of the screen. */
export function Container({ children, width = 'page' }: ContainerProps) {
  return <div className={`${css.container} ${css.widths[width]}`}>{children}</div>;
}
