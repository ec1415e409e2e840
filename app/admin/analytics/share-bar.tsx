import type { ReactNode } from 'react';
import * as css from './share-bar.css.ts';

type ShareBarProps = {
  /** From 0 to 1. What is less has no bar, what is more a full one. */
  value: number;
  /** The share in words: '34.2%'. */
  children: ReactNode;
};

/** Makes the shares of a table comparable at a glance. The text says the same, so the bar isn’t read out. */
export function ShareBar({ value, children }: ShareBarProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <span className={css.shareBar}>
      {children}
      <span aria-hidden="true" className={css.track}>
        <span className={css.fill} style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  );
}
