import { addAlpha } from './color.ts';
import type { Palette } from './palette.ts';

/** Shadows by how far an element is above the page. */
export type Shadows = {
  /** Elements that open from the page, such as the menu on phones. */
  lift: string;
  /** Elements above the page: dialogs and toasts. */
  float: string;
};

const strengths = {
  light: { lift: { near: 0.06, far: 0.18 }, float: { near: 0.08, far: 0.32 } },
  dark: { lift: { near: 0.4, far: 0.6 }, float: { near: 0.5, far: 0.8 } },
};

/**
 * In the light theme, shadows have the ink's hue; in the dark theme they are black and stronger.
 */
export function createShadows(palette: Palette, theme: 'light' | 'dark'): Shadows {
  const { lift, float } = strengths[theme];
  const shade = (opacity: number) => addAlpha(theme === 'light' ? palette.ink : '#000000', opacity);
  return {
    lift: `0 1px 2px ${shade(lift.near)}, 0 8px 24px -8px ${shade(lift.far)}`,
    float: `0 2px 4px ${shade(float.near)}, 0 24px 64px -16px ${shade(float.far)}`,
  };
}
