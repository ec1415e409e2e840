import type { CSSProperties } from 'react';
import { vars } from '#theme';
import { namedColours } from '../../ui/contrast.ts';
import type { Palette } from '../../ui/palette.ts';

/** A palette as the style of the element that is to wear it. */
export function worn(palette: Palette): CSSProperties {
  const colours = namedColours(palette);
  return Object.fromEntries(
    [...namedColours(vars.color)].map(([name, variable]) => [
      variable.slice('var('.length, -1),
      colours.get(name),
    ]),
  );
}
