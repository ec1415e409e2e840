/** Values that no brand changes: spacing, type scale, widths, motion and layers. */

export const space = {
  none: '0px',
  xxs: '4px',
  xs: '8px',
  s: '12px',
  m: '16px',
  l: '24px',
  xl: '32px',
  xxl: '48px',
  xxxl: '64px',
} as const;
/** A step of the 4 px spacing scale. */
export type Space = 'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'xxxl';

const step = (basePx: number, ratio: number, power: number) =>
  `${Math.round(((basePx * ratio ** power) / 16) * 10000) / 10000}rem`;

const typeScale = (basePx: number, ratio: number) => ({
  tiny: step(basePx, ratio, -0.8),
  small: step(basePx, ratio, -0.4),
  medium: step(basePx, ratio, 0),
  large: step(basePx, ratio, 0.75),
  heading4: step(basePx, ratio, 0.5),
  heading3: step(basePx, ratio, 1),
  heading2: step(basePx, ratio, 2),
  heading1: step(basePx, ratio, 3),
  display: step(basePx, ratio, 5),
});

/** 16 px with a ratio of 1.2 on phones; 17 px with a ratio of 1.25 on desktops. */
export const phoneType = typeScale(16, 1.2);
export const desktopType = typeScale(17, 1.25);
/** A step of the type scale. */
export type TextStep = keyof typeof phoneType;

export const breakpoint = { tablet: 740, desktop: 1040 } as const;
export const media = {
  tablet: `screen and (min-width: ${breakpoint.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoint.desktop}px)`,
  phone: `screen and (max-width: ${breakpoint.tablet - 0.02}px)`,
  /** A precise pointer on a wide screen: the only case where targets may be smaller than 44 px. */
  mouse: `screen and (min-width: ${breakpoint.tablet}px) and (pointer: fine)`,
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motionAllowed: '(prefers-reduced-motion: no-preference)',
  /** Print never uses the dark theme. */
  dark: 'screen and (prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Widths of a component's container. In rem, because larger type needs more room. */
export const containerQuery = {
  narrow: '(max-width: 39.998rem)',
  wide: '(min-width: 40rem)',
} as const;

/** Content widths: a form, a text of about 66 characters per line, a page. */
export const contentWidth = { form: '480px', text: '680px', page: '1200px' } as const;
/** The space between the content and the edge of the screen. */
export const gutter = { phone: '20px', tablet: space.xl } as const;
/** The page width including gutters, for bars that span the page. */
export const pageMaxWidth = `calc(${contentWidth.page} + 2 * ${gutter.tablet})`;
/** The maximum line length of text at any size. */
export const textMeasure = '66ch';
export const targetSize = '44px';
export const barHeight = 'var(--ui-bar-height, 64px)';
export const layer = { bar: 10, dialog: 20, toast: 30 } as const;
export const duration = { quick: '120ms', menu: '200ms', slow: '240ms' } as const;
export const easing = 'cubic-bezier(0.2, 0, 0, 1)';
export const weight = { regular: '400', medium: '500', strong: '600' } as const;
