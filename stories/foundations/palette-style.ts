import type { CSSProperties } from 'react';
import { vars } from '#theme';
import type { Brand } from '../../ui/brand.ts';
import { flattenPalette } from '../../ui/contrast.ts';
import type { Palette } from '../../ui/palette.ts';
import { createShadows } from '../../ui/shadow.ts';

/** Inline styles that apply a palette to an element. */
export function createPaletteStyle(palette: Palette): CSSProperties {
  const colors = flattenPalette(palette);
  return setVariables(
    [...flattenPalette(vars.color)].map(([name, variable]) => [variable, colors.get(name)]),
  );
}

/** Inline styles that apply everything a brand decides to an element. */
export function createBrandStyle(brand: Brand, theme: 'light' | 'dark'): CSSProperties {
  const { typefaces, radii } = brand;
  const shadows = createShadows(brand[theme], theme);
  return {
    ...createPaletteStyle(brand[theme]),
    ...setVariables([
      [vars.font.sans, typefaces.sans],
      [vars.font.display, typefaces.display],
      [vars.font.mono, typefaces.mono],
      [vars.radius.small, radii.small],
      [vars.radius.medium, radii.medium],
      [vars.radius.large, radii.large],
      [vars.radius.round, radii.round],
      [vars.shadow.lift, shadows.lift],
      [vars.shadow.float, shadows.float],
    ]),
  };
}

function setVariables(values: [variable: string, value: string | undefined][]): CSSProperties {
  return Object.fromEntries(
    values.map(([variable, value]) => [variable.slice('var('.length, -1), value]),
  );
}
