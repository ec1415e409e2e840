import { describe, expect, test } from 'bun:test';
import { secondBrand } from '../.storybook/second-brand.ts';
import { getHue, getHueDistance } from './color.ts';
import { colorPairs, measureContrast } from './contrast.ts';
import { defaultBrand } from './default-brand.ts';
import { increaseContrast } from './increase-contrast.ts';
import type { Palette } from './palette.ts';

const palettes = [defaultBrand, secondBrand].flatMap(
  ({ name, light, dark }): [string, Palette][] => [
    [`${name}, light`, light],
    [`${name}, dark`, dark],
  ],
);

describe.each(palettes)('%s', (_name, palette) => {
  test.each(colorPairs)('is legible: $use', (pair) => {
    expect(measureContrast(palette, pair)).toBeGreaterThanOrEqual(pair.minRatio);
  });

  test.each(colorPairs)('is legible with more contrast: $use', (pair) => {
    const strong = measureContrast(increaseContrast(palette), pair);
    expect(strong).toBeGreaterThanOrEqual(Math.max(pair.minRatio, measureContrast(palette, pair)));
  });

  test('reaches 7:1 with more contrast, on surfaces and on every tone', () => {
    const strong = increaseContrast(palette);
    const texts = colorPairs.filter(
      ({ foreground, minRatio }) => minRatio === 4.5 && !foreground.startsWith('on'),
    );
    const weak = texts.filter((pair) => measureContrast(strong, pair) < 7).map(({ use }) => use);
    expect(texts.length).toBeGreaterThan(20);
    expect(weak).toEqual([]);
  });

  test('keeps at least 25° of hue between destructive and accent', () => {
    expect(getHueDistance(palette.accent, palette.tone.critical.ink)).toBeGreaterThanOrEqual(25);
  });

  test('gives each of the six tones its own hue', () => {
    const { neutral: _, ...meanings } = palette.tone;
    const hues = Object.values(meanings)
      .map((tone) => getHue(tone.ink))
      .sort((a, b) => a - b);
    const gaps = hues.slice(1).map((next, index) => next - (hues[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(15);
  });
});
