import { assignVars, globalStyle } from '@vanilla-extract/css';
import type { Brand, Radii, Typefaces } from './brand.ts';
import { flattenPalette } from './contrast.ts';
import { increaseContrast } from './increase-contrast.ts';
import type { Palette } from './palette.ts';
import { media } from './scale.ts';
import { createShadows, type Shadows } from './shadow.ts';

type CssVars<Tokens> = {
  [Name in keyof Tokens]: Tokens[Name] extends string ? `var(--${string})` : CssVars<Tokens[Name]>;
};

/** The theme variables that a brand sets. */
type ThemeVars = {
  color: CssVars<Palette>;
  shadow: CssVars<Shadows>;
  font: CssVars<Typefaces>;
  radius: CssVars<Radii>;
};

/** Selectors of the elements that use a brand, overall and in each theme. */
export type BrandSelectors = {
  always: string;
  light: string;
  dark: string;
  /** Follows the system's color scheme. */
  automatic?: string;
};

/** Assigns a brand's values to the theme's variables. Call it from a style sheet. */
export function applyBrand(theme: ThemeVars, brand: Brand, selectors: BrandSelectors): void {
  const colors = (name: 'light' | 'dark') => ({
    ...assignVars(theme.color, brand[name]),
    ...assignVars(theme.shadow, createShadows(brand[name], name)),
  });
  globalStyle(selectors.always, {
    vars: {
      ...assignVars(theme.font, brand.typefaces),
      ...assignVars(theme.radius, brand.radii),
    },
  });
  for (const name of ['light', 'dark'] as const) {
    globalStyle(selectors[name], {
      vars: colors(name),
      colorScheme: name,
      '@media': { [media.moreContrast]: { vars: getContrastChanges(theme, brand, name) } },
    });
  }
  if (selectors.automatic) {
    globalStyle(selectors.automatic, {
      '@media': {
        [media.dark]: { vars: colors('dark'), colorScheme: 'dark' },
        [`${media.dark} and ${media.moreContrast}`]: {
          vars: getContrastChanges(theme, brand, 'dark'),
        },
      },
    });
  }
}

/**
 * The variables that increased contrast changes in either theme. A color that only one theme
 * changes has to be set in both: otherwise a nested element in the other theme would inherit the
 * page's value.
 */
function getContrastChanges(
  theme: ThemeVars,
  brand: Brand,
  name: 'light' | 'dark',
): Record<string, string> {
  const increased = flattenPalette(increaseContrast(brand[name]));
  const changes = [brand.light, brand.dark].flatMap(listChangedColors);
  const changed: Record<string, string> = {};
  for (const [color, variable] of flattenPalette(theme.color)) {
    const value = increased.get(color);
    if (value && changes.includes(color)) changed[variable] = value;
  }
  return changed;
}

function listChangedColors(palette: Palette): string[] {
  const increased = flattenPalette(increaseContrast(palette));
  return [...flattenPalette(palette)]
    .filter(([name, value]) => increased.get(name) !== value)
    .map(([name]) => name);
}
