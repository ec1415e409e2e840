import { getContrastRatio, mixColors } from '../color.ts';
import { type ColorName, colorPairs, getColor } from '../contrast.ts';
import type { Palette } from '../palette.ts';

/**
 * The closest lighter or darker color for a token with which all of its pairs have enough contrast.
 * Undefined when there is none.
 */
export function suggestColor(palette: Palette, token: ColorName): string | undefined {
  const limits = colorPairs.flatMap(({ foreground, background, minRatio }) => {
    if (foreground === token) return [{ color: getColor(palette, background), minRatio }];
    return background === token ? [{ color: getColor(palette, foreground), minRatio }] : [];
  });
  const isLegible = (color: string) =>
    limits.every((limit) => getContrastRatio(color, limit.color) >= limit.minRatio);
  const start = getColor(palette, token);
  for (let percent = 1; percent <= 100; percent++) {
    const found = ['#000000', '#ffffff']
      .map((end) => mixColors(start, end, percent / 100))
      .find(isLegible);
    if (found) return found;
  }
  return undefined;
}
