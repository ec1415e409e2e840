import { expect, test } from 'bun:test';
import { addAlpha, getContrastRatio, getHue, getHueDistance, mixColors } from './color.ts';

test('calculates contrast as WCAG defines it', () => {
  expect(getContrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(getContrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('measures hues in degrees around the color wheel', () => {
  expect(getHue('#ff0000')).toBe(0);
  expect(getHue('#00ff00')).toBe(120);
  expect(getHue('#ff00ff')).toBe(300);
  expect(getHueDistance('#ff00ff', '#ff0000')).toBe(60);
});

test('mixes each channel by the given share', () => {
  expect(mixColors('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mixColors('#004080', '#ffffff', 0.5)).toBe('#80a0c0');
});

test('adds an alpha channel', () => {
  expect(addAlpha('#15181f', 0.06)).toBe('rgb(21 24 31 / 0.06)');
});
