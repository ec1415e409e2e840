import { withAlpha } from './color.ts';
import type { Palette } from './palette.ts';

/** How far something stands off the page. */
export type Shadows = {
  /** Unfolds from the page, such as the phone's menu. */
  lift: string;
  /** Floats over it: dialogs, toasts. */
  float: string;
};

const strengths = {
  light: { lift: { near: 0.06, far: 0.18 }, float: { near: 0.08, far: 0.32 } },
  dark: { lift: { near: 0.4, far: 0.6 }, float: { near: 0.5, far: 0.8 } },
};

/** On paper a shadow has the ink's hue; in the dark it is black, and stronger to be seen at all. */
export function createShadows(palette: Palette, theme: 'light' | 'dark'): Shadows {
  const { lift, float } = strengths[theme];
  const shade = (opacity: number) =>
    withAlpha(theme === 'light' ? palette.ink : '#000000', opacity);
  return {
    lift: `0 1px 2px ${shade(lift.near)}, 0 8px 24px -8px ${shade(lift.far)}`,
    float: `0 2px 4px ${shade(float.near)}, 0 24px 64px -16px ${shade(float.far)}`,
  };
}
