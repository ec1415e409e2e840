import type { ReactNode } from 'react';
import * as css from './without-script.css.ts';

type WithoutScriptProps = { children: ReactNode; instead: ReactNode };

/** Shows `instead` where the browser runs no script. */
export function WithoutScript({ children, instead }: WithoutScriptProps) {
  return (
    <>
      <div className={css.scripted}>{children}</div>
      <div className={css.unscripted}>{instead}</div>
    </>
  );
}
