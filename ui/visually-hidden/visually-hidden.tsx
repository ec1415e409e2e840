import type { ReactNode } from 'react';
import { useLiveRegion } from '../use-live-region.ts';
import * as css from './visually-hidden.css.ts';

/** `live` announces the content politely, including the initial content: 'Loading projects'. */
export type VisuallyHiddenProps = { children: ReactNode; live?: boolean };

/** Text for screen readers only. */
export function VisuallyHidden({ children, live = false }: VisuallyHiddenProps) {
  return live ? <Live>{children}</Live> : <span className={css.hidden}>{children}</span>;
}

function Live({ children }: { children: ReactNode }) {
  const isReady = useLiveRegion();
  return (
    <span role="status" className={css.hidden}>
      {isReady && children}
    </span>
  );
}
