import { expect, test } from 'bun:test';
import { comparePixels, type Pixels } from './compare.ts';

const white = [255, 255, 255, 255];

function picture(width: number, ...pixels: number[][]): Pixels {
  return { width, height: pixels.length / width, data: Uint8Array.from(pixels.flat()) };
}

test('finds nothing between equal pictures', () => {
  const { different, noise } = comparePixels(picture(2, white, white), picture(2, white, white));
  expect({ different, noise }).toEqual({ different: 0, noise: 0 });
});

test('counts a pixel that is off by one a channel as noise, not as a change', () => {
  const after = picture(2, [254, 255, 254, 255], white);
  const { different, noise } = comparePixels(picture(2, white, white), after);
  expect({ different, noise }).toEqual({ different: 0, noise: 1 });
});

test('counts a pixel that is off by two in one channel as a change', () => {
  const after = picture(2, white, [255, 253, 255, 255]);
  const { different, noise } = comparePixels(picture(2, white, white), after);
  expect({ different, noise }).toEqual({ different: 1, noise: 0 });
});

test('counts what only one of two sizes has as changed', () => {
  const { different, difference } = comparePixels(picture(1, white), picture(2, white, white));
  expect({ different, width: difference.width }).toEqual({ different: 1, width: 2 });
});

test('draws changes in red over a faded picture', () => {
  const black = [0, 0, 0, 255];
  const { difference } = comparePixels(picture(2, white, black), picture(2, black, black));
  expect([...difference.data]).toEqual([214, 0, 54, 255, 204, 204, 204, 255]);
});
