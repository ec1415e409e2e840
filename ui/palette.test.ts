import { describe, expect, test } from 'bun:test';
import { contrast, hue, pairsInUse } from './contrast.ts';
import { dark, light } from './palette.ts';

const themes = { light, dark };

describe.each(Object.entries(themes))('the %s palette', (_name, palette) => {
  test.each(pairsInUse(palette))('can be read: $use', ({ ink, ground, least }) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(least);
  });

  test('keeps destructive apart from the accent by at least 25° of hue', () => {
    const apart = Math.abs(hue(palette.accent) - hue(palette.tone.critical.ink));
    expect(Math.min(apart, 360 - apart)).toBeGreaterThanOrEqual(25);
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

test('black on white has the contrast that WCAG says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('hues are counted in degrees around the circle', () => {
  expect(hue('#ff0000')).toBe(0);
  expect(hue('#00ff00')).toBe(120);
  expect(hue('#ff00ff')).toBe(300);
});
