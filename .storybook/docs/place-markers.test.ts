import { expect, test } from 'bun:test';
import { markerPx, placeMarkers } from './place-markers.ts';

const bounds = { x: 0, y: 0, width: 300, height: 200 };
const part = { x: 100, y: 100, width: 80, height: 40 };
const size = { width: markerPx, height: markerPx };

test('a marker is on the corner of its part', () => {
  expect(placeMarkers([part], [], bounds)).toEqual([{ x: 90, y: 90, ...size }]);
});

test('a marker covers no text', () => {
  const text = { x: 100, y: 100, width: 30, height: 20 };
  expect(placeMarkers([part], [text], bounds)).toEqual([{ x: 170, y: 90, ...size }]);
});

test('a marker covers no other marker', () => {
  const [first, second] = placeMarkers([part, part], [], bounds);
  expect(second).not.toEqual(first);
});

test('a marker stays inside the example', () => {
  expect(placeMarkers([bounds], [], bounds)).toEqual([{ x: 0, y: 0, ...size }]);
});
