import type { ReactNode } from 'react';
import * as css from './legal-page.css.ts';

/** Keeps text with a hyphen, such as '24-48 hours', on one line. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={css.unbroken}>{children}</span>;
}
