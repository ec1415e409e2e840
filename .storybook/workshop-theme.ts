import { create } from 'storybook/theming';
import { dark, light, type Palette } from '../ui/palette.ts';

const dress = (base: 'light' | 'dark', palette: Palette) =>
  create({
    base,
    brandTitle: 'Sitewright design system',
    brandImage: 'wordmark.svg',
    brandUrl: '?path=/story/foundations-start-here--default',
    brandTarget: '_self',
    fontBase: "'Hanken Grotesk', system-ui, sans-serif",
    fontCode: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
    colorPrimary: palette.solid,
    colorSecondary: base === 'light' ? palette.ink : palette.tone.info.ink,
    appBg: palette.sunk,
    appContentBg: palette.paper,
    appPreviewBg: palette.paper,
    appBorderColor: palette.line,
    appBorderRadius: 3,
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
    inputBorderRadius: 3,
  });

/** Storybook in our own paper and ink, from the same palette as the product. */
export const workshop = { light: dress('light', light), dark: dress('dark', dark) };
