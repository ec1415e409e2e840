import { expect, test } from 'bun:test';
import { contrastRatio, hue, hueDistance, mix, withAlpha } from './color.ts';

test('black on white has the contrast that WCAG says', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('hues are counted in degrees around the circle', () => {
  expect(hue('#ff0000')).toBe(0);
  expect(hue('#00ff00')).toBe(120);
  expect(hue('#ff00ff')).toBe(300);
  expect(hueDistance('#ff00ff', '#ff0000')).toBe(60);
});

test('mixes each channel by the share asked for', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mix('#004080', '#ffffff', 0.5)).toBe('#80a0c0');
});

test('makes a color see-through', () => {
  expect(withAlpha('#15181f', 0.06)).toBe('rgb(21 24 31 / 0.06)');
});
