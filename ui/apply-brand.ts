import { assignVars, globalStyle } from '@vanilla-extract/css';
import type { Brand } from './brand.ts';
import { namedColours } from './contrast.ts';
import { moreContrast } from './increase-contrast.ts';
import type { Palette } from './palette.ts';
import { media } from './scale.ts';
import { shadowsOf } from './shadow.ts';
import type { vars } from './theme.css.ts';

type Theme = typeof vars;

/** Selectors of what wears a brand: at all, and in each theme. */
export type Wearers = {
  always: string;
  light: string;
  dark: string;
  /** Follows the system into the dark. */
  automatic?: string;
};

/** Writes a brand into the theme's variables. To be called from a style sheet. */
export function dress(theme: Theme, brand: Brand, wearers: Wearers): void {
  const colours = (name: 'light' | 'dark') => ({
    ...assignVars(theme.color, brand[name]),
    ...assignVars(theme.shadow, shadowsOf(brand[name], name)),
  });
  globalStyle(wearers.always, {
    vars: {
      ...assignVars(theme.font, brand.typefaces),
      ...assignVars(theme.corner, brand.corners),
    },
  });
  for (const name of ['light', 'dark'] as const) {
    globalStyle(wearers[name], {
      vars: colours(name),
      colorScheme: name,
      '@media': { [media.more]: { vars: strengthened(theme, brand, name) } },
    });
  }
  if (wearers.automatic) {
    globalStyle(wearers.automatic, {
      '@media': {
        [media.dark]: { vars: colours('dark'), colorScheme: 'dark' },
        [`${media.dark} and ${media.more}`]: { vars: strengthened(theme, brand, 'dark') },
      },
    });
  }
}

/**
 * What more contrast changes, in either theme: a colour that only one of them changes has to be
 * said in both, or the page's own would shine through in a part of another theme.
 */
function strengthened(theme: Theme, brand: Brand, name: 'light' | 'dark'): Record<string, string> {
  const strong = namedColours(moreContrast(brand[name]));
  const changes = [brand.light, brand.dark].flatMap(changedNames);
  const changed: Record<string, string> = {};
  for (const [colour, variable] of namedColours(theme.color)) {
    const value = strong.get(colour);
    if (value && changes.includes(colour)) changed[variable] = value;
  }
  return changed;
}

function changedNames(palette: Palette): string[] {
  const strong = namedColours(moreContrast(palette));
  return [...namedColours(palette)]
    .filter(([name, value]) => strong.get(name) !== value)
    .map(([name]) => name);
}
