import type { ReactNode } from 'react';
import * as css from './visually-hidden.css.ts';

/** `live` announces changes politely, for words such as 'Loading products'. */
export type VisuallyHiddenProps = { children: ReactNode; live?: boolean };

/** Words for those who listen: read out, never drawn. */
export function VisuallyHidden({ children, live = false }: VisuallyHiddenProps) {
  return (
    <span role={live ? 'status' : undefined} className={css.hidden}>
      {children}
    </span>
  );
}
