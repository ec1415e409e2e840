import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { applyBrand } from './apply-brand.ts';
import { wholePage } from './brand-rules.ts';
import { defaultBrand } from './default-brand.ts';
import { desktopType, media, phoneType } from './scale.ts';
import { createShadows } from './shadow.ts';
import { nameVariable } from './token-name.ts';

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

/**
 * The theme: every color, typeface, text size, radius and shadow that styles can use. The CSS
 * variables have stable names, such as `--ui-color-ink-soft`, that other style sheets may use.
 */
export const vars = createGlobalThemeContract(
  {
    color: defaultBrand.light,
    shadow: createShadows(defaultBrand.light, 'light'),
    font: defaultBrand.typefaces,
    text: phoneType,
    radius: defaultBrand.radii,
  },
  (_value, path) => nameVariable(path),
);

globalStyle(':root', {
  vars: assignVars(vars.text, phoneType),
  '@media': { [media.desktop]: { vars: assignVars(vars.text, desktopType) } },
});

applyBrand(defaultBrand, wholePage);
