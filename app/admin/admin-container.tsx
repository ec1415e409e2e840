import type { ReactNode } from 'react';
import * as css from './admin-container.css.ts';

type AdminContainerProps = {
  'aria-labelledby': string;
  /** On wide screens; what comes last in it takes the room that is left. */
  fillsWindow?: boolean;
  children: ReactNode;
};

/** The content of an admin page. Tables need more width than a page of text. */
export function AdminContainer({ fillsWindow = false, ...section }: AdminContainerProps) {
  return <section {...section} className={fillsWindow ? css.filling : css.container} />;
}
