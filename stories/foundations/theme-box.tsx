import type { ReactNode } from 'react';
import * as css from './guide-page.css.ts';

type ThemeBoxProps = {
  theme: 'light' | 'dark';
  /** Defaults to the page’s brand. */
  brand?: 'default' | 'second';
  children: ReactNode;
};

/** A box with its own theme and brand. */
export function ThemeBox({ theme, brand, children }: ThemeBoxProps) {
  return (
    <div data-theme={theme} data-brand={brand} className={css.themed}>
      {children}
    </div>
  );
}

export const themes = ['light', 'dark'] as const;
