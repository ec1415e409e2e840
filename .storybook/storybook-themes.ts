import { create } from 'storybook/theming';
import { defaultBrand } from '../ui/default-brand.ts';
import type { Palette } from '../ui/palette.ts';

const createTheme = (base: 'light' | 'dark', palette: Palette) =>
  create({
    base,
    brandTitle: 'Sitewright design system',
    brandImage: base === 'light' ? 'wordmark.svg' : 'wordmark-dark.svg',
    brandUrl: '?path=/story/foundations-start-here--default',
    brandTarget: '_self',
    fontBase: defaultBrand.typefaces.sans,
    fontCode: defaultBrand.typefaces.mono,
    colorPrimary: palette.solid,
    // In dark, Storybook darkens this color and puts white text on it.
    colorSecondary: base === 'light' ? palette.ink : palette.inkFaint,
    appBg: palette.sunk,
    appContentBg: palette.paper,
    appPreviewBg: palette.paper,
    appBorderColor: palette.line,
    appBorderRadius: Number.parseInt(defaultBrand.radii.medium, 10),
    textColor: palette.ink,
    textMutedColor: palette.inkFaint,
    textInverseColor: palette.paper,
    barBg: palette.paper,
    barTextColor: palette.inkSoft,
    barHoverColor: palette.ink,
    barSelectedColor: palette.ink,
    buttonBg: palette.raised,
    buttonBorder: palette.lineStrong,
    booleanBg: palette.sunk,
    booleanSelectedBg: palette.raised,
    inputBg: palette.raised,
    inputBorder: palette.lineStrong,
    inputTextColor: palette.ink,
    inputBorderRadius: Number.parseInt(defaultBrand.radii.medium, 10),
  });

/** Storybook's own interface in the colors and typefaces of the default brand. */
export const storybookThemes = {
  light: createTheme('light', defaultBrand.light),
  dark: createTheme('dark', defaultBrand.dark),
};
