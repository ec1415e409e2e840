import type { Brand } from './brand.ts';
import { flattenPalette } from './contrast.ts';
import { increaseContrast } from './increase-contrast.ts';
import type { Palette } from './palette.ts';
import { media } from './scale.ts';
import { createShadows } from './shadow.ts';
import { nameVariable } from './token-name.ts';

/** Selectors of the elements that use a brand, overall and in each theme. */
export type BrandSelectors = {
  always: string;
  light: string;
  dark: string;
  /** Follows the system's color scheme. */
  automatic?: string;
};

/** A CSS rule that sets variables of the theme. */
export type BrandRule = {
  selector: string;
  media?: string;
  /** Values by the name of their variable: `--ui-color-ink`. */
  vars: Record<string, string>;
  colorScheme?: 'light' | 'dark';
};

/**
 * The whole page. `data-theme` fixes a theme for an element; otherwise the system's applies. Print is
 * always light.
 */
export const wholePage: BrandSelectors = {
  always: ':root',
  light: ':root, [data-theme="light"]',
  dark: '[data-theme="dark"]',
  automatic: ':root:not([data-theme])',
};

/** Where a fixed theme applies. In print, dark elements have the light colors around them. */
const medium = { light: undefined, dark: 'screen' };

/** The rules that apply a brand, in order. */
export function listBrandRules(brand: Brand, selectors: BrandSelectors): BrandRule[] {
  const colors = {
    light: getColors(brand, 'light'),
    dark: getColors(brand, 'dark'),
  };
  const contrast = {
    light: getContrastChanges(brand, 'light'),
    dark: getContrastChanges(brand, 'dark'),
  };
  const { always, automatic } = selectors;
  return [
    {
      selector: always,
      vars: { ...nameGroup('font', brand.typefaces), ...nameGroup('radius', brand.radii) },
    },
    ...(['light', 'dark'] as const).flatMap((theme): BrandRule[] => [
      {
        selector: selectors[theme],
        media: medium[theme],
        vars: colors[theme],
        colorScheme: theme,
      },
      {
        selector: selectors[theme],
        media: [medium[theme], media.moreContrast].filter(Boolean).join(' and '),
        vars: contrast[theme],
      },
    ]),
    ...(automatic
      ? ([
          { selector: automatic, media: media.dark, vars: colors.dark, colorScheme: 'dark' },
          {
            selector: automatic,
            media: `${media.dark} and ${media.moreContrast}`,
            vars: contrast.dark,
          },
        ] as const)
      : []),
  ];
}

function getColors(brand: Brand, theme: 'light' | 'dark'): Record<string, string> {
  const shadows = createShadows(brand[theme], theme);
  return { ...nameColors(flattenPalette(brand[theme])), ...nameGroup('shadow', shadows) };
}

/**
 * The variables that increased contrast changes in either theme. A color that only one theme
 * changes has to be set in both: otherwise a nested element in the other theme would inherit the
 * page's value.
 */
function getContrastChanges(brand: Brand, theme: 'light' | 'dark'): Record<string, string> {
  const changes = [brand.light, brand.dark].flatMap(listChangedColors);
  const increased = flattenPalette(increaseContrast(brand[theme]));
  return nameColors([...increased].filter(([color]) => changes.includes(color)));
}

function listChangedColors(palette: Palette): string[] {
  const increased = flattenPalette(increaseContrast(palette));
  return [...flattenPalette(palette)]
    .filter(([color, value]) => increased.get(color) !== value)
    .map(([color]) => color);
}

function nameColors(colors: Iterable<[color: string, value: string]>): Record<string, string> {
  return Object.fromEntries(
    Array.from(colors, ([color, value]) => [variable(['color', ...color.split('.')]), value]),
  );
}

function nameGroup(group: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([token, value]) => [variable([group, token]), value]),
  );
}

function variable(path: readonly string[]): string {
  return `--${nameVariable(path)}`;
}
