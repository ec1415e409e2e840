import { expect, test } from 'bun:test';
import { createScale } from './scale.ts';
import { drawArea, drawBars, drawLine } from './svg-paths.ts';

const scale = createScale([-10, 10]);

test('draws a line through the middle of each band', () => {
  expect(drawLine([10, 0, -10, 5], scale)).toBe('M12.5 0L37.5 50L62.5 100L87.5 25');
});

test('closes an area along zero', () => {
  expect(drawArea([10, 0], scale)).toBe('M25 0L75 50L75 50L25 50Z');
  expect(drawArea([], scale)).toBe('');
});

test('draws bars up or down from zero, and none for zero', () => {
  expect(drawBars([10, 0, -5], scale)).toBe('M6.667 50V0h20V50ZM73.333 50V75h20V50Z');
});
