import { addAlpha } from './color.ts';
import type { Palette } from './palette.ts';

/** Shadows by how far an element is above the page. */
export type Shadows = {
  /** Elements that open from the page, such as the menu on phones. */
  lift: string;
  /** Elements above the page: dialogs and toasts. */
  float: string;
};

/** One layer of a shadow. Lengths are in px, the opacity is from 0 to 1. */
export type ShadowLayer = {
  color: string;
  opacity: number;
  offsetY: number;
  blur: number;
  spread: number;
};

const strengths = {
  light: { lift: { near: 0.06, far: 0.18 }, float: { near: 0.08, far: 0.32 } },
  dark: { lift: { near: 0.4, far: 0.6 }, float: { near: 0.5, far: 0.8 } },
};

/**
 * In the light theme, shadows have the ink's hue; in the dark theme they are black and stronger.
 */
export function createShadows(palette: Palette, theme: 'light' | 'dark'): Shadows {
  const { lift, float } = createShadowLayers(palette, theme);
  return { lift: lift.map(formatLayer).join(', '), float: float.map(formatLayer).join(', ') };
}

/** The layers of each shadow, the one closest to the element first. */
export function createShadowLayers(
  palette: Palette,
  theme: 'light' | 'dark',
): Record<keyof Shadows, ShadowLayer[]> {
  const { lift, float } = strengths[theme];
  const color = theme === 'light' ? palette.ink : '#000000';
  return {
    lift: [
      { color, opacity: lift.near, offsetY: 1, blur: 2, spread: 0 },
      { color, opacity: lift.far, offsetY: 8, blur: 24, spread: -8 },
    ],
    float: [
      { color, opacity: float.near, offsetY: 2, blur: 4, spread: 0 },
      { color, opacity: float.far, offsetY: 24, blur: 64, spread: -16 },
    ],
  };
}

function formatLayer({ color, opacity, offsetY, blur, spread }: ShadowLayer): string {
  const lengths = [`${offsetY}px`, `${blur}px`, ...(spread ? [`${spread}px`] : [])];
  return `0 ${lengths.join(' ')} ${addAlpha(color, opacity)}`;
}
