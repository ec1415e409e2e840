import type { ReactNode } from 'react';
import * as css from './container.css.ts';

/** `form` holds 480 px, `text` about 66 letters a line, `page` 1200 px. */
export type ContainerProps = {
  children: ReactNode;
  width?: 'form' | 'text' | 'page';
};

/** Holds content to a readable width and keeps it off the screen's edge. */
export function Container({ children, width = 'page' }: ContainerProps) {
  return <div className={`${css.container} ${css.widths[width]}`}>{children}</div>;
}
