import type { ReactNode } from 'react';
import * as css from './admin-container.css.ts';

/** Keeps an admin page off the edges of the screen. Tables need more width than a page of text. */
export function AdminContainer({ children }: { children: ReactNode }) {
  return <div className={css.container}>{children}</div>;
}
