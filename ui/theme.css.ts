import { assignVars, createThemeContract, globalStyle } from '@vanilla-extract/css';
import { dress } from './apply-brand.ts';
import { house } from './default-brand.ts';
import { desktopType, media, phoneType } from './scale.ts';
import { shadowsOf } from './shadow.ts';

export {
  barHeight,
  duration,
  easing,
  gutter,
  layer,
  media,
  pageWithGutters,
  room,
  space,
  target,
  textMeasure,
  weight,
  width,
} from './scale.ts';

/** The theme: every colour, typeface, text size, corner and shadow a style may use. */
export const vars = createThemeContract({
  color: house.light,
  shadow: shadowsOf(house.light, 'light'),
  font: house.typefaces,
  text: phoneType,
  corner: house.corners,
});

globalStyle(':root', {
  vars: assignVars(vars.text, phoneType),
  '@media': { [media.desktop]: { vars: assignVars(vars.text, desktopType) } },
});

dress(vars, house, {
  always: ':root',
  light: ':root, [data-theme="light"]',
  dark: '[data-theme="dark"]',
  automatic: ':root:not([data-theme])',
});
