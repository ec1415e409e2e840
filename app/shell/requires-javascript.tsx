import type { ReactNode } from 'react';
import * as css from './requires-javascript.css.ts';

type RequiresJavaScriptProps = { children?: ReactNode; fallback?: ReactNode };

/** Shows `children` when JavaScript is enabled, otherwise `fallback`. */
export function RequiresJavaScript({ children, fallback }: RequiresJavaScriptProps) {
  return (
    <>
      {children && <div className={css.scripted}>{children}</div>}
      {fallback && <div className={css.unscripted}>{fallback}</div>}
    </>
  );
}
