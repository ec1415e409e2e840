import type { ReactNode } from 'react';
import { useLiveRegion } from '../use-live-region.ts';
import * as css from './visually-hidden.css.ts';

/** `live` announces its words politely, for such as 'Loading products'; also those it comes with. */
export type VisuallyHiddenProps = { children: ReactNode; live?: boolean };

/** Words for those who listen: read out, never drawn. */
export function VisuallyHidden({ children, live = false }: VisuallyHiddenProps) {
  return live ? <Live>{children}</Live> : <span className={css.hidden}>{children}</span>;
}

function Live({ children }: { children: ReactNode }) {
  const isHeard = useLiveRegion();
  return (
    <span role="status" className={css.hidden}>
      {isHeard && children}
    </span>
  );
}
