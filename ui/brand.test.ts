import { describe, expect, test } from 'bun:test';
import { secondBrand } from '../.storybook/second-brand.ts';
import { hue, hueApart } from './color.ts';
import { measure, pairsInUse } from './contrast.ts';
import { house } from './default-brand.ts';
import { moreContrast } from './increase-contrast.ts';
import type { Palette } from './palette.ts';

const palettes = [house, secondBrand].flatMap(({ name, light, dark }): [string, Palette][] => [
  [`${name}, light`, light],
  [`${name}, dark`, dark],
]);

describe.each(palettes)('%s', (_name, palette) => {
  test.each(pairsInUse)('can be read: $use', (pair) => {
    expect(measure(palette, pair)).toBeGreaterThanOrEqual(pair.least);
  });

  test.each(pairsInUse)('can be read with more contrast: $use', (pair) => {
    const strong = measure(moreContrast(palette), pair);
    expect(strong).toBeGreaterThanOrEqual(Math.max(pair.least, measure(palette, pair)));
  });

  test('reads at 7:1 with more contrast, on the page and on every tone', () => {
    const strong = moreContrast(palette);
    const texts = pairsInUse.filter(({ ink, least }) => least === 4.5 && !ink.startsWith('on'));
    const weak = texts.filter((pair) => measure(strong, pair) < 7).map(({ use }) => use);
    expect(texts.length).toBeGreaterThan(20);
    expect(weak).toEqual([]);
  });

  test('keeps destructive apart from the accent by at least 25° of hue', () => {
    expect(hueApart(palette.accent, palette.tone.critical.ink)).toBeGreaterThanOrEqual(25);
  });

  test('gives each of the six meanings its own hue', () => {
    const { neutral: _, ...meanings } = palette.tone;
    const hues = Object.values(meanings)
      .map((tone) => hue(tone.ink))
      .sort((a, b) => a - b);
    const gaps = hues.slice(1).map((next, index) => next - (hues[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(15);
  });
});
