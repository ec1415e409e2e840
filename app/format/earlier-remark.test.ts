import { expect, test } from 'bun:test';
import { deviceOf } from './remark-facts.tsx';

test.each([
  [390, 'phone'],
  [600, 'tablet'],
  [768, 'tablet'],
  [1280, 'desktop'],
  [1920, 'desktop'],
] as const)('shows a pin that was placed at %i px on the %s', (width, device) => {
  expect(deviceOf({ x: 10, y: 10, width })).toBe(device);
});

test('has no device for remarks without a pin on the preview', () => {
  expect(deviceOf(null)).toBeNull();
  expect(deviceOf({ x: 10, y: 10, width: null })).toBeNull();
});
