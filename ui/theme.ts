/**
 * The theme for packages that don't compile these style sheets: tokens, brands and their checks.
 * Here in the repository, style sheets import `theme.css.ts` instead.
 */
import type { Radii, Typefaces } from './brand.ts';
import type { Palette } from './palette.ts';
import type { TextStep } from './scale.ts';
import type { Shadows } from './shadow.ts';
import { vars as themeVars } from './theme.css.ts';

export type { Brand, Radii, Typefaces } from './brand.ts';
export { createBrandCss } from './brand-css.ts';
export type { BrandSelectors } from './brand-rules.ts';
export { defaultBrand } from './default-brand.ts';
export {
  type DescribeToken,
  exportBrand,
  exportTheme,
} from './export-brand.ts';
export { type Palette, type Tone, type ToneColors, tones } from './palette.ts';
export {
  breakpoint,
  contentWidth,
  duration,
  easing,
  gutter,
  layer,
  media,
  type Space,
  space,
  type TextStep,
  targetSize,
  textMeasure,
  weight,
} from './scale.ts';
export { checkTheme, type Finding, type ThemeRule } from './theme-rules/check-theme.ts';

/** A group of tokens as references to their CSS variables. */
export type TokenVars<Tokens> = {
  [Name in keyof Tokens]: Tokens[Name] extends string
    ? `var(--${string})`
    : TokenVars<Tokens[Name]>;
};

/** Every token that a brand or the size of the screen changes: `var(--ui-color-ink-soft)`. */
export const vars: {
  color: TokenVars<Palette>;
  shadow: TokenVars<Shadows>;
  font: TokenVars<Typefaces>;
  text: TokenVars<Record<TextStep, string>>;
  radius: TokenVars<Radii>;
} = themeVars;
