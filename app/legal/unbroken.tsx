import type { ReactNode } from 'react';
import * as css from './legal-page.css.ts';

/** Keeps a span of time ('24-48 hours') on one line: a hyphen would let it break. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={css.unbroken}>{children}</span>;
}
