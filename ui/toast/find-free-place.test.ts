import { expect, test } from 'bun:test';
import { findFreePlace } from './find-free-place.ts';

const phone = { window: { width: 360, height: 740 }, toast: { width: 360, height: 110 } };
const desktop = { window: { width: 1280, height: 800 }, toast: { width: 420, height: 90 } };
const title = { top: 88, bottom: 116, left: 20, right: 200 };
const atBottom = { top: 680, bottom: 724, left: 20, right: 340 };

test('stays at the top beside a title', () => {
  expect(findFreePlace({ ...desktop, titles: [title], pressed: undefined })).toBeUndefined();
});

test('moves to the bottom rather than cover a title', () => {
  expect(findFreePlace({ ...phone, titles: [title], pressed: undefined })).toBe(0);
});

test('moves away from a pressed button at the top', () => {
  const pressed = { top: 60, bottom: 96, left: 500, right: 600 };
  expect(findFreePlace({ ...desktop, titles: [], pressed })).toBe(0);
});

test('is above a pressed button at the bottom', () => {
  expect(findFreePlace({ ...phone, titles: [title], pressed: atBottom })).toBe(740 - 680 + 8);
});

test('ignores what is not on the screen', () => {
  const gone = { top: 0, bottom: 0, left: 0, right: 0 };
  expect(findFreePlace({ ...phone, titles: [gone], pressed: gone })).toBeUndefined();
});
