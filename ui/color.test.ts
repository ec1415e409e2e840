import { expect, test } from 'bun:test';
import { contrastRatio, hue, hueDistance, mix, withAlpha } from './color.ts';

test('calculates contrast as WCAG defines it', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('measures hues in degrees around the color wheel', () => {
  expect(hue('#ff0000')).toBe(0);
  expect(hue('#00ff00')).toBe(120);
  expect(hue('#ff00ff')).toBe(300);
  expect(hueDistance('#ff00ff', '#ff0000')).toBe(60);
});

test('mixes each channel by the given share', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mix('#004080', '#ffffff', 0.5)).toBe('#80a0c0');
});

test('adds an alpha channel', () => {
  expect(withAlpha('#15181f', 0.06)).toBe('rgb(21 24 31 / 0.06)');
});
