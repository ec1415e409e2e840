import { expect, test } from 'bun:test';
import { isInside, locate, moveByKey, placeStyle } from './position.ts';

const picture = { left: 100, top: 50, width: 400, height: 200 };

test('locates a pointer in shares of the picture', () => {
  expect(locate({ clientX: 200, clientY: 150 }, picture)).toEqual({ x: 0.25, y: 0.5 });
});

test.each([
  ['left of it', 99, 150],
  ['below it', 200, 251],
])('refuses a pointer %s', (_where, clientX, clientY) => {
  expect(locate({ clientX, clientY }, picture)).toBeUndefined();
});

test('refuses positions that are not on the picture', () => {
  expect(isInside({ x: 1, y: 0 })).toBe(true);
  expect(isInside({ x: 1.01, y: 0.5 })).toBe(false);
  expect(isInside({ x: Number.NaN, y: 0.5 })).toBe(false);
});

test('moves by arrow keys, faster with Shift, and stops at the edge', () => {
  expect(moveByKey({ x: 0.5, y: 0.5 }, 'ArrowLeft', false)).toEqual({ x: 0.49, y: 0.5 });
  expect(moveByKey({ x: 0.5, y: 0.95 }, 'ArrowDown', true)).toEqual({ x: 0.5, y: 1 });
  expect(moveByKey({ x: 0.5, y: 0.5 }, 'a', false)).toBeUndefined();
});

test('keeps a pin whole at the edges', () => {
  expect(placeStyle({ x: 0, y: 0.5 })).toEqual({
    left: 'clamp(18px, 0%, 100% - 18px)',
    top: 'clamp(18px, 50%, 100% - 18px)',
  });
});
