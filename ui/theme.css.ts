import { assignVars, createThemeContract, globalStyle } from '@vanilla-extract/css';
import { corners, dark, light, type Palette, typefaces } from './palette.ts';
import { desktopType, media, phoneType } from './scale.ts';

export {
  barHeight,
  duration,
  easing,
  layer,
  media,
  space,
  target,
  weight,
  width,
} from './scale.ts';

const shadows = {
  light: {
    lift: '0 1px 2px rgb(21 24 31 / 0.06), 0 8px 24px -8px rgb(21 24 31 / 0.18)',
    float: '0 2px 4px rgb(21 24 31 / 0.08), 0 24px 64px -16px rgb(21 24 31 / 0.32)',
  },
  dark: {
    lift: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px -8px rgb(0 0 0 / 0.6)',
    float: '0 2px 4px rgb(0 0 0 / 0.5), 0 24px 64px -16px rgb(0 0 0 / 0.8)',
  },
};

/** The theme: every colour, typeface, text size, corner and shadow a style may use. */
export const vars = createThemeContract({
  color: light,
  shadow: shadows.light,
  font: typefaces,
  text: phoneType,
  corner: corners,
});

const themed = (palette: Palette, shadow: (typeof shadows)['light']) => ({
  ...assignVars(vars.color, palette),
  ...assignVars(vars.shadow, shadow),
});

globalStyle(':root', {
  vars: {
    ...assignVars(vars.font, typefaces),
    ...assignVars(vars.corner, corners),
    ...assignVars(vars.text, phoneType),
  },
  '@media': { [media.desktop]: { vars: assignVars(vars.text, desktopType) } },
});

globalStyle(':root, [data-theme="light"]', {
  vars: themed(light, shadows.light),
  colorScheme: 'light',
});

globalStyle('[data-theme="dark"]', { vars: themed(dark, shadows.dark), colorScheme: 'dark' });

globalStyle(':root:not([data-theme])', {
  '@media': {
    '(prefers-color-scheme: dark)': { vars: themed(dark, shadows.dark), colorScheme: 'dark' },
  },
});
