import type { CSSProperties } from 'react';
import { vars } from '#theme';
import { flattenPalette } from '../../ui/contrast.ts';
import type { Palette } from '../../ui/palette.ts';

/** A palette as the style of the element that is to wear it. */
export function createPaletteStyle(palette: Palette): CSSProperties {
  const colors = flattenPalette(palette);
  return Object.fromEntries(
    [...flattenPalette(vars.color)].map(([name, variable]) => [
      variable.slice('var('.length, -1),
      colors.get(name),
    ]),
  );
}
