import type { ReactNode } from 'react';
import * as css from './requires-javascript.css.ts';

type RequiresJavaScriptProps = { children: ReactNode; fallback: ReactNode };

/** Shows `fallback` when JavaScript is disabled. */
export function RequiresJavaScript({ children, fallback }: RequiresJavaScriptProps) {
  return (
    <>
      <div className={css.scripted}>{children}</div>
      <div className={css.unscripted}>{fallback}</div>
    </>
  );
}
