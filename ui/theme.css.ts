import { assignVars, createThemeContract, globalStyle } from '@vanilla-extract/css';
import { applyBrand } from './apply-brand.ts';
import { defaultBrand } from './default-brand.ts';
import { desktopType, media, phoneType } from './scale.ts';
import { createShadows } from './shadow.ts';

export {
  barHeight,
  containerQuery,
  contentWidth,
  duration,
  easing,
  gutter,
  layer,
  media,
  pageMaxWidth,
  space,
  targetSize,
  textMeasure,
  weight,
} from './scale.ts';

/** The theme: every color, typeface, text size, radius and shadow that styles can use. */
export const vars = createThemeContract({
  color: defaultBrand.light,
  shadow: createShadows(defaultBrand.light, 'light'),
  font: defaultBrand.typefaces,
  text: phoneType,
  radius: defaultBrand.radii,
});

globalStyle(':root', {
  vars: assignVars(vars.text, phoneType),
  '@media': { [media.desktop]: { vars: assignVars(vars.text, desktopType) } },
});

applyBrand(vars, defaultBrand, {
  always: ':root',
  light: ':root, [data-theme="light"]',
  dark: '[data-theme="dark"]',
  automatic: ':root:not([data-theme])',
});
