import type { CSSProperties } from 'react';
import { vars } from '#theme';
import { flattenPalette } from '../../ui/contrast.ts';
import type { Palette } from '../../ui/palette.ts';

/** Inline styles that apply a palette to an element. */
export function createPaletteStyle(palette: Palette): CSSProperties {
  const colors = flattenPalette(palette);
  return Object.fromEntries(
    [...flattenPalette(vars.color)].map(([name, variable]) => [
      variable.slice('var('.length, -1),
      colors.get(name),
    ]),
  );
}
