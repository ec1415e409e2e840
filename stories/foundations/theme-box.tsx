import type { ReactNode } from 'react';
import * as css from './guide-page.css.ts';

type ThemedProps = {
  theme: 'light' | 'dark';
  /** The page’s own where none is named. */
  brand?: 'default' | 'second';
  children: ReactNode;
};

/** A piece of the page in a theme and a brand of its own. */
export function ThemeBox({ theme, brand, children }: ThemedProps) {
  return (
    <div data-theme={theme} data-brand={brand} className={css.themed}>
      {children}
    </div>
  );
}

export const themes = ['light', 'dark'] as const;
